/** Returns a module of React with `import` and `export` in place of `require` and `exports`; throws where something is left of these. */
function toModule(code: string): string {
  const module = code
    .replace('"use strict";', "")
    .replaceAll(/^(?:var| ) (\w+) = require\(("[^"]+")\)[,;]$/gm, "import * as $1 from $2;")
    .replaceAll(/^exports\.(\w+) = (\w+);$/gm, "export { $2 as $1 };")
    .replaceAll(/^exports\.(\w+) =/gm, "export const $1 =");
  if (/\bexports\b|\brequire\(/.test(module))
    throw new Error("React has another form of modules: see lean-react.ts.");
  return module;
}

/** Returns the text of a module that names its build for production, and drops the build for development. */
function toProduction(code: string): string {
  const [, file] = /require\(('\.\.?\/cjs\/[\w./-]+\.production\.js')\)/.exec(code) ?? [];
  if (file === undefined) throw new Error("React names no build for production: see lean-react.ts.");
  return `export * from ${file};\nimport * as all from ${file};\nexport default all;\n`;
}

/** React has the hook itself since version 18; the library's own is for older ones. */
const withOwnHook = () => 'export { useSyncExternalStore } from "react";\n';

/**
 * React is published in a form whose exports are properties of an object, so that each of three thousand calls in the chunks
 * names the object and the property, and nothing of it can be left out. As modules of the language each call is that of a
 * function, and what is not imported is not bundled.
 */
export const reactRules = [
  [/\/react\/(?:index|jsx-runtime)\.js$/, toProduction],
  [/\/react-dom\/(?:index|client)\.js$/, toProduction],
  [/\/use-sync-external-store\/shim\/with-selector\.js$/, toProduction],
  [/\/use-sync-external-store\/shim\/index\.js$/, withOwnHook],
  [/\/react(?:-dom)?\/cjs\/react(?:-jsx-runtime|-dom|-dom-client)?\.production\.js$/, toModule],
  [/\/use-sync-external-store-shim\/with-selector\.production\.js$/, toModule],
] as const;
