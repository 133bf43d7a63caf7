import { useLayoutEffect, type ReactNode } from "react";
import { companyOf } from "../packages/site/src/content/companies.ts";
import { drawLogo } from "../packages/site/src/frame/logo.tsx";
import { defaultLanguage, languages } from "../packages/site/src/languages.ts";
import { Surroundings } from "../packages/site/src/page.tsx";
import { paths } from "../packages/site/src/paths.ts";
import { studiedBrand } from "./white-label/studio/studied-brand.ts";
import { ground } from "../packages/site/src/style/layout.css.ts";

const company = companyOf(9);

/** Settings without a feed: a story shows the edition from the build. */
const settings = {
  companyId: company.id,
  referralCode: "NORTHGALE",
  minimumDepositUsd: 100,
  limits: {},
  contentUrl: null,
  contactForm: "/api/forms/support-message",
  origin: "https://site.example",
};

interface SitePageProps {
  /** The locale of the language; one that the site lacks renders English. */
  locale: string;
  scheme: string;
  children: ReactNode;
}

/**
 * Renders a section of the public site in a page with its company, its language, and the page script's handling of
 * images.
 */
export function SitePage({ locale, scheme, children }: SitePageProps) {
  const [tag] = locale.split("-");
  const language = languages.find((one) => one.tag === tag) ?? defaultLanguage;
  useLayoutEffect(() => {
    const { logo, name = company.name } = studiedBrand() ?? {};
    const src = logo || `data:image/svg+xml,${encodeURIComponent(drawLogo(company))}`;
    for (const image of document.querySelectorAll<HTMLImageElement>("[data-company-logo]"))
      Object.assign(image, { src, alt: name });
    if (scheme === "system") return;
    // Each keeps the width that its picture is for.
    for (const source of document.querySelectorAll<HTMLSourceElement>("source[data-dark]"))
      source.media = `${source.dataset["dark"] ?? ""}(${scheme === "dark" ? "min" : "max"}-width:0)`;
  }, [scheme]);
  return (
    <Surroundings value={{ settings, company, language, languages, path: paths.platforms }}>
      <div lang={language.tag}>
        <div className={ground}>{children}</div>
      </div>
    </Surroundings>
  );
}
