import { mkdir, mkdtemp, readdir, readFile, rm, writeFile, cp } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build } from "vite";
import type { SiteFile } from "../src/site-file.ts";
import type { SiteSettings } from "../src/settings.ts";
import { pruneStyles } from "./prune-styles.ts";

export type { SiteSettings } from "../src/settings.ts";

const room = join(import.meta.dirname, "..");

interface SiteModule {
  readonly renderSite: (settings: SiteSettings) => readonly SiteFile[];
}

const isSiteModule = (module: unknown): module is SiteModule =>
  typeof module === "object" && module !== null && "renderSite" in module;

/** Compiles the pages and their styles; `folder` holds the module and, in `assets`, the stylesheet and fonts. */
async function compile(folder: string): Promise<void> {
  await build({
    root: room,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    plugins: [vanillaExtractPlugin({ identifiers: "short" })],
    build: {
      ssr: "src/site.tsx",
      ssrEmitAssets: true,
      outDir: folder,
      emptyOutDir: true,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      target: "es2023",
      // As the portal names its own, so that both fetch a font once.
      rolldownOptions: { output: { hashCharacters: "hex" } },
      // Older ones need another `light-dark()`, which would settle the scheme at the root.
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
    },
  });
}

/**
 * Makes the public site of a company and lays it into a folder that is served: pages of plain HTML with their styles in
 * them, and the pictures and fonts that they name.
 */
export async function buildSite(settings: SiteSettings, into: string): Promise<readonly string[]> {
  await mkdir(join(room, "node_modules"), { recursive: true });
  // Beside the packages that the compiled pages import; one for each build, since several may run.
  const folder = await mkdtemp(join(room, "node_modules/.site-"));
  try {
    await compile(folder);
    const assets = join(folder, "assets");
    const names = await readdir(assets);
    const sheets = names.filter((name) => name.endsWith(".css"));
    const css = (await Promise.all(sheets.map((name) => readFile(join(assets, name), "utf8")))).join("\n");
    const module: unknown = await import(/* @vite-ignore */ pathToFileURL(join(folder, "site.js")).href);
    if (!isSiteModule(module)) throw new Error("The compiled site renders nothing.");
    const files = module.renderSite(settings);
    for (const { path, content } of files) {
      const file = join(into, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, path.endsWith(".html") ? withStyles(content, css) : content);
    }
    await mkdir(join(into, "assets"), { recursive: true });
    for (const name of names.filter((name) => !name.endsWith(".css")))
      await cp(join(assets, name), join(into, "assets", name));
    await cp(join(room, "public"), into, { recursive: true });
    return files.map(({ path }) => path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A page with those styles in it that it uses: it is painted from one answer. */
const withStyles = (html: string, css: string): string =>
  html.replace(/<style data-sheet="">\s*<\/style>/, () => `<style>${pruneStyles(css, html)}</style>`);
