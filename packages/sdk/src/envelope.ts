import { ApiError, type ApiErrorKind } from "./api-error.ts";
import { type ClientOperation, type Data, routeOf } from "./operation.ts";
import { isOfShape } from "./wire/shape.ts";

interface Envelope {
  readonly responseCode: number;
  readonly responseMessage: string;
  readonly data: unknown;
}

const statusKinds: Readonly<Record<number, ApiErrorKind>> = {
  401: "unauthenticated",
  403: "forbidden",
  404: "unsupported",
  409: "conflict",
  429: "rateLimited",
  501: "unsupported",
};

/** Returns the parsed body. openapi-fetch parses the bodies of error answers where it can, and no other bodies. */
function parse(body: unknown): unknown {
  if (typeof body !== "string") return body;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const isEnvelope = (value: unknown): value is Envelope => isOfShape("responseCode. responseMessage", value);

/**
 * Returns the provider's sentence for a refusal: the message of the envelope, or the plain `message` of an answer without an
 * envelope.
 */
function sentenceOf(answer: unknown): string {
  const told = ["responseMessage", "message"].map((field) => Reflect.get(Object(answer), field));
  return told.find((text) => typeof text === "string" && text) ?? "";
}

/** Returns whether a value has the shape of an operation's answer. Used to validate answers that were stored. */
export function isAnswerOf<Op extends ClientOperation>(operation: Op, data: unknown): data is Data<Op> {
  const answer = routeOf(operation)?.answer;
  return answer === undefined || isOfShape(answer, data);
}

/** Returns the time (ms) from which a call may be repeated. `Retry-After` holds seconds or a date; without it, the time is now. */
function retryTime(after: string, now: number): number {
  return (/\D/.test(after) ? Date.parse(after) : now + Number(after) * 1000) || now;
}

/** Reads an answer: returns its `data`, or throws its {@link ApiError}. */
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
    new ApiError(
      {
        operation,
        kind,
        status,
        // The status text of a refusal is "OK", which is no reason.
        message: sentenceOf(parsed) || (ok ? "" : response.statusText),
        code: envelope?.responseCode,
        requestId: headers.get("x-request-id") || null,
        retryAt,
      },
      // The data of the refusal besides its sentence, such as a challenge.
      { cause: envelope?.data },
    );

  if (!ok) {
    const kind = statusKinds[status] ?? (status < 500 ? "invalid" : "server");
    throw fail(kind, status === 429 ? retryTime(headers.get("retry-after") ?? "", now) : undefined);
  }
  if (!envelope) throw fail("malformed");
  if (envelope.responseCode !== 1) throw fail("refused");
  const { data } = envelope;
  if (!isAnswerOf(operation, data)) throw fail("malformed");
  return data;
}
