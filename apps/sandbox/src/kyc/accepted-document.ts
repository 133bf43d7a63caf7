import type { Config } from "../config.ts";
import { Refusal } from "../http/problem.ts";
import type { DocumentKind } from "./company-rules.ts";

/** The words for each kind of document in a sentence. */
const words: Readonly<Record<DocumentKind, string>> = {
  passport: "a passport",
  "national-id": "a national ID",
  "driver-id": "a driving licence",
};

const join = new Intl.ListFormat("en", { type: "disjunction" });

/** Throws for a kind of document that the company does not accept from clients of a country. */
export function requireAcceptedDocument(
  kind: DocumentKind,
  countryCode: string,
  { identity: { acceptedDocuments } }: Pick<Config, "identity">,
): void {
  const accepted = Object.hasOwn(acceptedDocuments, countryCode) ? acceptedDocuments[countryCode] : undefined;
  if (accepted === undefined || accepted.includes(kind)) return;
  throw new Refusal(
    "documentNotAccepted",
    `This kind of document is not accepted for your country. Please send ${join.format(accepted.map((one) => words[one]))}.`,
  );
}
