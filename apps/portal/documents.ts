import { documentNames } from "@broker/site/documents";
import type { BuiltDocument } from "./documents-plugin.ts";
import { createLegalPdf } from "./legal/create-legal-pdf.ts";
import { createScreener } from "./screener/create-screener.ts";

/** What the build makes besides the pages. */
export const documents: readonly BuiltDocument[] = [
  { path: "embed/screener.html", type: "text/html; charset=utf-8", make: createScreener },
  ...documentNames.map((name) => ({
    path: `docs/${name}.pdf`,
    type: "application/pdf",
    make: () => createLegalPdf(name),
  })),
];
