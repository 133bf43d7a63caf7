import "./style/fonts.css";
import { renderToStaticMarkup } from "react-dom/server";
import { companyOf } from "./content/company.ts";
import { Document } from "./document.tsx";
import { logoFile, logoPath } from "./frame/logo.tsx";
import { addressIn, defaultLanguage, languages, type SiteLanguage } from "./languages.ts";
import { Surroundings } from "./page.tsx";
import { aliases } from "./paths.ts";
import { NOT_FOUND, sitePages } from "./pages/pages.tsx";
import type { SiteSettings } from "./settings.ts";
import type { SiteFile } from "./site-file.ts";
import { sitemap } from "./sitemap.ts";

const fileOf = (address: string) => (address === "/" ? "index.html" : `${address.slice(1)}/index.html`);

/** Every page of the site as HTML, with what search engines read beside them. */
export function renderSite(
  settings: SiteSettings,
  spoken: readonly SiteLanguage[] = languages,
): readonly SiteFile[] {
  const company = companyOf(settings.companyId);
  const files = spoken.flatMap((language) =>
    sitePages({ company, language, settings }).flatMap(({ path, content, meta }): SiteFile[] => {
      const surroundings = { settings, company, language, languages: spoken, path };
      const html = `<!doctype html>${renderToStaticMarkup(
        <Surroundings value={surroundings}>
          <Document meta={meta}>{content}</Document>
        </Surroundings>,
      )}`;
      if (path === NOT_FOUND && language === defaultLanguage) return [{ path: "404.html", content: html }];
      const addresses = [path, ...(aliases[path] ?? [])].map((one) => addressIn(language, one));
      return addresses.map((address) => ({ path: fileOf(address), content: html }));
    }),
  );
  const pages = sitePages({ company, language: defaultLanguage, settings });
  const listed = pages.filter(({ meta }) => meta.isUnlisted !== true).map(({ path }) => path);
  return [
    ...files,
    { path: logoPath(company).slice(1), content: logoFile(company) },
    { path: "sitemap.xml", content: sitemap(settings.origin, listed, spoken) },
    {
      path: "robots.txt",
      content: `User-agent: *\nDisallow: /api/\nDisallow: /sandbox\nSitemap: ${settings.origin}/sitemap.xml\n`,
    },
  ];
}
