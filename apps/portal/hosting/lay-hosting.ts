import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { languageFolders } from "../languages.ts";
import { type BuiltPage, headerRules, headersFile } from "./header-rules.ts";
import { nginxConfiguration } from "./nginx.ts";
import { redirectsFile } from "./redirects.ts";
import { SPECULATION_RULES, speculationRules } from "./speculation-rules.ts";

/** The inputs of the hosting files. */
export interface Hosting {
  /** The folder of the build; hosts serve `client` in it. */
  readonly build: string;
  /** The files of the public site, from `client`. */
  readonly siteFiles: readonly string[];
  /** The addresses of the client area. */
  readonly clientPages: readonly string[];
  /** The origin of the pages, such as `https://www.example.com`. */
  readonly origin: string;
}

const addressOf = (file: string) => (file === "index.html" ? "/" : `/${file.replace(/\/index\.html$/, "")}`);

async function pagesIn(client: string): Promise<ReadonlyMap<string, BuiltPage>> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => relative(client, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .toSorted();
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, BuiltPage]> => [
        file,
        { address: addressOf(file), html: await readFile(join(client, file), "utf8") },
      ]),
    ),
  );
}

/** Writes the hosting files: the files of static hosts into the served folder, and the files of nginx beside it. */
export async function layHosting({ build, siteFiles, clientPages, origin }: Hosting): Promise<void> {
  const client = join(build, "client");
  const pages = await pagesIn(client);
  const own = new Set(siteFiles);
  const of = (isPublic: boolean) =>
    [...pages].filter(([file]) => own.has(file) === isPublic).map(([, page]) => page);
  const rules = headerRules(of(true), of(false), {
    isSecure: origin.startsWith("https:"),
    folders: languageFolders,
  });
  const missing = [...pages.keys()].filter((file) => /(^|\/)404\.html$/.test(file)).map((file) => `/${file}`);
  const server = await readFile(join(import.meta.dirname, "nginx.conf"), "utf8");
  await mkdir(join(build, "nginx"), { recursive: true });
  await Promise.all([
    writeFile(join(client, "_headers"), headersFile(rules)),
    writeFile(join(client, "_redirects"), redirectsFile()),
    writeFile(join(client, SPECULATION_RULES), speculationRules(clientPages)),
    writeFile(join(build, "nginx/portal.conf.template"), nginxConfiguration(server, rules, missing)),
  ]);
}
