import type { transform as Transform } from "sucrase";
import * as react from "react";
import { type ComponentType, createElement } from "react";

/** What code of the playground may import. */
type Scope = Readonly<Record<string, object>>;

const isComponent = (value: unknown): value is ComponentType => typeof value === "function";

const imports = /^import\s[^;]*?from\s*"[^"]+";?\s*/gm;

/** Completes a snippet of a docs page, which may be an element or a component that is not exported. */
function toModule(code: string): string {
  const body = code.replaceAll(imports, "").trim();
  const head = Array.from(code.matchAll(imports), ([line]) => line.trim()).join("\n");
  if (body.startsWith("<")) return `${head}\nexport default () => (<>${body.replace(/;$/, "")}</>);`;
  const names = Array.from(body.matchAll(/^(?:export )?(?:const|function) ([A-Z]\w*)/gm), ([, name]) => name);
  const last = names.at(-1);
  const isComplete = /^export default/m.test(body) || last === undefined;
  return isComplete ? `${head}\n${body}` : `${head}\n${body}\nexport default ${last};`;
}

/**
 * Loads the compiler and all parts, which no other page needs at once. The query makes a second module of the list of
 * parts: of the list that all stories import, the build would otherwise keep every part in every story.
 */
async function load(): Promise<{ transform: typeof Transform; scope: Scope }> {
  const [{ transform }, ui] = await Promise.all([
    import("sucrase"),
    import("../../packages/ui/src/index.ts?playground"),
  ]);
  return { transform, scope: { "@broker/ui": ui, react } };
}

/** Returns the component that code describes; rejects with the error of the code. */
export async function compile(code: string): Promise<ComponentType> {
  const { transform, scope } = await load();
  const { code: script } = transform(toModule(code), {
    transforms: ["typescript", "jsx", "imports"],
    jsxPragma: "jsx",
    jsxFragmentPragma: "Fragment",
    production: true,
  });
  const exported: Record<string, unknown> = {};
  const require = (name: string): object => {
    const found = scope[name];
    if (found === undefined) throw new Error(`Only @broker/ui and react can be imported here, not ${name}.`);
    return found;
  };
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the reader's own code, as in a console
  const make = new Function(`return function (require, exports, jsx, Fragment) {\n${script}\n}`);
  const run: unknown = Reflect.apply(make, undefined, []);
  if (typeof run !== "function") throw new Error("The code cannot be run.");
  Reflect.apply(run, undefined, [require, exported, createElement, react.Fragment]);
  const made = exported["default"];
  if (!isComponent(made))
    throw new Error("The code has no component: write an element or export a function.");
  return made;
}
