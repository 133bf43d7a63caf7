import { mkdir, mkdtemp, readdir, readFile, rm, writeFile, cp } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build } from "vite";
import { elementTags, type ElementScripts } from "../src/elements/tags.ts";
import type { DrawnIcon } from "../src/icons.ts";
import type { SiteFile } from "../src/site-file.ts";
import type { SiteSettings } from "../src/settings.ts";
import { drawIcons } from "./draw-icons.ts";
import { createPruner } from "./prune-styles.ts";
import { shortenNames, shortProperties } from "./shorten-names.ts";

export type { SiteSettings } from "../src/settings.ts";

/** The names of custom properties in the pages, for style sheets that are written into them later. */
const PROPERTY_NAMES = "property-names.json";

const room = join(import.meta.dirname, "..");

interface SiteModule {
  readonly renderSite: (settings: SiteSettings, scripts: ElementScripts) => readonly SiteFile[];
  readonly iconsOf: (settings: SiteSettings) => readonly DrawnIcon[];
}

const isSiteModule = (module: unknown): module is SiteModule =>
  typeof module === "object" && module !== null && "renderSite" in module;

const common = { root: room, configFile: false, publicDir: false, logLevel: "error" } as const;

/** Compiles the custom elements into `assets`, a script for each; returns their addresses by tag. */
async function compileElements(folder: string): Promise<ElementScripts> {
  const scripts: Record<string, string> = {};
  for (const tag of elementTags) {
    const result = await build({
      ...common,
      build: {
        outDir: folder,
        emptyOutDir: false,
        target: "es2022",
        rolldownOptions: {
          input: join(room, `src/elements/${tag}.ts`),
          output: { format: "iife", entryFileNames: "assets/[name]-[hash].js", hashCharacters: "hex" },
        },
      },
    });
    const outputs = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
    scripts[tag] = `/${outputs.find(({ fileName }) => fileName.endsWith(".js"))?.fileName}`;
  }
  return scripts;
}

/** Fonts are named like the portal's, so that both load one once; a page names 27 pictures, and hashes do not compress. */
const assetFileNames = ({ names: [name = ""] }: { readonly names: readonly string[] }) =>
  `assets/[name]-[hash${/\.(?:avif|webp|png)$/.test(name) ? ":6" : ""}][extname]`;

/** Compiles the pages and their styles; `folder` contains the module and, in `assets`, the stylesheet and fonts. */
async function compile(folder: string, edition: string | undefined): Promise<void> {
  await build({
    ...common,
    ...(edition !== undefined && { resolve: { alias: { "#edition": edition } } }),
    plugins: [vanillaExtractPlugin({ identifiers: "short" })],
    build: {
      ssr: "src/site.tsx",
      ssrEmitAssets: true,
      outDir: folder,
      emptyOutDir: true,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      target: "es2023",
      rolldownOptions: { output: { hashCharacters: "hex", assetFileNames } },
      // Older targets need a fallback for `light-dark()`, which would resolve the scheme at the root.
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
    },
  });
}

/**
 * Builds the public site of a company into a served folder: pages of plain HTML with inline styles, and their images
 * and fonts.
 */
export async function buildSite(settings: SiteSettings, into: string): Promise<readonly string[]> {
  await mkdir(join(room, "node_modules"), { recursive: true });
  // Beside the packages that the compiled pages import; one folder per build, since several may run.
  const folder = await mkdtemp(join(room, "node_modules/.site-"));
  try {
    await compile(folder, settings.edition);
    const scripts = await compileElements(folder);
    const assets = join(folder, "assets");
    const names = await readdir(assets);
    const sheets = names.filter((name) => name.endsWith(".css"));
    const css = (await Promise.all(sheets.map((name) => readFile(join(assets, name), "utf8")))).join("\n");
    const module: unknown = await import(/* @vite-ignore */ pathToFileURL(join(folder, "site.js")).href);
    if (!isSiteModule(module)) throw new Error("The compiled site renders nothing.");
    const files = module.renderSite(settings, scripts);
    const stylesOf = createPruner(css);
    const styled = new Map(
      files.flatMap(({ path, content }) =>
        path.endsWith(".html") ? [[path, withStyles(content, stylesOf(content))]] : [],
      ),
    );
    const properties = shortProperties([...styled.values()]);
    for (const { path, content } of files) {
      const file = join(into, path);
      await mkdir(dirname(file), { recursive: true });
      const page = styled.get(path);
      await writeFile(file, page === undefined ? content : shortenNames(page, properties));
    }
    await writeFile(join(into, PROPERTY_NAMES), JSON.stringify(Object.fromEntries(properties)));
    await mkdir(join(into, "assets"), { recursive: true });
    const named = new Set([css, ...files.map(({ content }) => content)].flatMap(assetsIn));
    // Without the pictures of other companies.
    for (const name of names.filter((name) => named.has(name)))
      await cp(join(assets, name), join(into, "assets", name));
    await drawIcons(module.iconsOf(settings), into);
    return files.map(({ path }) => path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const assetsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\/assets\/([\w.-]+)/g)].map(([, name = ""]) => name);

/** Inlines the used styles into a page, so that it is painted from one answer. */
const withStyles = (html: string, styles: string): string =>
  html.replace(/<style data-sheet="">\s*<\/style>/, () => `<style>${styles}</style>`);
