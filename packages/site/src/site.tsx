import "./style/fonts.css";
import { renderToStaticMarkup } from "react-dom/server";
import { companyOf } from "./content/companies.ts";
import { Document } from "./document.tsx";
import { type ElementScripts, withElements } from "./elements/tags.ts";
import { drawnIcons, type DrawnIcon, manifestFiles } from "./icons.ts";
import { logoFile, logoPath } from "./frame/logo.tsx";
import { addressIn, defaultLanguage, languages, type SiteLanguage } from "./languages.ts";
import { Surroundings } from "./page.tsx";
import { aliases } from "./paths.ts";
import { NOT_FOUND, sitePages } from "./pages/pages.tsx";
import { toolFiles } from "./pages/tools/tool-pages.tsx";
import type { SiteSettings } from "./settings.ts";
import type { SiteFile } from "./site-file.ts";
import { sitemap } from "./sitemap.ts";

const fileOf = (address: string) => (address === "/" ? "index.html" : `${address.slice(1)}/index.html`);

/** Returns the icons of the site's company, which the build draws. */
export const iconsOf = ({ companyId }: SiteSettings): readonly DrawnIcon[] =>
  drawnIcons(companyOf(companyId));

/** Renders every page of the site as HTML, with the files for search engines. */
export function renderSite(
  settings: SiteSettings,
  scripts: ElementScripts,
  spoken: readonly SiteLanguage[] = languages,
): readonly SiteFile[] {
  const company = companyOf(settings.companyId);
  const files = spoken.flatMap((language) =>
    sitePages({ company, language, settings }).flatMap(({ path, content, meta }): SiteFile[] => {
      const surroundings = { settings, company, language, languages: spoken, path };
      const page = renderToStaticMarkup(
        <Surroundings value={surroundings}>
          <Document meta={meta}>{content}</Document>
        </Surroundings>,
      );
      const html = `<!doctype html>${withElements(page, scripts)}`;
      if (path === NOT_FOUND) return [{ path: `${addressIn(language, path).slice(1)}.html`, content: html }];
      const addresses = [path, ...(aliases[path] ?? [])].map((one) => addressIn(language, one));
      return addresses.map((address) => ({ path: fileOf(address), content: html }));
    }),
  );
  const pages = sitePages({ company, language: defaultLanguage, settings });
  const listed = pages.filter(({ meta }) => meta.isUnlisted !== true).map(({ path }) => path);
  return [
    ...files,
    ...spoken.flatMap((language) => toolFiles({ company, language, settings })),
    { path: logoPath(company).slice(1), content: logoFile(company) },
    ...manifestFiles(company, defaultLanguage.messages.home.description),
    { path: "sitemap.xml", content: sitemap(settings.origin, listed, spoken) },
    {
      path: "robots.txt",
      content: `User-agent: *\nDisallow: /api/\nDisallow: /sandbox\nSitemap: ${settings.origin}/sitemap.xml\n`,
    },
  ];
}
