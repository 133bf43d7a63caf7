import type { Company } from "../content/company.ts";
import { usePage } from "../page.tsx";
import { logo } from "./logo.css.ts";

/** Returns the address of the company's logo in the build. */
export const logoPath = ({ id }: Company): string => `/site/logo-${id}.svg`;

/** Draws the logo, readable on light and on dark. */
export function drawLogo({ name, mark }: Company): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${75 + mark.word} 70"><style>text{fill:#10151d}@media(prefers-color-scheme:dark){text{fill:#e8edf4}}</style><rect x="3" y="7" width="56" height="56" rx="15" fill="${mark.colour}"/><path d="${mark.path}" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><text x="72" y="47" font-family="system-ui,sans-serif" font-size="34" font-weight="700" textLength="${mark.word}">${name}</text></svg>`;
}

/** The company's logo; a script replaces it by the provider's own where that differs. */
export function Logo() {
  const { company } = usePage();
  return (
    <img
      className={logo}
      data-company-logo=""
      src={logoPath(company)}
      alt={company.name}
      width={128}
      height={32}
    />
  );
}
