import { readdirSync } from "node:fs";
import { join, parse } from "node:path";
import type { BuiltDocument } from "./documents-plugin.ts";
import { createLegalPdf } from "./legal/create-legal-pdf.ts";
import { createScreener } from "./screener/create-screener.ts";

/** The legal texts, by the names under which the profile opens them. */
const legalTexts = readdirSync(join(import.meta.dirname, "legal"))
  .map((file) => parse(file))
  .filter(({ ext }) => ext === ".md")
  .map(({ name }) => name);

/** What the build makes besides the pages. */
export const documents: readonly BuiltDocument[] = [
  { path: "embed/screener.html", type: "text/html; charset=utf-8", make: createScreener },
  ...legalTexts.map((name) => ({
    path: `docs/${name}.pdf`,
    type: "application/pdf",
    make: () => createLegalPdf(name),
  })),
];
