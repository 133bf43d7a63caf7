import type { DocumentName } from "./document-names.ts";

/** The source of a fact on the public pages. */
type Source =
  | { readonly kind: "specification"; readonly section: string }
  /** A setting of the deployment, which the provider enforces. */
  | { readonly kind: "configuration"; readonly name: string }
  /** A clause of a legal document. */
  | { readonly kind: "document"; readonly document: DocumentName; readonly clause: number }
  /** Derived from other content, such as the instruments. */
  | { readonly kind: "content"; readonly of: string };

/** A fact that pages may state, always with its source. */
export interface Claim<Value = string> {
  readonly value: Value;
  readonly source: Source;
}
