import type { DocumentName } from "./document-names.ts";

/** Where a fact of the public pages comes from. */
type Source =
  | { readonly kind: "specification"; readonly section: string }
  /** A value that a deployment sets, and that the provider keeps to. */
  | { readonly kind: "configuration"; readonly name: string }
  /** A clause of one of the legal documents. */
  | { readonly kind: "document"; readonly document: DocumentName; readonly clause: number }
  /** Worked out from other content, such as the instruments. */
  | { readonly kind: "content"; readonly of: string };

/** A fact that pages may state, never without where it comes from. */
export interface Claim<Value = string> {
  readonly value: Value;
  readonly source: Source;
}
