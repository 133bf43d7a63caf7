/**
 * A typed client of the provider's API, without a framework.
 *
 * @packageDocumentation
 * @mergeModuleWith <project>
 */
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
export {
  type Capability,
  type ClientOperation,
  type Data,
  type Input,
  needsSession,
  type SessionIds,
} from "./operation.ts";
export { formatDateOfBirth, parseDateOfBirth, parseProviderDate } from "./wire/date.ts";
export { digestPassword, type PasswordDigest } from "./wire/password.ts";
export { toSafeUrl } from "./wire/url.ts";
