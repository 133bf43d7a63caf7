import { createHash } from "node:crypto";

/** Returns the hashes of a page's inline scripts, so that its policy allows these only. JSON is not executed. */
function scriptHashes(html: string): readonly string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*\bjson")[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].flatMap(([, code]) =>
    // A script that gets its address later is empty.
    code ? `'sha256-${createHash("sha256").update(code).digest("base64")}'` : [],
  );
}

const httpsOrigin = /^https:\/\/[a-z0-9.-]+(:\d+)?$/i;
const httpsOrLocalOrigin = /^(https:\/\/[a-z0-9.-]+|http:\/\/localhost)(:\d+)?$/i;

/** Returns the valid origins that a page lists in a `<meta>` element. */
function named(html: string, name: string, origin: RegExp): readonly string[] | null {
  const [, content] = new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html) ?? [];
  return content === undefined ? null : content.split(" ").filter((text) => origin.test(text));
}

/**
 * The rights of an embedding page. It keeps its origin, because otherwise its frames would lose their origins too, and the
 * storage that a third party's widget needs.
 */
const embedded =
  "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-storage-access-by-user-activation";

const union = (lists: readonly (readonly string[])[]): string => [...new Set(lists.flat())].join(" ");

/**
 * Returns the Content-Security-Policy of pages that share one. A page declares its needs beyond its origin in `<meta>`
 * elements. `frame-hosts`: origins whose pages may frame it. `form-targets`: origins of its forms' actions and redirects.
 * `connect-targets`: origins that its scripts call. `image-sources`: origins of its pictures.
 * `embed-sources`: origins of the scripts and frames that it embeds, in a `data:` frame, whose origin is opaque; such a
 * page cannot navigate the window, download or submit, and may be framed by our pages only.
 */
export function policyOf(pages: readonly string[]): string {
  const all = (name: string, origin: RegExp) => pages.map((html) => named(html, name, origin) ?? []);
  const hashes = pages.map(scriptHashes);
  if (pages.some((html) => named(html, "embed-sources", httpsOrLocalOrigin))) {
    const hosts = union(all("embed-sources", httpsOrLocalOrigin));
    return `default-src 'none'; script-src ${union([...hashes, [hosts]])}; style-src 'unsafe-inline'; img-src data: ${hosts}; frame-src data: ${hosts}; connect-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox ${embedded}`;
  }
  const scripts = union([["'self'"], ...hashes]);
  const forms = union([["'self'"], ...all("form-targets", httpsOrigin)]);
  const calls = union([["'self'"], ...all("connect-targets", httpsOrLocalOrigin)]);
  const images = union([["'self'", "blob:", "data:"], ...all("image-sources", httpsOrLocalOrigin)]);
  const hosts = union(all("frame-hosts", httpsOrLocalOrigin)) || "'none'";
  return `default-src 'none'; script-src ${scripts}; style-src 'self' 'unsafe-inline'; img-src ${images}; font-src 'self'; connect-src ${calls}; frame-src 'self'; manifest-src 'self'; base-uri 'none'; form-action ${forms}; frame-ancestors ${hosts}`;
}
