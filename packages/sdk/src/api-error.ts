import type { Operation } from "./operation.ts";

/** The ways in which a call can fail. */
export type ApiErrorKind =
  /** The provider understood the request and refused it; `message` is the provider's own sentence, fit to show. */
  | "refused"
  /** The request does not have the shape that the provider wants. */
  | "invalid"
  /** The provider does not have the operation: nothing was sent, since it belongs to a missing capability, or the provider answered 404 or 501. Nothing was done. */
  | "unsupported"
  /** No session exists, or it has ended. */
  | "unauthenticated"
  /** An id in the request does not belong to the caller. */
  | "forbidden"
  /** A request with the same idempotency key is still running. */
  | "conflict"
  | "rateLimited"
  /** The request did not reach the provider, or its answer did not reach the client. */
  | "offline"
  | "timeout"
  /** The provider failed (5xx). */
  | "server"
  /** The answer does not match the contract. */
  | "malformed";

/** The properties of a failed call, as given to the constructor of {@link ApiError}. */
export interface ApiErrorDetails {
  readonly operation: Operation;
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 where no answer came. */
  readonly status?: number;
  /** The envelope's `responseCode`, where there is one. */
  readonly code?: number | undefined;
  readonly message?: string;
  /** The id of the request in the provider's log. */
  readonly requestId?: string | null;
  /** Milliseconds since the epoch from which a retry makes sense. */
  readonly retryAt?: number | undefined;
}

/**
 * The error that every failed call rejects with. A call that its caller aborted rejects with the caller's reason
 * instead. The `cause` of an answer of the provider is the `data` of its envelope, such as the challenge of a refusal.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  declare readonly operation: Operation;
  declare readonly kind: ApiErrorKind;
  declare readonly status: number;
  declare readonly code: number | null;
  declare readonly requestId: string | null;
  declare readonly retryAt: number | null;

  constructor(details: ApiErrorDetails, options?: ErrorOptions) {
    super(details.message ?? "", options);
    this.operation = details.operation;
    this.kind = details.kind;
    this.status = details.status ?? 0;
    this.code = details.code ?? null;
    this.requestId = details.requestId ?? null;
    this.retryAt = details.retryAt ?? null;
  }
}

/** Returns whether a thrown value is an {@link ApiError}. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

const UNKNOWN: ReadonlySet<ApiErrorKind> = new Set(["offline", "timeout", "server", "malformed", "conflict"]);

/**
 * Returns whether the outcome of a failed write is unknown: it may have been done. Such a write must be looked up
 * before it is sent again, and then sent with the same idempotency key only. Any value that is not an `ApiError`
 * counts as unknown.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  return !isApiError(error) || UNKNOWN.has(error.kind);
}
