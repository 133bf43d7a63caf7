import { refusalCodes } from "@broker/api-spec/operations";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** The name of a reason to refuse, from the contract. */
export type RefusalName = keyof typeof refusalCodes;

/** A call that was understood and is refused: HTTP 200, a code that is not 1, a sentence fit to show. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: number;
  /** What was written before the refusal stays, such as the count of wrong tries. */
  readonly keepsChanges: boolean;
  constructor(reason: RefusalName, message: string, { keepsChanges = false } = {}) {
    super(message);
    this.code = refusalCodes[reason];
    this.keepsChanges = keepsChanges;
  }
}

/** One field that does not fit. */
export interface FieldError {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** A call that is not let through: an HTTP status with an envelope. */
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

/** The answer of every call. */
export interface Envelope {
  readonly responseCode: number;
  readonly responseMessage: string;
  readonly data: unknown;
}

/** The envelope of a success. */
export const success = (data: unknown, responseMessage = "Success"): Envelope => ({
  responseCode: 1,
  responseMessage,
  data,
});

/** The envelope of a refusal or a problem. */
export function failure(error: Refusal | Problem): Envelope {
  const errors = error instanceof Problem && error.errors.length > 0 ? { errors: error.errors } : null;
  return { responseCode: error.code, responseMessage: error.message, data: errors };
}
