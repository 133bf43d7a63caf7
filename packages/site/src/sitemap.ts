import { toAddress, defaultLanguage, type SiteLanguage } from "./languages.ts";

/** Renders the sitemap: every page in every language, each with its alternates. */
export function renderSitemap(
  origin: string,
  paths: readonly string[],
  languages: readonly SiteLanguage[],
): string {
  const link = (tag: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}${address}"/>`;
  const urls = paths.flatMap((path) => {
    const alternates = [
      ...languages.map((language) => link(language.tag, toAddress(language, path))),
      link("x-default", toAddress(defaultLanguage, path)),
    ].join("");
    return languages.map(
      (language) => `<url><loc>${origin}${toAddress(language, path)}</loc>${alternates}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join("\n")}</urlset>\n`;
}
