import "./style/fonts.css";
import { renderToStaticMarkup } from "react-dom/server";
import { companyOf } from "./content/companies.ts";
import { Document } from "./document.tsx";
import { type ElementScripts, addElements } from "./elements/tags.ts";
import { listDrawnIcons, type DrawnIcon, manifestFiles } from "./icons.ts";
import { drawLogo, logoPath } from "./frame/logo.tsx";
import { writeLaterScript } from "./frame/scripts.ts";
import { toAddress, defaultLanguage, languages, type SiteLanguage } from "./languages.ts";
import { Surroundings } from "./page.tsx";
import { aliases, NOT_FOUND } from "./paths.ts";
import { sitePages } from "./pages/pages.tsx";
import { toolFiles } from "./pages/tools/tool-pages.tsx";
import type { SiteSettings } from "./settings.ts";
import type { SiteFile } from "./site-file.ts";
import { renderSitemap } from "./sitemap.ts";

/** React preloads each image of a page. The browser finds them as soon, and the lines would delay the first paint. */
const IMAGE_PRELOAD = /<link rel="preload" as="image"[^>]*>/g;

const fileOf = (address: string) => (address === "/" ? "index.html" : `${address.slice(1)}/index.html`);

/** Returns the icons of the site's company, which the build draws. */
export const iconsOf = ({ companyId }: SiteSettings): readonly DrawnIcon[] =>
  listDrawnIcons(companyOf(companyId));

/** Renders every page of the site as HTML, with the files for search engines. */
export function renderSite(
  settings: SiteSettings,
  scripts: ElementScripts,
  spoken: readonly SiteLanguage[] = languages,
): readonly SiteFile[] {
  const company = companyOf(settings.companyId);
  const later = writeLaterScript(settings);
  const files = spoken.flatMap((language) =>
    sitePages({ company, language, settings }).flatMap(({ path, content, meta }): SiteFile[] => {
      const surroundings = { settings, company, language, languages: spoken, path };
      const page = renderToStaticMarkup(
        <Surroundings value={surroundings}>
          <Document meta={meta}>{content}</Document>
        </Surroundings>,
      ).replaceAll(IMAGE_PRELOAD, "");
      const html = `<!doctype html>${addElements(page, scripts)}`.replace(
        "</body>",
        `<script defer src="/${later.path}"></script></body>`,
      );
      if (path === NOT_FOUND) return [{ path: `${toAddress(language, path).slice(1)}.html`, content: html }];
      const addresses = [path, ...(aliases[path] ?? [])].map((one) => toAddress(language, one));
      return addresses.map((address) => ({ path: fileOf(address), content: html }));
    }),
  );
  const pages = sitePages({ company, language: defaultLanguage, settings });
  const listed = pages.filter(({ meta }) => meta.isUnlisted !== true).map(({ path }) => path);
  return [
    ...files,
    ...spoken.flatMap((language) => toolFiles({ company, language, settings })),
    later,
    { path: logoPath(company).slice(1), content: drawLogo(company) },
    ...manifestFiles(company, defaultLanguage.messages.home.description),
    { path: "sitemap.xml", content: renderSitemap(settings.origin, listed, spoken) },
    {
      path: "robots.txt",
      content: `User-agent: *\nDisallow: /api/\nDisallow: /sandbox\nSitemap: ${settings.origin}/sitemap.xml\n`,
    },
  ];
}
