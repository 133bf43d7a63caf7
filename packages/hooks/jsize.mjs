// usage: node jsize.mjs [hook...]; run in packages/hooks
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { writeFileSync } from "node:fs";
const root = process.cwd();
const ours = `${root}/src/index.ts`;
const beyond = ["react", "@tanstack/react-query", "xstate", "@xstate/react"];
const isBeyond = (id) => beyond.some((n) => id === n || id.startsWith(`${n}/`));
async function bundle(source, { hooks = "", isExternal = isBeyond, minify = true, mods } = {}) {
  const modules = { "\0entry": source, "\0@broker/hooks": hooks };
  const r = await build({ configFile: false, root: root + "/src", logLevel: "silent",
    plugins: [{ name: "given", enforce: "pre", resolveId: (id) => (`\0${id}` in modules ? `\0${id}` : null), load: (id) => modules[id] ?? null }],
    build: { write: false, minify, rolldownOptions: { input: "entry", external: isExternal, preserveEntrySignatures: "strict" } } });
  const out=[r].flat().flatMap((o) => o.output).filter((c)=>c.type==="chunk");
  if (mods) for (const c of out) { if(c.isDynamicEntry) { console.log("  late", c.fileName, brotliCompressSync(c.code).length); continue;} for (const [id,m] of Object.entries(c.modules)) if(m.renderedLength) mods.push([id.replace(/^.*\/(packages|api-spec|node_modules)\//,"$1/"), m.renderedLength, m.code]); }
  return out.flatMap((c)=>!c.isDynamicEntry?[c.code]:[]).join("\n");
}
const kb = (c) => brotliCompressSync(c).length / 1000;
const sdk = await bundle('export * from "@broker/sdk"'); console.log("sdk", kb(sdk));
const want = process.argv.slice(2);
if (want[0] === "sdk") process.exit();
const all = ["useDepositWizard","useWithdrawal","useKyc","useTransfer","useUserTransfer","useSessionGuard","useRegistration","useEmailVerification","usePasswordReset"];
const isExternal = (id) => isBeyond(id) || id.startsWith("@broker/") || id === "valibot";
const hooks = await bundle(`export * from ${JSON.stringify(ours)}`, { isExternal, minify: false });
for (const h of want.length ? want : all) {
  const c = await bundle(`export { createBroker, BrokerProvider, ${h} } from "@broker/hooks"`, { hooks });
  console.log(h, kb(c));
  if (process.env.MODS) { const mods=[]; await bundle(`export { createBroker, BrokerProvider, ${h} } from ${JSON.stringify(ours)}`, { mods });
    for (const [id,l,code] of mods.sort((a,b)=>b[1]-a[1])) console.log("   ", String(l).padStart(6), id); }
}
