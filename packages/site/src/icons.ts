import type { Company } from "./content/company.ts";
import type { SiteFile } from "./site-file.ts";

/**
 * Draws the company's mark as an icon: with round corners, or filling the square for systems that mask it themselves.
 */
function icon({ mark }: Company, shape: "round" | "full" | "maskable"): string {
  // A maskable icon has its mark within the circle that every mask shows.
  const box = shape === "maskable" ? "-4 0 70 70" : "3 7 56 56";
  const square =
    shape === "round"
      ? `<rect x="3" y="7" width="56" height="56" rx="15" fill="${mark.colour}"/>`
      : `<rect x="-9" y="-5" width="80" height="80" fill="${mark.colour}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${square}<path d="${mark.path}" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}

/** An icon that the build renders as a PNG, or as an ICO that contains one. */
export interface DrawnIcon {
  readonly path: string;
  readonly svg: string;
  readonly size: number;
}

/** Returns the icons that browsers and systems need as pixels. */
export const listDrawnIcons = (company: Company): readonly DrawnIcon[] => [
  { path: "favicon.ico", svg: icon(company, "round"), size: 32 },
  { path: "apple-touch-icon.png", svg: icon(company, "full"), size: 180 },
  { path: "site/icon-192.png", svg: icon(company, "round"), size: 192 },
  { path: "site/icon-512.png", svg: icon(company, "round"), size: 512 },
  { path: "site/icon-maskable-512.png", svg: icon(company, "maskable"), size: 512 },
];

/** Returns the web manifest, with which the client area can be installed, and the icon as a drawing. */
export function manifestFiles(company: Company, description: string): readonly SiteFile[] {
  const png = (name: string, size: number, purpose: string) => ({
    src: `/site/${name}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    id: "/dashboard",
    name: company.name,
    short_name: company.name,
    description,
    lang: "en",
    start_url: "/dashboard",
    scope: "/",
    // With back and reload buttons, which payments in other windows may need.
    display: "minimal-ui",
    theme_color: company.mark.colour,
    background_color: "#ffffff",
    icons: [
      png("icon-192", 192, "any"),
      png("icon-512", 512, "any"),
      png("icon-maskable-512", 512, "maskable"),
    ],
  };
  return [
    { path: "favicon.svg", content: icon(company, "round") },
    { path: "site.webmanifest", content: JSON.stringify(manifest) },
  ];
}
