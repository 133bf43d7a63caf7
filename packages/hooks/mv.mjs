import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { readFileSync } from "node:fs";
const root = process.cwd(); const ours = `${root}/src/index.ts`;
const beyond = ["react", "@tanstack/react-query", "xstate", "@xstate/react"];
const isBeyond = (id) => beyond.some((n) => id === n || id.startsWith(`${n}/`));
async function run(hook, extra=[]) { const src=`export { createBroker, BrokerProvider, ${hook} } from ${JSON.stringify(ours)}`;
 const r = await build({ configFile:false, root: root+"/src", logLevel:"silent", plugins:[{name:"g",enforce:"pre",resolveId:(id)=>id==="entry"?"\0entry":null,load:(id)=>id==="\0entry"?src:null}], build:{write:false,rolldownOptions:{input:"entry",external:(id)=>isBeyond(id)||extra.some(e=>e.test(id)),preserveEntrySignatures:"strict"}}});
 return brotliCompressSync([r].flat().flatMap(o=>o.output).filter(c=>c.type==="chunk"&&!c.isDynamicEntry).map(c=>c.code).join("\n")).length; }
for (const h of ["useEmailVerification","useDepositWizard","useWithdrawal"]) { const t = await run(h); console.log(h,t);
 for (const e of process.argv.slice(2)) console.log("   without", e, await run(h,[new RegExp(e)])-t); }
