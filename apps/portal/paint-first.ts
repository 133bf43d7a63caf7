import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Applies the whole stylesheet once it is there; a handler in the markup would need an exception in the policy. */
const APPLY_STYLES = `{const l=document.querySelector("link[media=print]"),a=()=>{l.media="all"};l.sheet?a():l.onload=a}`;

/** Returns the rules of a stylesheet that a page uses. */
type Pruner = (html: string) => string;

/**
 * Has a prerendered page paint from its HTML alone: the styles that it uses are in it, the whole stylesheet does not block
 * rendering, and scripts are fetched with low priority.
 */
function paintFirst(html: string, stylesOf: Pruner): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace(
      /<link rel="stylesheet"([^>]*?)\/?>/,
      (_link, attributes: string) =>
        `<style>${stylesOf(html)}</style><link rel="stylesheet"${attributes} media="print"/><script>${APPLY_STYLES}</script>`,
    );
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
    await writeFile(file, paintFirst(html, createPruner(css)));
  }
}
