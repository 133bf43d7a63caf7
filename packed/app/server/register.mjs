import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";

/** Returns the names in the export list at the end of a built module. */
function exportedNames(code) {
  const [, list = ""] = /^export \{([^}]*)\};?$/m.exec(code) ?? [];
  return list.split(",").map((one) => one.trim().split(" as ").at(-1));
}

/** Replaces the exports of a module with "use client" by references, as a framework's bundler does. */
function toReferences(url, code) {
  const references = exportedNames(code).map(
    (name) => `const ref_${name} = registerClientReference(refuse(), ${JSON.stringify(url)}, "${name}");
      export { ref_${name} as ${name} };`,
  );
  return `import { registerClientReference } from "react-server-dom-webpack/server";
    const refuse = () => () => { throw new Error("A server calls what only a browser has."); };
    ${references.join("\n")}`;
}

registerHooks({
  load(url, context, next) {
    if (!/\.m?js$/.test(url) || context.format === "commonjs") return next(url, context);
    const code = readFileSync(new URL(url), "utf8");
    const isClient = /^("use strict";\s*)?["']use client["']/.test(code);
    return isClient
      ? { format: "module", source: toReferences(url, code), shortCircuit: true }
      : next(url, context);
  },
});
