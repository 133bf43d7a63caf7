import { ApiError, type ApiErrorKind } from "./api-error.ts";
import { type ClientOperation, type Data, routes } from "./operation.ts";
import { isOfShape } from "./wire/shape.ts";

interface Envelope {
  readonly responseCode: number;
  readonly responseMessage: string;
  readonly data: unknown;
}

const statusKinds: Readonly<Record<number, ApiErrorKind>> = {
  401: "unauthenticated",
  403: "forbidden",
  409: "conflict",
  429: "rateLimited",
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isEnvelope = (value: unknown): value is Envelope =>
  isOfShape({ responseCode: "number", responseMessage: "text" }, value);

const hasSentence = (value: unknown): value is Pick<Envelope, "responseMessage"> =>
  isOfShape({ responseMessage: "text" }, value);
const hasMessage = (value: unknown): value is { readonly message: string } =>
  isOfShape({ message: "text" }, value);

/** Why a call was refused: the envelope's sentence, or the plain `message` of a provider that answers without one. */
function sentenceOf(answer: unknown): string {
  return (hasSentence(answer) && answer.responseMessage) || (hasMessage(answer) ? answer.message : "");
}

/** Whether a value is what a call answers with, by its shape: for what was kept of an answer. */
export function isAnswerOf<Op extends ClientOperation>(operation: Op, data: unknown): data is Data<Op> {
  const { answer } = routes[operation];
  return answer === null || isOfShape(answer, data);
}

/** When a call may be repeated (ms): `Retry-After` counts seconds or names a date; now, where it says neither. */
function retryTime(after: string, now: number): number {
  const at = /\D/.test(after) ? Date.parse(after) : now + Number(after) * 1000;
  return Number.isNaN(at) ? now : at;
}

/** Reads an answer: gives its `data`, or throws the {@link ApiError} that it stands for. */
export function unwrap<Op extends ClientOperation>(
  operation: Op,
  response: Response,
  text: string,
  now: number,
): Data<Op> {
  const { ok, status, headers } = response;
  const parsed = parse(text);
  const envelope = isEnvelope(parsed) ? parsed : null;
  const requestId = headers.get("x-request-id");
  const fail = (kind: ApiErrorKind, retryAt?: number) =>
    new ApiError({
      operation,
      kind,
      status,
      // The status text of a refusal is "OK", which is no reason.
      message: sentenceOf(parsed) || (ok ? "" : response.statusText),
      ...(envelope && { code: envelope.responseCode }),
      ...(requestId && { requestId }),
      ...(retryAt !== undefined && { retryAt }),
    });

  if (status >= 500) throw fail("server");
  if (status === 429) throw fail("rateLimited", retryTime(headers.get("retry-after") ?? "", now));
  if (!ok) throw fail(statusKinds[status] ?? "invalid");
  if (!envelope) throw fail("malformed");
  if (envelope.responseCode !== 1) throw fail("refused");
  const { data } = envelope;
  if (!isAnswerOf(operation, data)) throw fail("malformed");
  return data;
}
