import { fileURLToPath } from "node:url";
import { messagesPlugin } from "@broker/screens/messages-plugin";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vite";
import { documents } from "./documents.ts";
import { documentsPlugin } from "./documents-plugin.ts";
import { leanPreloads } from "./lean-preloads.ts";
import { sitePlugin } from "./site-plugin.ts";

const provider = process.env["PROVIDER_URL"] ?? "http://localhost:4000";

/** Overlays, lists of options and state machines: modules that few pages load at first. */
const heavy =
  /FocusScope|internationalized.string|useLocalizedString|intl.overlays|getScrollParent|(components.dist.private.Heading)|ShadowTreeWalker|xstate|.machine.ts|(utils.(keyboard|animation|runAfterKeyboard|useViewportSize))|useInteractOutside|PressResponder|(private.(overlays|selection|collections|menu|dialog|grid|list|tabs|toggle|radio|numberfield|checkbox|form|textfield))|(components.dist.private.(Modal|Dialog|Popover|Menu|Collection|ListBox|Tabs|Toggle|Radio|TextField|FieldError|Input|Label|Form))|(ui.src.(alert-dialog|dialog|drawer|popover|select|radio-cards|tabs|file-drop|checkbox|field|form))/;

/** Modules that every page with scripts loads first, with their dependencies. */
const everywhere =
  /hooks.src.(session.(use-session|session.mutations)\.ts|catalogue.use-company|failure|run-mutation)|react-query.build.modern.useMutation|screens.src.(session.session.messages|failure.failure|frame.(lazy-part|load-ahead|plain-page|error.screen|use-arrival|company-logo))|screens.src.locales.languages|ui.src.(focus-keeper.focus-keeper|provider.provider|page-layout.page-layout|icon-button.icon-button|text.text|card.card|notice.notice|grid.grid|stack.stack)\.|app.(providers|language|brand|static-page)/;

/** Queries that start before the code of a client-area screen has loaded. */
const calls =
  /app.first-calls|hooks.src.((deposit|withdrawal|transaction|referral).\w+.queries|catalogue.(platforms|spec-ids)|session.(use-sign-out|user-in))|sdk.src.wire.date|screens.src.(deposit-withdrawal.deposit-withdrawal|transaction.transaction)-tabs/;

/** Small parts of nearly every screen of the client area. */
const account =
  /ui.src.(app-shell|user-button|avatar|countdown.countdown-format|theme.css-variable|skeleton|section|status-badge|money|figure-tile|divider|badge|code|copy-button)|screens.src.(frame.(panel|loading|unsaved|focus|use-in-view|account-frame|leave-dialog.screen|menu-collapse|eventual-part)|failure.unavailable|session.session-guard.screen)|lucide.*icons.(wallet|users|arrow-left-right|download|external-link|circle-x|check|x|clock|shield-check|refresh-cw)\.mjs/;

/** Modules that every page of the client area loads first, besides {@link account}. */
const frame =
  /hooks.src.(to-list|profile.(email-verified|use-user-info)|kyc.kyc-status|eligibility.eligibility.rules)|screens.src.frame.unsaved-edits|ui.src.(divider|visually-hidden|copy-button|floating-region)|lucide.*icons.(external-link|users)\.mjs/;

/** Modules of text fields and forms: one chunk, which the sign-in and sign-up pages load first. */
const form =
  /(private.(form|textfield))|(components.dist.private.(TextField|FieldError|Input|Label|Form))|ui.src.(text-field|field|form|error-summary)./;

/** The runtime of state machines, which the money journeys and the identity check share. */
const machine = /[/]xstate|@xstate|hooks.src.session.(session.machine|session.ports|use-session-guard)/;
const money = /big\.js|sdk.src.money/;
const moving =
  /hooks.src.(once.(once|kept|keep|use-kept|draft)|late|catalogue.catalogue.rules|deposit.(gateway.rules|payment-handoff))/;

/** Modules of the money journeys that load with the first request. */
const sending =
  /hooks.src.(once.(settling|give-up|journey|prepare)|(deposit|withdrawal).(\w+-calls|\w+.mutations|watch-payment|read-handoff))/;

/** What of those the sign-up needs as well, which does without the others. */
const marks = /lucide.*icons.(check|minus)\.mjs|screens.src.frame.focus-heading/;

const isBasic = (id: string): boolean => !heavy.test(id) && !calls.test(id);

/** React Router gives bundlers its development build; the other one beside it leaves the warnings out. */
const reactRouterForProduction: Plugin = {
  name: "react-router-for-production",
  enforce: "pre",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    handler: (id) =>
      fileURLToPath(import.meta.resolve(id))
        .replace("development", "production")
        .replace(/\.js$/, ".mjs"),
  },
};

export default defineConfig({
  plugins: [
    reactRouterForProduction,
    messagesPlugin(),
    vanillaExtractPlugin(),
    reactRouter(),
    sitePlugin(),
    documentsPlugin(documents),
    leanPreloads(),
    // The words of React Aria in the thirty languages that no screen speaks.
    optimizeLocales.vite({ locales: ["en-US"] }),
  ],
  // The manifest tells the byte budgets which chunks a screen loads on its first view.
  build: { assetsInlineLimit: 0, target: "es2023", manifest: true },
  environments: {
    // Prerendered pages name the font that the client's styles fetch.
    ssr: { build: { rolldownOptions: { output: { hashCharacters: "hex" } } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Files name each other a thousand times, and nothing in a name is harder to compress than a hash: 28 bits
            // tell two versions of one file apart. What several share is named by those alone.
            hashCharacters: "hex",
            chunkFileNames: ({ isDynamicEntry }) =>
              isDynamicEntry ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js",
            // What nearly every page needs, in one file: dozens of small ones compress worse. Fewer than ten sharers
            // would bring the client area's parts to the sign-in.
            codeSplitting: {
              groups: [
                // One stylesheet: with each that is added, browsers lay the whole page out anew.
                { name: "styles", test: /\.css$/, priority: 3 },

                { name: "shared", test: everywhere, priority: 2.5 },
                { name: "shared", minShareCount: 10, test: isBasic, priority: 2 },
                { name: "calls", test: calls, priority: 1.8 },
                { name: "machine", test: machine, priority: 1.8 },
                { name: "money", test: money, priority: 1.8 },
                { name: "moving", test: moving, priority: 1.7 },
                { name: "sending", test: sending, priority: 1.6 },
                { name: "marks", test: marks, priority: 1.5 },
                { name: "form", minShareCount: 3, test: form, priority: 1 },
                { name: "account", minShareCount: 1, test: account, priority: 1 },
                { name: "frame", minShareCount: 2, test: frame, priority: 0.5 },
              ],
            },
          },
        },
      },
    },
  },
  server: { port: 5173, proxy: { "/api": provider, "/sandbox": provider } },
});
