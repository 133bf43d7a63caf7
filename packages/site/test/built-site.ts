import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { buildSite, type SiteSettings } from "../tools/build-site.ts";

export const settings: SiteSettings = {
  companyId: 9,
  referralCode: "NORTHGALE",
  minimumDepositUsd: 100,
  limits: {},
  origin: "https://site.example",
};

/** The site, built into a temporary folder. */
export interface BuiltSite {
  readonly folder: string;
  /** Its HTML by address, aliases among them; the missing page is `/404`. */
  readonly pages: ReadonlyMap<string, string>;
  /** Every file, as a path from the root of the site. */
  readonly files: ReadonlySet<string>;
  remove(): Promise<void>;
}

const addressOf = (file: string): string =>
  file === "404.html" ? "/404" : `/${file.replace(/\/?index\.html$/, "")}`;

export async function createSite(): Promise<BuiltSite> {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  await buildSite(settings, folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
  const pages = new Map<string, string>();
  for (const file of files.filter((one) => one.endsWith(".html")))
    pages.set(addressOf(file), await readFile(join(folder, file), "utf8"));
  return {
    folder,
    pages,
    files: new Set(files.map((file) => `/${file}`)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
