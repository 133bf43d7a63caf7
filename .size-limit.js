import { readdirSync, readFileSync } from "node:fs";
import { build } from "vite";

// Byte budgets of everything a first visit to a page loads, brotli. Build before: `pnpm build`.
const client = "apps/portal/build/client";
const file = readdirSync(`${client}/assets`).find((name) => name.startsWith("manifest-"));
const { entry, routes } = JSON.parse(
  readFileSync(`${client}/assets/${file}`, "utf8")
    .replace("window.__reactRouterManifest=", "")
    .replace(/;$/, ""),
);

/** The scripts of a route and of every route around it. */
function scriptsOf(id) {
  const scripts = new Set([entry.module, ...entry.imports]);
  for (let route = routes[id]; route; route = routes[route.parentId]) {
    scripts.add(route.module);
    for (const path of route.imports) scripts.add(path);
  }
  return Array.from(scripts, (path) => client + path);
}

const page = (name, id, limit) => ({ name, path: scriptsOf(id), limit });

// As a consumer's bundler makes it of the published files, with openapi-fetch; MD5 is loaded with the first password.
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
  { name: "/ in HTML", path: [`${client}/index.html`], limit: "5 kB" },
  page("/login, all scripts", "routes/visitor/login", "149 kB"),
  page("/sign-up, all scripts", "routes/visitor/sign-up", "155 kB"),
  page("/dashboard, all scripts", "routes/account/dashboard", "195 kB"),
  page("/deposit-withdraw, all scripts", "routes/account/deposit-withdraw", "240 kB"),
  page("/transactions, all scripts", "routes/account/transactions", "240 kB"),
  page("/my-account, all scripts", "routes/account/my-account", "215 kB"),
  page("/profile, all scripts", "routes/account/profile", "210 kB"),
  page("/referrals, all scripts", "routes/account/referrals", "200 kB"),
];
