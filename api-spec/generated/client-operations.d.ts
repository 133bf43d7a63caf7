// Made by `pnpm generate` from the YAML files. Do not edit.
import type { Capability, operations, SessionField } from "./operations.js";

/**
 * What a value looks like. One value is its mark: none for text, `.` a number, `#` an integer, `!` a boolean, with
 * `?` where it may be null. An object is its fields, `id# note?`; a list is `[item]`. An object with parts of another
 * shape has them by name, its plain fields under the empty name, and whatever other field under `*`.
 */
export type Shape = string | readonly [Shape] | { readonly [field: string]: Shape };

/** How a client makes a call, at `/api/<area>/<name of the call>`. */
export interface ClientOperation {
  readonly area: string;
  /** Where the inputs of a POST go; left out for a GET, which has them in its query. */
  readonly send?: "query" | "json" | "form" | "none";
  /** Takes an `Idempotency-Key`. */
  readonly idempotent?: true;
  /** Left out where only a signed-in user may call. */
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
