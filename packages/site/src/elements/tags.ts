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

/** The elements that only renew the content of a page; the script of the page loads their scripts after the first paint. */
const renewing = new Set<string>(["live-calendar", "live-quotes"]);

/** Adds the scripts of a page's custom elements, which run after parsing or after the first paint. */
export const addElements = (html: string, scripts: ElementScripts): string =>
  html.replace("</head>", () => {
    const used = elementTags.filter((tag) => new RegExp(`<${tag}[ >]`).test(html));
    const source = (tag: string) => (renewing.has(tag) ? "data-late" : "defer src");
    return `${used.map((tag) => `<script ${source(tag)}="${scripts[tag]}"></script>`).join("")}</head>`;
  });
