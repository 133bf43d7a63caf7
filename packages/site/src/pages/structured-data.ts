import type { Company } from "../content/company.ts";
import type { SitePage } from "./site-page.ts";

/** The company as structured data. */
export const toOrganisation = ({ id, name, founded, contact }: Company, origin: string): object => ({
  "@type": "FinancialService",
  name,
  url: `${origin}/`,
  logo: `${origin}/site/logo-${id}.svg`,
  email: contact.email,
  telephone: contact.phone,
  foundingDate: String(founded),
  address: contact.address.join(", "),
});

/** Questions with their answers as structured data. */
export const toQuestions = (of: readonly (readonly [question: string, answer: string])[]): object => ({
  "@type": "FAQPage",
  mainEntity: of.map(([name, text]) => ({
    "@type": "Question",
    name,
    acceptedAnswer: { "@type": "Answer", text },
  })),
});

/** The breadcrumb as structured data: each page whose address is a prefix of the page's own. */
export const toBreadcrumb = (
  page: SitePage,
  pages: readonly SitePage[],
  address: (path: string) => string,
): object => ({
  "@type": "BreadcrumbList",
  itemListElement: pages
    .filter(({ path }) => page.path === path || page.path.startsWith(`${path}/`))
    .toSorted((one, other) => one.path.length - other.path.length)
    .map(({ path, meta }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: meta.title,
      item: address(path),
    })),
});
