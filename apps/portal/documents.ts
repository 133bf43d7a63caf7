import type { Places } from "@broker/screens";
import { documentNames } from "@broker/site/documents";
import type { BuiltDocument } from "./documents-plugin.ts";
import { createLegalPdf } from "./legal/create-legal-pdf.ts";
import { createScreener } from "./screener/create-screener.ts";

/** The legal documents of the public pages; the client area links to the same ones, or this does not compile. */
const legal: readonly Parameters<Places["legalDocument"]>[0][] = documentNames;

/** The documents that the build generates besides the pages. */
export const documents: readonly BuiltDocument[] = [
  { path: "embed/screener.html", type: "text/html; charset=utf-8", make: createScreener },
  ...legal.map((name) => ({
    path: `docs/${name}.pdf`,
    type: "application/pdf",
    make: () => createLegalPdf(name),
  })),
];
