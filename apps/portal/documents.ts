import type { BuiltDocument } from "./documents-plugin.ts";
import { createScreener } from "./screener/create-screener.ts";

/** What the build makes besides the pages. */
export const documents: readonly BuiltDocument[] = [
  { path: "embed/screener.html", type: "text/html; charset=utf-8", make: createScreener },
];
