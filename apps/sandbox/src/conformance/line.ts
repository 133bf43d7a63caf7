import { type OperationId, operations } from "@broker/api-spec/operations";
import { examples } from "@broker/api-spec/examples";

/** Sends a request; redirects are not followed. */
export type Send = (request: Request) => Promise<Response>;

/** The inputs of a call. */
export type Fields = Readonly<{ [name: string]: unknown }>;

/** A received answer. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body; undefined if the body is no JSON. */
  readonly body: unknown;
  /** The `responseCode`; null where it is no number. */
  readonly code: number | null;
  readonly message: string;
  readonly data: unknown;
}

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** Builds the request of a call, with its inputs where the contract expects them. */
export function buildRequest(host: string, call: OperationId, fields: Fields, headers: Headers): Request {
  const { method, path, send } = operations[call];
  const url = new URL(path, host);
  const sent = new Headers(headers);
  sent.set("accept", "application/json");
  if (send === "json") {
    sent.set("content-type", "application/json");
    return new Request(url, { method, headers: sent, body: JSON.stringify(fields), redirect: "manual" });
  }
  if (send === "form") {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields))
      if (value instanceof File) body.set(name, value);
      else body.set(name, asText(value));
    return new Request(url, { method, headers: sent, body, redirect: "manual" });
  }
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, asText(value));
  return new Request(url, { method, headers: sent, redirect: "manual" });
}

/** The maximum size of a body that is read, in bytes; the answers of the contract are far smaller. */
const LONGEST = 10_000_000;

/** Reads a body as text; throws where it is longer than any answer, since a provider could send it without an end. */
async function readText(body: ReadableStream<Uint8Array> | null): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    // Leaving the loop cancels the body.
    if (length > LONGEST) throw new Error(`its body is longer than ${LONGEST / 1_000_000} MB`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Reads an answer to its end. */
export async function readAnswer(response: Response): Promise<Answer> {
  const text = await readText(response.body);
  const { status, headers } = response;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // The body is no JSON; a check reports that.
  }
  const code: unknown = Reflect.get(Object(body), "responseCode");
  return {
    status,
    headers,
    body,
    code: typeof code === "number" ? code : null,
    message: String(Reflect.get(Object(body), "responseMessage") ?? ""),
    data: Reflect.get(Object(body), "data"),
  };
}

/** A signed-in client at the provider: its cookies or its token, as headers. */
export interface Session {
  readonly headers: Headers;
  /** The values of the inputs that repeat the session. */
  readonly ids: Readonly<{ [field: string]: unknown }>;
}

/** Returns the inputs of a call that repeat the session or never vary. */
export function sessionFieldsOf(call: OperationId, session: Session): Fields {
  const { session: inputs, constants } = operations[call];
  const repeated = Object.entries(inputs).map(([name, source]) => [name, session.ids[source]]);
  return { ...Object.fromEntries(repeated), ...constants };
}

/** Returns the inputs of the contract's own example of a request. */
export const exampleFieldsOf = (call: OperationId): Fields =>
  Object(Reflect.get(examples[call], "request") ?? {});
