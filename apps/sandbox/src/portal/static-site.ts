import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { getMimeType } from "hono/utils/mime";

const compressors = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }),
};
const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/;
const isImmutable = (path: string) => path.startsWith("/assets/");

/** A built file, ready to be sent. */
interface StaticFile {
  readonly bytes: Uint8Array;
  /** As the build packed it already, tighter than there is time for here. */
  readonly br?: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/** The hashes of a page's inline scripts, so that its policy allows just these. */
function scriptHashes(html: string): readonly string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
}

const httpsOrigin = /^https:\/\/[a-z0-9.-]+(:\d+)?$/i;
const httpsOrLocalOrigin = /^(https:\/\/[a-z0-9.-]+|http:\/\/localhost)(:\d+)?$/i;

/** The origins that a page names in a `<meta>` of its own, those left out that are none. */
function named(html: string, name: string, origin: RegExp): readonly string[] | null {
  const [, content] = new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html) ?? [];
  return content === undefined ? null : content.split(" ").filter((text) => origin.test(text));
}

/**
 * A page says itself what it needs besides this origin. `form-targets`: where its forms may lead, redirects among it.
 * `embed-sources`: whose scripts and frames it embeds; it then has no origin, and stands in pages of ours only.
 */
function pagePolicy(html: string): string {
  const hashes = [...new Set(scriptHashes(html))];
  const embedded = named(html, "embed-sources", httpsOrLocalOrigin);
  if (embedded) {
    const hosts = embedded.join(" ");
    return `default-src 'none'; script-src ${[...hashes, hosts].join(" ")}; style-src 'unsafe-inline'; img-src data: ${hosts}; frame-src ${hosts}; connect-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox`;
  }
  const scripts = ["'self'", ...hashes].join(" ");
  const forms = ["'self'", ...(named(html, "form-targets", httpsOrigin) ?? [])].join(" ");
  return `default-src 'none'; script-src ${scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; frame-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action ${forms}; frame-ancestors 'none'`;
}

function headersFor(path: string, bytes: Uint8Array): Record<string, string> {
  const type = getMimeType(path) ?? "application/octet-stream";
  const isPage = type.startsWith("text/html");
  return {
    "content-type": type,
    "cache-control": isImmutable(path) ? "public, max-age=31536000, immutable" : "no-cache",
    etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
    vary: "Accept-Encoding",
    ...(isPage && { "content-security-policy": pagePolicy(new TextDecoder().decode(bytes)) }),
  };
}

/** Answers a request for a built file, or null where there is none. */
export type StaticSite = (path: string, request: Request) => Promise<Response | null>;

/** Reads a folder of built files once, or `only` some of them; what is sent is compressed once and kept. Null where there is no such folder. */
export async function openStaticSite(folder: string, only?: readonly string[]): Promise<StaticSite | null> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return null;
  const files = new Map<string, StaticFile>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    if (only && !only.includes(path)) continue;
    const bytes = new Uint8Array(await readFile(file));
    files.set(path, { bytes, headers: headersFor(path, bytes) });
  }
  for (const [path, { bytes }] of files) {
    const of = isImmutable(path) && path.endsWith(".br") ? files.get(path.slice(0, -3)) : undefined;
    if (!of) continue;
    files.set(path.slice(0, -3), { ...of, br: bytes });
    files.delete(path);
  }
  const packed = new Map<string, Promise<Uint8Array>>();

  return async (path, request) => {
    const file = files.get(path) ?? files.get(`${path.replace(/\/$/, "")}/index.html`);
    if (!file) return null;
    const etag = file.headers["etag"] ?? "";
    if (request.headers.get("if-none-match") === etag)
      // All headers again: a browser lays those of a 304 over what it kept, its policy among them.
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
