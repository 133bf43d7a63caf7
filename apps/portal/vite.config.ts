import { fileURLToPath } from "node:url";
import { messagesPlugin } from "@broker/screens/messages-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vite";
import { chunkPlan } from "./chunk-plan.ts";
import { configurationPlugin } from "./configuration-plugin.ts";
import { documents } from "./documents.ts";
import { documentsPlugin } from "./documents-plugin.ts";
import { leanIcons } from "./lean-icons.ts";
import { leanImports } from "./lean-imports.ts";
import { leanLibraries } from "./lean-libraries.ts";
import { leanPreloads } from "./lean-preloads.ts";
import { leanStyles } from "./lean-styles.ts";
import { minifyAgain } from "./minify-again.ts";
import { reactAriaWords } from "./react-aria-words.ts";
import { sitePlugin } from "./site-plugin.ts";
import { unroutedPages } from "./unrouted-pages.ts";

const provider = process.env["PROVIDER_URL"] ?? "http://localhost:4000";

/**
 * Resolves React Router to its production build, which omits warnings; bundlers get the development build by default.
 */
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

const chunks = chunkPlan();

export default defineConfig({
  plugins: [
    reactRouterForProduction,
    messagesPlugin(),
    vanillaExtractPlugin(),
    reactRouter(),
    unroutedPages(),
    sitePlugin(),
    configurationPlugin(),
    documentsPlugin(documents),
    chunks.plugin,
    leanIcons(),
    leanLibraries(),
    leanPreloads(),
    leanStyles(),
    leanImports(),
    reactAriaWords(),
    minifyAgain(),
  ],
  // The manifest tells the byte budgets which chunks a screen loads on its first view.
  build: {
    assetsInlineLimit: 0,
    target: "es2023",
    // Older targets need a fallback for `light-dark()`, which would resolve the scheme at the root.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    manifest: true,
  },
  environments: {
    // Prerendered pages name the font that the client's styles load.
    ssr: { build: { rolldownOptions: { output: { hashCharacters: "hex" } } } },
    client: {
      build: {
        // The licences of all bundled packages, which ask to be delivered with them.
        license: { fileName: "licences.txt" },
        rolldownOptions: {
          output: {
            // Chunks name each other a thousand times, and hashes do not compress: 28 bits suffice to distinguish
            // versions of one file. Shared chunks are named by hash only.
            hashCharacters: "hex",
            chunkFileNames: ({ isDynamicEntry, isEntry }) =>
              isDynamicEntry || isEntry ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js",
            codeSplitting: {
              groups: [
                // One stylesheet: each additional one makes browsers compute the layout of the whole page again.
                { name: "styles", test: /\.css$/, priority: 3 },
                ...chunks.groups,
              ],
            },
          },
        },
      },
    },
  },
  server: { port: 5173, proxy: { "/api": provider, "/content": provider, "/sandbox": provider } },
});
