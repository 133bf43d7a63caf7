import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { inject } from "vitest";

/** The site as it was built for this run. */
export interface BuiltSite {
  readonly folder: string;
  /** The HTML by address, including aliases; the page of unknown addresses is `/404`. */
  readonly pages: ReadonlyMap<string, string>;
  /** The paths of all files, from the root of the site. */
  readonly files: ReadonlySet<string>;
}

const addressOf = (file: string): string =>
  `/${file.replace(/\/?index\.html$/, "").replace(/404\.html$/, "404")}`;

/** Reads the built site; waits where it is still being built. */
export async function readSite(): Promise<BuiltSite> {
  const answer = await fetch(inject("siteBuilder"));
  const folder = await answer.text();
  if (!answer.ok) throw new Error(folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  const pages = new Map<string, string>();
  for (const file of files.filter((one) => one.endsWith(".html")))
    pages.set(addressOf(file), await readFile(join(folder, file), "utf8"));
  return { folder, pages, files: new Set(files.map((file) => `/${file}`)) };
}
