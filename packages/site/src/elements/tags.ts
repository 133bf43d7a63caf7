import type { DetailedHTMLProps, HTMLAttributes } from "react";

type ElementAttributes = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module "react" {
  // oxlint-disable-next-line typescript/no-namespace -- React's types are extended by this name only
  namespace JSX {
    interface IntrinsicElements {
      "calc-forms": ElementAttributes;
      "calc-market": ElementAttributes;
      "contact-form": ElementAttributes;
      "instrument-search": ElementAttributes;
      "kept-forms": ElementAttributes;
      "live-calendar": ElementAttributes;
      "live-quotes": ElementAttributes;
      "local-time": ElementAttributes;
      "open-now": ElementAttributes;
      "told-fields": ElementAttributes;
    }
  }
}

/** The custom elements of the site, each in a file with its name beside this one. */
export const elementTags = [
  "calc-market",
  "calc-forms",
  "told-fields",
  "kept-forms",
  "contact-form",
  "instrument-search",
  "live-calendar",
  "live-quotes",
  "local-time",
  "open-now",
] as const;

/** The script of each custom element, by tag. */
export type ElementScripts = Readonly<Record<string, string>>;

/** Adds the scripts of a page's custom elements, which run after parsing. */
export const withElements = (html: string, scripts: ElementScripts): string =>
  html.replace("</head>", () => {
    const used = elementTags.filter((tag) => new RegExp(`<${tag}[ >]`).test(html));
    return `${used.map((tag) => `<script defer src="${scripts[tag]}"></script>`).join("")}</head>`;
  });
