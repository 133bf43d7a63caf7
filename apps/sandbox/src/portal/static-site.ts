import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import { StartError } from "../config.ts";
import { everyAnswer } from "../http/security.ts";
import {
  findFont,
  type GivenConfiguration,
  isAddressed,
  writeFontHint,
  writeToText,
} from "./write-to-markup.ts";
import { findConfiguration, writeToPage } from "./write-to-page.ts";
import { createConfiguredStyles } from "./configured-styles.ts";
import type { PortalConfiguration } from "./portal-configuration.ts";
import { findHeaders, readHeaderRules, readRedirects } from "./static-rules.ts";

const compressors = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }),
};
const compressible = /^(text\/|application\/([a-z]+\+)?(json|javascript|xml)|image\/svg)/;
const POLICY = "content-security-policy";
/** The name of the file that sets the headers of a folder's files. */
export const HEADERS = "_headers";
/** Returns whether a file describes other files, is a note of the build, or is compressed for other servers. */
const isNotServed = (path: string) => /^\/(_headers$|_redirects$|\.vite\/)|\.gz$/.test(path);

/** A built file with its headers. */
interface StaticFile {
  readonly bytes: Uint8Array;
  /** The Brotli file from the build, which is smaller than a file that is compressed for a request. */
  readonly br?: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns the address of a file; the address of a page is the address of its folder. */
export const addressOf = (path: string) => path.replace(/\/index\.html$/, "") || "/";

const etagOf = (bytes: Uint8Array) =>
  `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;

/** Answers a request for a built file; null where there is none. */
export type StaticSite = (path: string, request: Request) => Promise<Response | null>;

const textOf = (file: string) => readFile(file, "utf8").catch(() => "");

/** Reads the files of a folder, or `only` some of them, each with its headers as the folder's `_headers` has them. */
async function readFiles(folder: string, only?: readonly string[]): Promise<Map<string, StaticFile> | null> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return null;
  const rules = readHeaderRules(await textOf(join(folder, HEADERS)));
  const files = new Map<string, StaticFile>();
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    if (!entry.isFile() || isNotServed(path) || (only && !only.includes(path))) continue;
    const bytes = new Uint8Array(await readFile(file));
    const headers = {
      ...everyAnswer,
      "content-type": getMimeType(path) ?? "application/octet-stream",
      "cache-control": "no-cache",
      etag: etagOf(bytes),
      vary: "Accept-Encoding",
      ...findHeaders(rules, addressOf(path)),
    };
    files.set(path, { bytes, headers });
  }
  for (const [path, { bytes }] of files) {
    const of = path.endsWith(".br") ? files.get(path.slice(0, -3)) : undefined;
    if (!of) continue;
    files.set(path.slice(0, -3), { ...of, br: bytes });
    files.delete(path);
  }
  return files;
}

/** Writes a configuration into the pages of a portal; their compressed copies of the build are not used. */
function configureFiles(files: Map<string, StaticFile>, given: GivenConfiguration): void {
  const pages = [...files]
    .filter(([path]) => path.endsWith(".html"))
    .map(([path, file]) => ({ path, file, html: new TextDecoder().decode(file.bytes) }));
  const built = findConfiguration(pages.map(({ html }) => html));
  if (!built)
    throw new StartError("PORTAL_CONFIGURATION is set, and no page of the portal has a configuration.");
  for (const [path, file] of files) {
    if (!isAddressed(path)) continue;
    const bytes = new TextEncoder().encode(
      writeToText(new TextDecoder().decode(file.bytes), built, given.fields),
    );
    files.set(path, { bytes, headers: { ...file.headers, etag: etagOf(bytes) } });
  }
  const font = findFont(pages.map(({ html }) => html));
  const withHint = ({ link = "", ...others }: StaticFile["headers"]): StaticFile["headers"] => {
    const hint = writeFontHint(link, font, given.styles.brand?.font);
    return hint === "" ? others : { ...others, link: hint };
  };
  for (const { path, file, html } of pages) {
    const page = writeToPage({ html, policy: file.headers[POLICY] ?? "" }, built, given);
    if (page.html === html) continue;
    const bytes = new TextEncoder().encode(page.html);
    const headers = { ...file.headers, etag: etagOf(bytes), [POLICY]: page.policy };
    files.set(path, { bytes, headers: withHint(headers) });
  }
}

/** The part of a folder that is served, and the functions that write into its files. */
export interface SiteOptions {
  readonly only?: readonly string[];
  /** The configuration of a portal. */
  readonly configuration?: PortalConfiguration;
}

/**
 * Opens a folder of built files, or `only` some of them. It is read once, and compressed files are cached. Null where
 * there is no such folder.
 */
export async function openStaticSite(
  folder: string,
  { only, configuration }: SiteOptions = {},
): Promise<StaticSite | null> {
  const files = await readFiles(folder, only);
  if (!files) return null;
  if (configuration) {
    const styles = await createConfiguredStyles(folder, configuration);
    configureFiles(files, { fields: configuration, styles });
  }
  const redirects = readRedirects(await textOf(join(folder, "_redirects")));
  const packed = new Map<string, Promise<Uint8Array>>();

  return async (path, request) => {
    const redirect = redirects.get(path);
    if (redirect) {
      const location = redirect.to.includes("?") ? redirect.to : redirect.to + new URL(request.url).search;
      return new Response(null, { status: redirect.status, headers: { location } });
    }
    const file = files.get(path) ?? files.get(`${path.replace(/\/$/, "")}/index.html`);
    if (!file) return null;
    const etag = file.headers["etag"] ?? "";
    if (request.headers.get("if-none-match") === etag)
      // A 304 repeats all headers, because a browser replaces the headers of its cached answer by them, including the policy.
      return new Response(null, { status: 304, headers: file.headers });
    const accepts = request.headers.get("accept-encoding") ?? "";
    const encoding = (["br", "gzip"] as const).find((one) => accepts.includes(one));
    if (!encoding || !compressible.test(file.headers["content-type"] ?? ""))
      return new Response(new Uint8Array(file.bytes), { headers: file.headers });
    const key = `${encoding} ${etag}`;
    const body =
      packed.get(key) ??
      (encoding === "br" && file.br ? Promise.resolve(file.br) : compressors[encoding](file.bytes));
    packed.set(key, body);
    return new Response(new Uint8Array(await body), {
      headers: { ...file.headers, "content-encoding": encoding },
    });
  };
}
