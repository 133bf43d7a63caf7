import { expect, test } from "vitest";
import { withoutStyles } from "./lean-styles.ts";

const declare = (...files: readonly string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=[${files.map((file) => JSON.stringify(file)).join(",")}])))=>i.map(i=>d[i]);\n`;

test("a chunk preloads the scripts of each dynamic import, and no stylesheet", () => {
  const code = `${declare("a.js", "styles.css", "b.js")}p(()=>x,__vite__mapDeps([0,1,2]));p(()=>y,__vite__mapDeps([1,2]));p(()=>z,__vite__mapDeps([1]));`;
  expect(withoutStyles(code)).toBe(
    `${declare("a.js", "b.js")}p(()=>x,__vite__mapDeps([0,1]));p(()=>y,__vite__mapDeps([1]));p(()=>z,[]);`,
  );
});

test("a chunk that preloaded only a stylesheet has no list", () => {
  expect(withoutStyles(`${declare("styles.css")}p(()=>x,__vite__mapDeps([0]));`)).toBe("p(()=>x,[]);");
});

test("a chunk without a list stays as it is", () => {
  expect(withoutStyles("export default 1;\n")).toBe("export default 1;\n");
});
