import * as v from "valibot";
import { ApiError, type ApiErrorKind } from "./api-error.ts";
import { checks } from "./checks.ts";
import type { ClientOperation, Data } from "./operation.ts";

const Envelope = v.object({ responseCode: v.number(), responseMessage: v.string(), data: v.unknown() });
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

/** The answers that are not in `checks` have no data. */
function isData<Op extends ClientOperation>(operation: Op, data: unknown): data is Data<Op> {
  const check = checks[operation];
  return check ? v.is(check, data) : true;
}

/** Reads an answer: gives its `data`, or throws the {@link ApiError} that it stands for. */
export function unwrap<Op extends ClientOperation>(
  operation: Op,
  response: Response,
  text: string,
  now: number,
): Data<Op> {
  const { status } = response;
  const envelope = v.safeParse(Envelope, parse(text));
  const requestId = response.headers.get("x-request-id");
  // The status text of a refusal is "OK", which is no reason.
  const reason = response.ok ? "" : response.statusText;
  const fail = (kind: ApiErrorKind, retryAt?: number) =>
    new ApiError({
      operation,
      kind,
      status,
      message: (envelope.success && envelope.output.responseMessage) || reason,
      ...(envelope.success && { code: envelope.output.responseCode }),
      ...(requestId && { requestId }),
      ...(retryAt !== undefined && { retryAt }),
    });

  if (status >= 500) throw fail("server");
  if (status === 429)
    throw fail("rateLimited", now + Number(response.headers.get("retry-after") ?? 0) * 1000);
  if (!response.ok) throw fail(statusKinds[status] ?? "invalid");
  if (!envelope.success) throw fail("malformed");
  if (envelope.output.responseCode !== 1) throw fail("refused");
  const { data } = envelope.output;
  if (!isData(operation, data)) throw fail("malformed");
  return data;
}
