import { readdirSync, readFileSync } from "node:fs";
import { build } from "vite";

// Byte budgets (brotli) of everything that the first visit to a page loads: its scripts, and the late chunks of its
// first view (1440 × 900). Chunks that load on scroll or press count for the client area as a whole. The router's route
// list counts too. Build first: `pnpm build`.
const client = "apps/portal/build/client";
const manifestFile = readdirSync(`${client}/assets`).find((name) => name.startsWith("manifest-"));
const { entry, routes } = JSON.parse(
  readFileSync(`${client}/assets/${manifestFile}`, "utf8")
    .replace("window.__reactRouterManifest=", "")
    .replace(/;$/, ""),
);
const chunks = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, "utf8"));
const keyOf = Object.fromEntries(Object.entries(chunks).map(([key, { file }]) => [`/${file}`, key]));

// A visit loads one language at most, so the budget uses the largest.
const bytesOf = (key) => readFileSync(`${client}/${chunks[key].file}.br`).length;
const [, ...otherLanguages] = Object.keys(chunks)
  .filter((key) => /\/locales\/\w+\/index\.ts$/.test(key))
  .toSorted((one, other) => bytesOf(other) - bytesOf(one));

/** The parts of extensions and their messages, which load only where the provider has the capability. */
const extensions = new Set([
  "../../api-spec/generated/capability-operations.js",
  "../../packages/screens/src/cancel/cancel.screen.tsx",
  "../../packages/screens/src/event/event.screen.tsx",
  "../../packages/hooks/src/freeze/read-freeze.ts",
  "../../packages/hooks/src/withdrawal/read-limits.ts",
  "../../packages/hooks/src/withdrawal/wallet-checksum.ts",
  "../../packages/screens/src/freeze/freeze-warning.screen.tsx",
  "../../packages/screens/src/freeze/paused.view.tsx",
  "../../packages/screens/src/inbox/channels.screen.tsx",
  "../../packages/screens/src/inbox/inbox.screen.tsx",
  "../../packages/screens/src/inbox/inbox-panel.screen.tsx",
  "../../packages/screens/src/kyc/kyc-resubmission.screen.tsx",
  "../../packages/screens/src/kyc/phone-camera.screen.tsx",
  "../../packages/screens/src/kyc/refused-documents.screen.tsx",
  "../../packages/screens/src/limits/limits.view.tsx",
  "../../packages/screens/src/passkeys/passkey-sign-in.screen.tsx",
  "../../packages/screens/src/passkeys/passkey-step-up.screen.tsx",
  "../../packages/screens/src/passkeys/passkeys.screen.tsx",
  "../../packages/screens/src/notes/note.screen.tsx",
  "../../packages/screens/src/payees/account-wait.screen.tsx",
  "../../packages/screens/src/payees/payees.screen.tsx",
  "../../packages/screens/src/payees/wallet-choice.screen.tsx",
  "../../packages/screens/src/privacy/privacy.screen.tsx",
  "../../packages/screens/src/second-factor/second-factor.screen.tsx",
  "../../packages/screens/src/second-factor/sign-in-step.screen.tsx",
  "../../packages/screens/src/second-factor/step-up.screen.tsx",
  "../../packages/screens/src/security/letter-phrase.screen.tsx",
  "../../packages/screens/src/security/security.screen.tsx",
  "../../packages/screens/src/security/sign-in-report.screen.tsx",
  "../../packages/screens/src/statement/statements.screen.tsx",
  "../../packages/screens/src/thread/threads.screen.tsx",
  "../../packages/screens/src/transaction/paged.screen.tsx",
  "../../packages/screens/src/transaction/prefetch-pages.ts",
  "../../packages/screens/src/transaction/rest.view.tsx",
  ...Object.keys(chunks).filter((key) => /\/locales\/\w+\/extensions\.ts$/.test(key)),
]);

/** The part beyond the specification that loads for every provider, once a user asks for it. */
const repeatedDeposit = "../../packages/screens/src/deposit/repeat-deposit.screen.tsx";
const beside = new Set([...extensions, repeatedDeposit]);

for (const key of beside) if (!chunks[key]) throw new Error(`No chunk of its own: ${key}`);

/** Lists a chunk with all of its static imports; with `everything`, its dynamic imports too, except what counts beside the area. */
function withImports(key, everything, found = new Set()) {
  const chunk = chunks[key];
  if (!chunk || found.has(`/${chunk.file}`) || otherLanguages.includes(key)) return found;
  if (chunk.file.endsWith(".js")) found.add(`/${chunk.file}`);
  const next = everything
    ? [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []).filter((one) => !beside.has(one))]
    : (chunk.imports ?? []);
  for (const one of next) withImports(one, everything, found);
  return found;
}

/** Lists the scripts of a route and of its parent routes. */
function scriptsOf(id) {
  const scripts = new Set([`/assets/${manifestFile}`, entry.module, ...entry.imports]);
  for (let route = routes[id]; route; route = routes[route.parentId]) {
    scripts.add(route.module);
    if (route.clientLoaderModule) scripts.add(route.clientLoaderModule);
    for (const path of route.imports) scripts.add(path);
  }
  return scripts;
}

function partsOf(sources) {
  return sources.flatMap((source) => {
    const key = `../../packages/screens/src/${source}`;
    if (!chunks[key]) throw new Error(`No chunk of its own: ${source}`);
    return [...withImports(key, false)];
  });
}

const onDisk = (paths) => Array.from(new Set(paths), (path) => client + path);
const page = (name, id, limit, parts = []) => ({
  name,
  path: onDisk([...scriptsOf(id), ...partsOf(parts)]),
  limit,
});
/** A page that starts without the router, which is loaded when its form is filled in. */
const unrouted = (path, starter, limit) => ({
  name: `${path}, all scripts`,
  path: onDisk(withImports(`app/unrouted/start-${starter}.tsx`, false)),
  limit,
});
const watch = "session/session-watch.screen.tsx";
/** A page of the client area: its screen, which is late code, and the chunks of its first view. */
const account = (path, query, limit, parts) =>
  page(`${path}${query}, first view`, `account${path}`, limit, [watch, ...parts]);

const area = Object.keys(routes).filter((id) => id.startsWith("account/"));
const first = area.flatMap((id) => Array.from(scriptsOf(id)));
const later = first.flatMap((path) => (keyOf[path] ? Array.from(withImports(keyOf[path], true)) : []));

// In the language whose messages are the largest.
const [, ...otherExtensions] = [...extensions]
  .filter((key) => /\/locales\/\w+\/extensions\.ts$/.test(key))
  .toSorted((one, other) => bytesOf(other) - bytesOf(one));
const isOfArea = new Set([...first, ...later]);
const beyondArea = (keys) =>
  keys.flatMap((key) => Array.from(withImports(key, true))).filter((path) => !isOfArea.has(path));
const ofCapabilities = beyondArea([...extensions].filter((key) => !otherExtensions.includes(key)));

// Built from the published files by a consumer's bundler, with openapi-fetch; MD5 is loaded with the first password.
const sdk = "node_modules/.cache/size";
await build({
  configFile: false,
  logLevel: "silent",
  build: {
    outDir: sdk,
    emptyOutDir: true,
    rolldownOptions: {
      input: "packages/sdk/dist/index.js",
      output: { entryFileNames: "sdk.js" },
      preserveEntrySignatures: "strict",
    },
  },
});

export default [
  { name: "@broker/sdk with everything it needs", path: [`${sdk}/sdk.js`], limit: "6 kB" },
  { name: "@broker/embed, the loader", path: ["packages/embed/dist/index.js"], limit: "3 kB" },
  { name: "/ in HTML, with its styles and scripts", path: [`${client}/index.html`], limit: "14 kB" },
  unrouted("/login", "login", "109 kB"),
  unrouted("/sign-up", "sign-up", "116 kB"),
  account("/dashboard", "", "180 kB", [
    "dashboard/dashboard.screen.tsx",
    "dashboard/recent-activity.screen.tsx",
  ]),
  account("/deposit-withdraw", "", "210 kB", [
    "deposit-withdrawal/deposit-withdrawal.screen.tsx",
    "deposit/deposit.screen.tsx",
  ]),
  account("/deposit-withdraw", "?tab=withdrawal", "210 kB", [
    "deposit-withdrawal/deposit-withdrawal.screen.tsx",
    "withdrawal/withdrawal.screen.tsx",
  ]),
  account("/transactions", "", "210 kB", [
    "transaction/transactions.screen.tsx",
    "transaction/money-chart.screen.tsx",
  ]),
  account("/transactions", "?id=, with its cancellation", "215 kB", [
    "transaction/transactions.screen.tsx",
    "transaction/money-chart.screen.tsx",
    "transaction/transaction-details.tsx",
    "cancel/cancel.screen.tsx",
  ]),
  account("/transactions", "?view=statements", "225 kB", [
    "transaction/transactions.screen.tsx",
    "statement/statements.screen.tsx",
  ]),
  account("/my-account", "", "210 kB", ["kyc/kyc.screen.tsx"]),
  account("/profile", "", "210 kB", ["profile/profile.screen.tsx"]),
  account("/profile", "?tab=contact, with sessions", "210 kB", [
    "profile/profile.screen.tsx",
    "security/security.screen.tsx",
  ]),
  account("/profile", "?tab=contact, with a second factor", "240 kB", [
    "profile/profile.screen.tsx",
    "second-factor/second-factor.screen.tsx",
    "security/security.screen.tsx",
  ]),
  account("/referrals", "", "210 kB", ["referral/referrals.screen.tsx", "referral/referral-qr.view.tsx"]),
  // The page of a phone, which has no session: no client area loads it.
  page("/capture, all scripts", "visitor/capture", "153 kB", ["kyc/capture.screen.tsx"]),
  {
    name: "the whole client area, all scripts, in one language",
    path: onDisk(first.concat(later)),
    limit: "350.5 kB",
  },
  {
    name: "the parts of all capabilities beside it, in one language",
    path: onDisk(ofCapabilities),
    limit: "76 kB",
  },
  {
    name: "a deposit that is repeated beside it, once it is asked for",
    path: onDisk(beyondArea([repeatedDeposit])),
    limit: "2 kB",
  },
];
