import type { Company } from "../content/company.ts";
import { usePage } from "../page.tsx";

/** Where the build lays the company's logo. */
export const logoPath = ({ id }: Company): string => `/site/logo-${id}.svg`;

/** The logo, readable on light and on dark. */
export function logoFile({ name, mark }: Company): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 70"><style>text{fill:#10151d}@media(prefers-color-scheme:dark){text{fill:#e8edf4}}</style><rect x="3" y="7" width="56" height="56" rx="15" fill="${mark.colour}"/><path d="${mark.path}" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><text x="72" y="47" font-family="system-ui,sans-serif" font-size="34" font-weight="700" letter-spacing="-.8">${name}</text></svg>`;
}

/** The company's logo; a script puts the provider's own in its place where that is another. */
export function Logo() {
  const { company } = usePage();
  return <img data-company-logo="" src={logoPath(company)} alt={company.name} width={128} height={32} />;
}
