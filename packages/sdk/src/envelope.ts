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

/** openapi-fetch parses the body of an error answer where it can, and no other. */
function parse(body: unknown): unknown {
  if (typeof body !== "string") return body;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const isEnvelope = (value: unknown): value is Envelope => isOfShape("responseCode. responseMessage", value);

/** Why a call was refused: the envelope's sentence, or the plain `message` of a provider that answers without one. */
function sentenceOf(answer: unknown): string {
  const told = ["responseMessage", "message"].map((field) => Reflect.get(Object(answer), field));
  return told.find((text) => typeof text === "string" && text) ?? "";
}

/** Whether a value is what a call answers with, by its shape: for what was kept of an answer. */
export function isAnswerOf<Op extends ClientOperation>(operation: Op, data: unknown): data is Data<Op> {
  const { answer } = routes[operation];
  return answer === undefined || isOfShape(answer, data);
}

/** When a call may be repeated (ms): `Retry-After` counts seconds or names a date; now, where it says neither. */
function retryTime(after: string, now: number): number {
  return (/\D/.test(after) ? Date.parse(after) : now + Number(after) * 1000) || now;
}

/** Reads an answer: gives its `data`, or throws the {@link ApiError} that it stands for. */
export function unwrap<Op extends ClientOperation>(
  operation: Op,
  response: Response,
  body: unknown,
  now: number,
): Data<Op> {
  const { ok, status, headers } = response;
  const parsed = parse(body);
  const envelope = isEnvelope(parsed) ? parsed : null;
  const fail = (kind: ApiErrorKind, retryAt?: number) =>
    new ApiError({
      operation,
      kind,
      status,
      // The status text of a refusal is "OK", which is no reason.
      message: sentenceOf(parsed) || (ok ? "" : response.statusText),
      code: envelope?.responseCode,
      requestId: headers.get("x-request-id") || null,
      retryAt,
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
