import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Applies the whole stylesheet once it is there; a handler in the markup would need an exception in the policy. */
const APPLY_STYLES = `{const l=document.querySelector("link[media=print]"),a=()=>{l.media="all"};l.sheet?a():l.onload=a}`;

/** Returns the rules of a stylesheet that a page uses. */
type Pruner = (html: string) => string;

/** The links that preload scripts. */
const PRELOADS = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
/** The script that starts the page: its imports, the values that it sets, and the import of the entry. */
const STARTER = /<script type="module" async="">([^]*?)<\/script>/;

/** The imports of a built module, by the names of their files. */
const STATIC_IMPORTS = /(?:from|import)"\.\/([^"]+)"/g;

/** Reads built modules by address. */
type ReadModule = (address: string) => Promise<string>;

/**
 * Returns the modules that other modules of the list import, each after its own imports, without the modules that start the
 * page.
 */
async function inOrder(addresses: readonly string[], read: ReadModule): Promise<readonly string[]> {
  const imports = new Map<string, readonly string[]>();
  for (const address of addresses) {
    const found = [...(await read(address)).matchAll(STATIC_IMPORTS)].map(([, name]) => `/assets/${name}`);
    imports.set(
      address,
      found.filter((one) => addresses.includes(one)),
    );
  }
  const ordered = new Set<string>();
  const visited = new Set<string>();
  const add = (address: string): void => {
    // Two files may import each other.
    if (visited.has(address)) return;
    visited.add(address);
    for (const one of imports.get(address) ?? []) add(one);
    ordered.add(address);
  };
  for (const found of imports.values()) for (const one of found) add(one);
  return [...ordered];
}

/**
 * Returns a script that imports a module after the first paint. A page that is not painted, such as a page in a background tab
 * or a prerendered page, imports it at once. Its imports are evaluated before it, each file in a separate task.
 */
const importAfterPaint = (module: string, preloads: readonly string[], parts: readonly string[]) =>
  [
    "const t=()=>new Promise(r=>setTimeout(r));",
    "document.hidden||await new Promise(r=>requestAnimationFrame(()=>setTimeout(r)));",
    `for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`,
    `for(const m of ${JSON.stringify(parts)})await import(m),await t();`,
    `import("${module}")`,
  ].join("");

/** A script that only imports the entry, such as the script of a page without the router. */
const BARE_IMPORT = /^import\("([^"]*)"\);$/;

/** A page, and the module that starts its router, where it has one. */
interface Page {
  readonly html: string;
  readonly starter: { readonly file: string; readonly code: string } | null;
}

/**
 * Has a prerendered page paint from its HTML alone: the styles that it uses are in it, the whole stylesheet does not block
 * rendering, and scripts are fetched after the first paint.
 */
async function paintFirst(html: string, stylesOf: Pruner, read: ReadModule): Promise<Page> {
  const preloads = Array.from(html.matchAll(PRELOADS), ([, href = ""]) => href);
  const [, code] = STARTER.exec(html) ?? [];
  if (code === undefined) throw new Error("The page has no script that starts it");
  // The script is a file, because its static imports are evaluated in the same task as the values that it sets.
  const file = `assets/start-${createHash("sha256").update(code).digest("hex").slice(0, 8)}.js`;
  const [, entry] = BARE_IMPORT.exec(code) ?? [];
  const start = entry ?? `/${file}`;
  const parts = await inOrder(preloads, read);
  const page = html
    .replaceAll(PRELOADS, "")
    .replace(STARTER, () => `<script type="module">${importAfterPaint(start, preloads, parts)}</script>`)
    .replace(
      /<link rel="stylesheet"([^>]*?)\/?>/,
      (_link, attributes: string) =>
        `<style>${stylesOf(html)}</style><link rel="stylesheet"${attributes} media="print"/><script>${APPLY_STYLES}</script>`,
    );
  return { html: page, starter: entry === undefined ? { file, code } : null };
}

/** Applies {@link paintFirst} to the built visitors' pages. */
export async function paintPagesFirst(
  client: string,
  pages: readonly string[],
  createPruner: (css: string) => Pruner,
): Promise<void> {
  for (const page of pages) {
    const file = join(client, page, "index.html");
    const html = await readFile(file, "utf8");
    const [, sheet = ""] = /<link rel="stylesheet" href="([^"#]*)/.exec(html) ?? [];
    const css = await readFile(join(client, sheet), "utf8");
    const painted = await paintFirst(html, createPruner(css), (address) =>
      readFile(join(client, address), "utf8"),
    );
    await writeFile(file, painted.html);
    if (painted.starter) await writeFile(join(client, painted.starter.file), painted.starter.code);
  }
}
