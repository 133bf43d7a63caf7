export {
  ApiError,
  type ApiErrorDetails,
  type ApiErrorKind,
  isApiError,
  isOutcomeUnknown,
} from "./api-error.ts";
export {
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  createIdempotencyKey,
} from "./client.ts";
export { isAnswerOf } from "./envelope.ts";
export { needsSession } from "./operation.ts";
export type { Capability, ClientOperation, Data, Input, SessionIds } from "./operation.ts";
export { formatDateOfBirth, parseDateOfBirth, parseProviderDate } from "./wire/date.ts";
export { digestPassword, type PasswordDigest } from "./wire/password.ts";
export { safeUrl } from "./wire/url.ts";
