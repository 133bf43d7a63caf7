import { expect, test } from "vitest";
import { clientModules } from "./client-modules.ts";

const jsx = 'import { jsx } from "react/jsx-runtime";';
const needed = (files: Record<string, string>, others: readonly string[] = []) =>
  Array.from(clientModules(new Map(Object.entries(files)), new Set(others)).needed);

test.each([
  ["calls a hook", 'import { useState } from "react"; const useOpen = () => useState(false);'],
  ["makes a context", 'import { createContext } from "react"; const Place = createContext(null);'],
  ["gives a handler", `${jsx} const Save = ({ save }) => jsx("button", { onClick: save });`],
  ["gives a function", `${jsx} const List = () => jsx(Rows, { cell: (row) => row.id });`],
  ["gives a ref", `${jsx} const Field = ({ ref }) => jsx("input", { ref });`],
  [
    "uses a package of components",
    'import { Button } from "react-aria-components/Button"; const Ours = Button;',
  ],
])("a module that %s needs a browser", (_, code) => {
  expect(needed({ "a.js": code })).toEqual(["a.js"]);
});

test.each([
  ["renders markup", `${jsx} const Card = ({ children }) => jsx("div", { children });`],
  ["calls a hook that servers have", 'import { useId } from "react"; const useLabel = () => useId();'],
  ["computes", 'import { useMode } from "culori/fn"; useMode(1); const half = (value) => value / 2;'],
  ["loads a part later", 'import { lazy } from "react"; const Chart = lazy(() => import("./chart.js"));'],
])("a module that %s runs on a server", (_, code) => {
  expect(needed({ "a.js": code })).toEqual([]);
});

test("a server can render and re-export a client component, but any other use needs a browser", () => {
  const files = {
    "parts/button.js":
      'import { useState } from "react"; export const Button = () => useState(0); export const size = 1;',
    "bar.js": `${jsx} import { Button } from "./parts/button.js"; const Bar = () => jsx(Button, {}); export { Bar };`,
    "index.js": 'import { Button } from "./parts/button.js"; export { Button };',
    "sum.js": 'import { size } from "./parts/button.js"; export const sum = size + 1;',
    "total.js": 'import { sum } from "./sum.js"; export const total = () => sum;',
  };
  expect(needed(files)).toEqual(["parts/button.js", "sum.js", "total.js"]);
  const { exportsOf } = clientModules(new Map(Object.entries(files)), new Set());
  expect(exportsOf("index.js")).toEqual(["Button"]);
});

test("other uses of another package's client component count as well", () => {
  const code = `${jsx} import { Button, formatMoney } from "@broker/ui";`;
  const others = ["@broker/ui Button"];
  expect(
    needed({ "a.js": `${code} const A = () => jsx(Button, { children: formatMoney(1) });` }, others),
  ).toEqual([]);
  expect(needed({ "a.js": `${code} const A = Button;` }, others)).toEqual(["a.js"]);
});

test("a module with the directive is recognised", () => {
  const { marked } = clientModules(
    new Map([
      ["a.js", '"use client";\nexport const one = 1;'],
      ["b.js", "export const one = 1;"],
    ]),
    new Set(),
  );
  expect(marked).toEqual(new Set(["a.js"]));
});
