import { expect, test } from "vitest";
import { shortenImports } from "./lean-imports.ts";

const declare = (...files: readonly string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=[${files.map((file) => JSON.stringify(file)).join(",")}])))=>i.map(i=>d[i]);\n`;

test("a dynamic import does not take its one export out of the module", () => {
  expect(shortenImports('p(async()=>{let{Part:e}=await import("./part.js");return{Part:e}},[])')).toBe(
    'p(() => import("./part.js"),[])',
  );
  expect(
    shortenImports('p(async()=>{const {a: a} = await import("./b.js").then(e=>e.t);return {a: a};},[])'),
  ).toBe('p(() => import("./b.js").then(e=>e.t),[])');
});

test("a function that does more than that stays as it is", () => {
  for (const code of [
    'p(async()=>{let{a:e,b:t}=await import("./part.js");return{a:e,b:t}},[])',
    'p(async()=>{let{a:e}=await import("./part.js");return{b:e}},[])',
    'p(async()=>{let{a:e}=await import("./part.js");return e},[])',
  ])
    expect(shortenImports(code)).toBe(code);
});

test("files that are needed once are named where they are needed", () => {
  const code = `${declare("a.js", "b.js", "c.js")}p(()=>x,__vite__mapDeps([0,2]));p(()=>y,__vite__mapDeps([1]));`;
  expect(shortenImports(code)).toBe('p(()=>x,["a.js","c.js"]);p(()=>y,["b.js"]);');
});

test("files that several imports need are named once, in a list", () => {
  const code = `${declare("a.js", "b.js")}p(()=>x,__vite__mapDeps([0,1]));p(()=>y,__vite__mapDeps([1]));`;
  expect(shortenImports(code)).toBe(code);
});
