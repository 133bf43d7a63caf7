import sans from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url";
import type { LinkDescriptor } from "react-router-dom";
import "./fonts.css";

/** The fonts of the house brand; the text font is preloaded with the page, so that the layout does not shift. */
export const fontLinks: LinkDescriptor[] = [
  { rel: "preload", href: sans, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];
