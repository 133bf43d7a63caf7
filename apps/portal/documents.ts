import type { BuiltDocument } from "./documents-plugin.ts";
import { createLegalPdf } from "./legal/create-legal-pdf.ts";
import { createScreener } from "./screener/create-screener.ts";

/** The legal texts, by the names under which the profile opens them. */
const legalTexts = [
  "terms-and-conditions",
  "risk-disclosure",
  "privacy-policy",
  "aml-policy",
  "anti-spam-policy",
  "copy-trading-policy",
  "customer-agreement-policy",
  "order-execution-policy",
  "return-refund",
  "terms-of-business",
  "terms-of-use",
];

/** What the build makes besides the pages. */
export const documents: readonly BuiltDocument[] = [
  { path: "embed/screener.html", type: "text/html; charset=utf-8", make: createScreener },
  ...legalTexts.map((name) => ({
    path: `docs/${name}.pdf`,
    type: "application/pdf",
    make: () => createLegalPdf(name),
  })),
];
