import { type ApiErrorKind, type ClientOperation, isApiError } from "@broker/sdk";

/** A refusal that screens have a sentence of their own for, or show at its field. */
type FailureReason = "codeWrong" | "tooManyPending";

/** What went wrong in a call, as data: screens turn it into a sentence. */
export interface Failure {
  readonly operation: ClientOperation;
  readonly kind: ApiErrorKind;
  /** Why it was refused, where screens have a sentence of their own for that. */
  readonly reason?: FailureReason;
  /** The provider's own sentence, kept only where it is fit to show: a refusal, not a breakdown. */
  readonly message?: string;
  /** What support needs to find the call in the provider's log. */
  readonly requestId?: string;
}

/** The contract's refusals that screens know: a wrong, used or expired one-time code; one more request while too many wait. */
const reasons: Readonly<Record<number, FailureReason>> = { 2011: "codeWrong", 2014: "tooManyPending" };

const SPEAKING: ReadonlySet<ApiErrorKind> = new Set([
  "refused",
  "invalid",
  "forbidden",
  "conflict",
  "rateLimited",
]);

/** Turns whatever a call threw into a {@link Failure}; what is not an `ApiError` counts as malformed. */
export function toFailure(error: unknown, operation: ClientOperation): Failure {
  if (!isApiError(error)) return { operation, kind: "malformed" };
  const { kind, code, message, requestId } = error;
  const reason = code === null ? undefined : reasons[code];
  return {
    operation,
    kind,
    ...(reason ? { reason } : {}),
    ...(SPEAKING.has(kind) && message ? { message } : {}),
    ...(requestId ? { requestId } : {}),
  };
}

/** Why what a query reads is not there; null while it is, though reading it again may have failed. */
export function failureToLoad(
  { data, error }: { readonly data: unknown; readonly error: Error | null },
  operation: ClientOperation,
): Failure | null {
  return data === undefined && error ? toFailure(error, operation) : null;
}

/** The `responseCode` of an answer that was no success; null where none came. */
export function codeOf(error: unknown): number | null {
  return isApiError(error) ? error.code : null;
}
