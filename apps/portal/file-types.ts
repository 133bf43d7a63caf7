/** Media types of built files by file extension. */
export const fileTypes: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
  json: "application/json",
  webmanifest: "application/manifest+json",
  svg: "image/svg+xml; charset=utf-8",
  avif: "image/avif",
  webp: "image/webp",
  png: "image/png",
  ico: "image/x-icon",
  woff2: "font/woff2",
  xml: "application/xml; charset=utf-8",
  ics: "text/calendar; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  pdf: "application/pdf",
};

/** Extensions of files that are compressed for transfer; the other formats are compressed already. */
export const compressible: ReadonlySet<string> = new Set([
  "html",
  "css",
  "js",
  "json",
  "webmanifest",
  "svg",
  "xml",
  "ics",
  "txt",
]);

export const endingOf = (path: string): string => path.split("/").at(-1)?.split(".").slice(1).at(-1) ?? "";
