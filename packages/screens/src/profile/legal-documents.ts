/** The legal documents in the order of spec 2.9; each name is also the key of its label. */
export const legalDocuments = [
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
] as const;

/** The name of a legal document. */
export type LegalDocument = (typeof legalDocuments)[number];
