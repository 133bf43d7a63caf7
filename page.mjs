// page.mjs tree pageName : chunks of the page with br size; modules
import { readFileSync } from "node:fs";
const [,, tree, name, detail] = process.argv;
const s = JSON.parse(readFileSync(`/tmp/size-${tree}.json`));
const an = JSON.parse(readFileSync(`/tmp/an-${tree}.json`));
process.chdir(`/work/wt/${tree}`);
const mod = await import(`/work/wt/${tree}/.size-limit.js`);
const row = mod.default.find((r) => r.name.startsWith(name));
let t=0; const rows = row.path.map((p)=>{ const b=readFileSync(p+".br").length; t+=b; const c=an.find((c)=>p.endsWith(c.file)); return [b,p.replace(/.*assets\//,""),c]; }).sort((x,y)=>y[0]-x[0]);
console.log(name,t);
for (const [b,p,c] of rows) { console.log(String(b).padStart(7),p); if (c && (detail==="all" || (detail && p.startsWith(detail)))) for (const [id,l] of c.modules.sort((x,y)=>y[1]-x[1])) if(l>40) console.log("             ",String(l).padStart(7),id.replace(/^.*\/(packages|api-spec|node_modules|apps)\//,"$1/")); }
