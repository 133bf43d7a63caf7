// Made by `pnpm generate` from the YAML files. Do not edit.
import type { Capability, operations, SessionField } from "./operations.js";

/**
 * The compact schema of a JSON value. A scalar is a suffix: none for a string, `.` for a number, `#` for an integer,
 * `!` for a boolean, and a further `?` for nullable. An object of scalars is a list of its field names with their
 * suffixes, `id# note?`; an array is `[item]`. An object with nested schemas maps each nested field to its schema,
 * the empty name to its scalar fields, and `*` to the schema of any other field.
 */
export type Shape = string | readonly [Shape] | { readonly [field: string]: Shape };

/** The request that a client sends for an operation, to `/api/<area>/<operation id>`. */
export interface ClientOperation {
  readonly area: string;
  /** Where the inputs of a POST go; left out for a GET, which has them in its query. */
  readonly send?: "query" | "json" | "form" | "none";
  /** Takes an `Idempotency-Key`. */
  readonly idempotent?: true;
  /** True for operations that need no session. */
  readonly isPublic?: true;
  /** The capability that the call belongs to; left out for the provider's own forty. */
  readonly extension?: Capability;
  /** Inputs that must equal a field of the caller's session, with spaces between; see {@link sessionInputs}. */
  readonly session?: string;
  /** Inputs that never vary. */
  readonly constants?: Readonly<Record<string, number>>;
  /** The shape of the data that it answers with; left out where it answers with none. */
  readonly answer?: Shape;
}

/** The name of a call that is not for staff. */
export type ClientOperationId = {
  [Call in keyof typeof operations]: (typeof operations)[Call]["audience"] extends "staff" ? never : Call;
}[keyof typeof operations];

/** All that a client needs of each call. */
export declare const clientOperations: Readonly<Record<ClientOperationId, ClientOperation>>;

/** Which field of the session stands in an input, by its name; for public calls the company comes from configuration. */
export declare const sessionInputs: Readonly<Record<string, SessionField>>;
