import { type ApiErrorKind, type ClientOperation, isApiError } from "@broker/sdk";

/** A refusal for which screens have their own sentence, or which they show at a field. */
type FailureReason = "codeWrong" | "tooManyPending";

/** The failure of a call, as data: screens turn it into a sentence. */
export interface Failure {
  readonly operation: ClientOperation;
  readonly kind: ApiErrorKind;
  /** The reason of the refusal, where screens handle it specially. */
  readonly reason?: FailureReason;
  /** The contract's code of a refusal, by which screens find its sentence in each language. */
  readonly code?: number;
  /** The provider's own sentence, stored only where it can be shown: for refusals, not for other failures. */
  readonly message?: string;
  /** Until when withdrawals are frozen, as the provider writes times, where the call was refused for that (1111). */
  readonly frozenUntil?: string;
  /** The time from which the account can be withdrawn to, as the provider writes times, where the call was refused for that (1130). */
  readonly usableFrom?: string;
  /** The request's id, by which support finds the call in the provider's log. */
  readonly requestId?: string;
}

/** The refusals that screens handle specially, by code: a wrong, used or expired one-time code; too many pending requests. */
const reasons: Readonly<Record<number, FailureReason>> = { 2011: "codeWrong", 2014: "tooManyPending" };

const SPEAKING: ReadonlySet<ApiErrorKind> = new Set([
  "refused",
  "invalid",
  "forbidden",
  "conflict",
  "rateLimited",
]);

/** Converts a thrown value to a {@link Failure}; any value that is not an `ApiError` counts as malformed. */
export function toFailure(error: unknown, operation: ClientOperation): Failure {
  if (!isApiError(error)) return { operation, kind: "malformed" };
  const { kind, code, message, requestId, cause } = error;
  const details = Object(cause);
  const frozenUntil: unknown = Reflect.get(details, "frozenUntil");
  const usableFrom: unknown = Reflect.get(details, "usableFrom");
  const reason = reasons[code ?? 0];
  return {
    operation,
    kind,
    ...(reason ? { reason } : {}),
    ...(code ? { code } : {}),
    ...(SPEAKING.has(kind) && message ? { message } : {}),
    ...(typeof frozenUntil === "string" ? { frozenUntil } : {}),
    ...(typeof usableFrom === "string" ? { usableFrom } : {}),
    ...(requestId ? { requestId } : {}),
  };
}

/** Returns why a query has no data; null while it has data, even if a refetch failed. */
export function toLoadFailure(
  { data, error }: { readonly data: unknown; readonly error: Error | null },
  operation: ClientOperation,
): Failure | null {
  return data === undefined && error ? toFailure(error, operation) : null;
}

/** Returns the `responseCode` of a failed call; null where there was none. */
export function codeOf(error: unknown): number | null {
  return isApiError(error) ? error.code : null;
}

/** The refusal of a sign-in that needs a code of the second factor. */
const FACTOR_NEEDED = 1101;

/** Returns the challenge of a sign-in that needs a code of the second factor; null for any other error. */
export function challengeOf(error: unknown): string | null {
  if (!isApiError(error) || error.code !== FACTOR_NEEDED) return null;
  const challenge: unknown = Reflect.get(Object(error.cause), "challenge");
  return typeof challenge === "string" ? challenge : null;
}
