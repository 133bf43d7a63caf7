import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { build, type Plugin, type Rolldown } from "vite";
import { leanLibraries } from "../lean-libraries.ts";
import { minifyAgain } from "../minify-again.ts";

// Measures the scripts of a sign-in without any code of this project: the imports from the libraries for hydration, routing,
// reads, writes and fields, built with everything that the portal's build omits from them. Prints the brotli bytes of the
// libraries, added up one by one.
const packages = join(import.meta.dirname, "../../../packages");

interface Library {
  readonly name: string;
  /** The package that imports it. */
  readonly user: string;
  readonly source: string;
}

const libraries: readonly Library[] = [
  {
    name: "React with React DOM",
    user: join(packages, "ui"),
    source: `export { StrictMode, startTransition } from "react"; export { hydrateRoot } from "react-dom/client";`,
  },
  {
    name: "React Router",
    user: join(import.meta.dirname, ".."),
    source: `export { HydratedRouter } from "react-router/dom"; export { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useLocation, useNavigate, useSearchParams } from "react-router";`,
  },
  {
    name: "TanStack Query",
    user: join(packages, "hooks"),
    source: `export { QueryClient, useMutation, useQuery } from "@tanstack/react-query";`,
  },
  {
    name: "openapi-fetch",
    user: join(packages, "sdk"),
    source: `export { default as createFetchClient } from "openapi-fetch";`,
  },
  {
    name: "fields, buttons and links of React Aria",
    user: join(packages, "ui"),
    source: ["Button", "Form", "I18nProvider", "Link", "TextField", "Input", "Label", "Text", "FieldError"]
      .map((part) => `export { ${part} } from "react-aria-components/${part}";`)
      .concat(`export { RouterProvider } from "react-aria-components";`)
      .join(" "),
  },
];

/** Bundles the libraries up to one as a page would, each resolved by the package that imports it. */
const given = (used: readonly Library[]): Plugin => ({
  name: "floor",
  enforce: "pre",
  async resolveId(id, importer) {
    if (/^\0?(?:entry|library-\d)$/.test(id)) return id.startsWith("\0") ? id : `\0${id}`;
    if (/^react-router(?:\/dom)?$/.test(id))
      return fileURLToPath(import.meta.resolve(id))
        .replace("development", "production")
        .replace(/\.js$/, ".mjs");
    const [, index] = /^\0library-(\d)$/.exec(importer ?? "") ?? [];
    const user = index === undefined ? undefined : used[Number(index)]?.user;
    return user === undefined ? null : this.resolve(id, join(user, "package.json"), { skipSelf: true });
  },
  load(id) {
    if (id === "\0entry") return used.map((_, index) => `export * from "library-${index}";`).join("\n");
    const [, index] = /^\0library-(\d)$/.exec(id) ?? [];
    return index === undefined ? null : (used[Number(index)]?.source ?? null);
  },
});

const isOutput = (result: unknown): result is Rolldown.RolldownOutput =>
  typeof result === "object" && result !== null && "output" in result;

/** Returns the brotli bytes of the libraries in one file. */
async function bytesOf(used: readonly Library[]): Promise<number> {
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: "error",
    plugins: [given(used), leanLibraries(), minifyAgain()],
    build: {
      write: false,
      target: "es2023",
      rolldownOptions: {
        input: "entry",
        preserveEntrySignatures: "strict",
        output: { codeSplitting: false },
      },
    },
  });
  const chunks = [result]
    .flat()
    .filter(isOutput)
    .flatMap(({ output }) => output);
  return chunks.reduce(
    (sum, chunk) =>
      sum +
      (chunk.type === "chunk"
        ? brotliCompressSync(chunk.code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
        : 0),
    0,
  );
}

console.log("| with | brotli | more |");
console.log("| --- | --- | --- |");
let before = 0;
for (const [index, { name }] of libraries.entries()) {
  const bytes = await bytesOf(libraries.slice(0, index + 1));
  console.log(`| ${name} | ${(bytes / 1000).toFixed(1)} kB | ${((bytes - before) / 1000).toFixed(1)} kB |`);
  before = bytes;
}
