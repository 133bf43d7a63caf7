import type { ReactElement } from "react";
import type { Company } from "../content/company.ts";
import type { Meta } from "../document.tsx";
import type { SiteLanguage } from "../languages.ts";
import type { SiteSettings } from "../settings.ts";

/** The inputs of the pages. */
export interface PageNeeds {
  readonly company: Company;
  readonly language: SiteLanguage;
  readonly settings: SiteSettings;
}

/** A page of the site. */
export interface SitePage {
  /** The canonical path in the default language. */
  readonly path: string;
  readonly content: ReactElement;
  readonly meta: Meta;
}
