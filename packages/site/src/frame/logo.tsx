import type { Company } from "../content/company.ts";
import { usePage } from "../page.tsx";
import { logo } from "./logo.css.ts";

/** Returns the address of the company's logo in the build. */
export const logoPath = ({ id }: Company): string => `/site/logo-${id}.svg`;

/** Draws the logo, readable on light and on dark. */
export function drawLogo({ mark }: Company): string {
  const { width, path } = mark.word;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${75 + width} 70"><style>.w{fill:#10151d}@media(prefers-color-scheme:dark){.w{fill:#e8edf4}}</style><rect x="3" y="7" width="56" height="56" rx="15" fill="${mark.colour}"/><path d="${mark.path}" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path class="w" d="${path}"/></svg>`;
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
