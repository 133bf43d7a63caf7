import sans from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url";
import "./fonts.css";

/** A link in the head of a page. */
export interface DocumentLink {
  readonly rel: string;
  readonly href: string;
  readonly sizes?: string;
  readonly type?: string;
  readonly as?: "font";
  readonly crossOrigin?: "anonymous";
}

/** The fonts of the house brand; the text font is preloaded with the page, so that the layout does not shift. */
export const fontLinks: readonly DocumentLink[] = [
  { rel: "preload", href: sans, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];
