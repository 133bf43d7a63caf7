/** The names of the legal documents' files. */
export const documentNames = [
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

/** The name of a legal document's file, without its extension. */
export type DocumentName = (typeof documentNames)[number];
