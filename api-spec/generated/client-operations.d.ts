// Made by `pnpm generate` from the YAML files. Do not edit.
import type { Capability, Operation, operations } from "./operations.js";

type Plain = "text" | "number" | "integer" | "boolean";

/** What a value looks like: a word, with `?` where it may be null; a list of one shape; an object by field, or under `*` whatever its fields. */
export type Shape = Plain | `${Plain}?` | readonly [Shape] | { readonly [field: string]: Shape };

/** How a client makes a call, and the shape of the data that it answers with; null where it answers with none. */
export interface ClientOperation extends Omit<Operation, "audience" | "extension" | "decimals"> {
  /** The capability that the call belongs to; left out for the provider's own forty. */
  readonly extension?: Capability;
  /** Left out where only a signed-in user may call. */
  readonly isPublic?: true;
  readonly answer: Shape | null;
}

/** The name of a call that is not for staff. */
export type ClientOperationId = {
  [Call in keyof typeof operations]: (typeof operations)[Call]["audience"] extends "staff" ? never : Call;
}[keyof typeof operations];

/** All that a client needs of each call. */
export declare const clientOperations: Readonly<Record<ClientOperationId, ClientOperation>>;
