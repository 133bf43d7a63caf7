import { refusalCodes } from "@broker/api-spec/operations";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** The name of a refusal code of the contract. */
export type RefusalName = keyof typeof refusalCodes;

/** A refusal: HTTP 200, a code other than 1, and a sentence that can be shown. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly reason: RefusalName;
  readonly code: number;
  /** Whether changes made before the refusal are committed, such as the count of wrong attempts. */
  readonly keepsChanges: boolean;
  /** The data that the caller needs to continue, such as a challenge or a time; null for most refusals. */
  readonly data: Readonly<Record<string, string | null>> | null;
  constructor(
    reason: RefusalName,
    message: string,
    { keepsChanges = false, data = null }: { keepsChanges?: boolean; data?: Refusal["data"] } = {},
  ) {
    super(message);
    this.reason = reason;
    this.code = refusalCodes[reason];
    this.keepsChanges = keepsChanges;
    this.data = data;
  }
}

/** The fault of one field of a request. */
export interface FieldError {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** A problem: an HTTP status of 400 or more, with an envelope. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly status: ContentfulStatusCode;
  readonly code: number;
  readonly errors: readonly FieldError[];
  readonly retryAfter: number | null;
  constructor(
    status: ContentfulStatusCode,
    reason: RefusalName,
    message: string,
    more: { errors?: readonly FieldError[]; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = refusalCodes[reason];
    this.errors = more.errors ?? [];
    this.retryAfter = more.retryAfter ?? null;
  }
}

/** Creates the problem of a request whose fields are valid one by one, but not together. */
export const createMalformed = (message: string): Problem =>
  new Problem(400, "malformed", message, { errors: [{ path: "", code: "oneOf", message }] });

/** The envelope of every answer. */
export interface Envelope {
  readonly responseCode: number;
  readonly responseMessage: string;
  readonly data: unknown;
}

/** Creates the envelope of a success. */
export const toSuccessEnvelope = (data: unknown, responseMessage = "Success"): Envelope => ({
  responseCode: 1,
  responseMessage,
  data,
});

/** Creates the envelope of a refusal or a problem. */
export function toFailureEnvelope(error: Refusal | Problem): Envelope {
  const envelope = { responseCode: error.code, responseMessage: error.message };
  if (error instanceof Refusal) return { ...envelope, data: error.data };
  return { ...envelope, data: error.errors.length > 0 ? { errors: error.errors } : null };
}
