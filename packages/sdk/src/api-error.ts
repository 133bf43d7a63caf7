import type { Operation } from "./operation.ts";

/** The ways in which a call can fail. */
export type ApiErrorKind =
  /** Understood and refused; `message` is the provider's and fit to show. */
  | "refused"
  /** The request does not have the shape that the provider wants. */
  | "invalid"
  /** The call belongs to a capability that this provider does not have; nothing was sent. */
  | "unsupported"
  /** There is no session, or it has ended. */
  | "unauthenticated"
  /** An id in the request is not the caller's. */
  | "forbidden"
  /** The same request, by its idempotency key, is still under way. */
  | "conflict"
  | "rateLimited"
  /** The request did not reach the provider, or its answer did not reach us. */
  | "offline"
  | "timeout"
  /** The provider broke down (5xx). */
  | "server"
  /** The answer is not what the contract says. */
  | "malformed";

/** What is known about a failed call. */
export interface ApiErrorDetails {
  readonly operation: Operation;
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 where no answer came. */
  readonly status?: number;
  /** The envelope's `responseCode`, where there is one. */
  readonly code?: number | undefined;
  readonly message?: string;
  /** Names the request in the provider's log. */
  readonly requestId?: string | null;
  /** Milliseconds since the epoch from which a further try makes sense. */
  readonly retryAt?: number | undefined;
}

/** The one error that calls reject with; a call that its caller aborted rejects with the caller's reason instead. */
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

/** Tells an {@link ApiError} from anything else that was thrown. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

const UNKNOWN: ReadonlySet<ApiErrorKind> = new Set(["offline", "timeout", "server", "malformed", "conflict"]);

/**
 * True when a write may have happened although it failed here: it must be looked up before it is made again,
 * and then only with the same idempotency key. What is no `ApiError` counts as unknown.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  return !isApiError(error) || UNKNOWN.has(error.kind);
}
