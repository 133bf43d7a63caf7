import createFetchClient from "openapi-fetch";
import { ApiError, isApiError } from "./api-error.ts";
import { unwrap } from "./envelope.ts";
import { type ClientOperation, type Data, type Input, routes, type SessionIds } from "./operation.ts";
import { completeInputs, toForm } from "./wire/inputs.ts";

/** How a client reaches its provider. */
export interface ClientOptions {
  /** Origin of the provider, such as `https://api.example.com`. */
  baseUrl: string;
  /** The company that a visitor without a session belongs to. */
  companyId: number;
  /** The ids of the signed-in user, read anew for each call. */
  session?: () => SessionIds | null;
  /** `fetch` unless given. */
  fetch?: (request: Request) => Promise<Response>;
  /** Milliseconds since the epoch; `Date.now` unless given. */
  clock?: () => number;
  /** Adds what a provider with bearer tokens wants to see. */
  auth?: (request: Request) => Request | Promise<Request>;
  /** Whether the provider knows `Idempotency-Key`; a foreign one may refuse an unknown header. On unless told. */
  idempotencyKeys?: boolean;
  /** Milliseconds until a call is given up; 30,000 unless told. */
  timeout?: number;
  /** Whether cookies go to another origin; `same-origin` unless told. */
  credentials?: "omit" | "same-origin" | "include";
}

/** What one call may be told. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Made once per intent of the user with {@link createIdempotencyKey}. */
  idempotencyKey?: string;
  timeout?: number;
}

/** A typed client of the provider. */
export interface Client {
  readonly companyId: number;
  /**
   * Makes one call of the contract and gives the `data` of its answer.
   *
   * @throws {ApiError} whatever goes wrong, except an abort by the caller's own signal.
   * @example
   * const { transactionId } = await client.call("DepositRequest", {
   *   paymentPlatformId: 11, currencyCode: "MYR", amount: 447, amountUsd: 100,
   * }, { idempotencyKey });
   */
  call<Op extends ClientOperation>(operation: Op, input: Input<Op>, options?: CallOptions): Promise<Data<Op>>;
}

/** Any path with any fields: which call takes which is settled by `call`'s own types. */
interface AnyOperation {
  parameters: { query?: Record<string, string | number | boolean> };
  requestBody?: { content: { "application/json": object } };
  responses: { 200: { content: { "text/plain": string } } };
}
type AnyPaths = Record<string, { get: AnyOperation; post: AnyOperation }>;

/** A fresh key for one intent of the user. */
export function createIdempotencyKey(): string {
  return crypto.randomUUID();
}

/**
 * Makes a client.
 *
 * @example
 * const client = createClient({ baseUrl: "https://api.example.com", companyId: 9 });
 * const companies = await client.call("GetCompanies", {});
 */
export function createClient(options: ClientOptions): Client {
  const { baseUrl, companyId, session, auth, idempotencyKeys = true, clock = Date.now } = options;
  const http = createFetchClient<AnyPaths>({
    baseUrl,
    credentials: options.credentials ?? "same-origin",
    ...(options.fetch && { fetch: options.fetch }),
  });
  if (auth) http.use({ onRequest: ({ request }) => auth(request) });

  return {
    companyId,
    async call(operation, input, { signal, idempotencyKey, timeout = options.timeout ?? 30_000 } = {}) {
      const { method, path, send, idempotent } = routes[operation];
      const fields = await completeInputs(operation, input, session?.() ?? null, companyId);
      const limit = AbortSignal.timeout(timeout);
      const init = {
        parseAs: "text" as const,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        headers: idempotent && idempotencyKeys && idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {},
        ...(send === "query" && { params: { query: queryOf(fields) } }),
        ...(send === "json" && { body: fields }),
        ...(send === "form" && { body: toForm(fields) }),
      };
      try {
        const { data, error, response } =
          method === "GET" ? await http.GET(path, init) : await http.POST(path, init);
        return unwrap(operation, response, data ?? textOf(error), clock());
      } catch (error) {
        if (isApiError(error)) throw error;
        if (signal?.aborted) throw signal.reason;
        throw new ApiError({ operation, kind: limit.aborted ? "timeout" : "offline" }, { cause: error });
      }
    },
  };
}

function queryOf(
  fields: Awaited<ReturnType<typeof completeInputs>>,
): Record<string, string | number | boolean> {
  const query: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null && !(value instanceof Blob)) query[name] = value;
  }
  return query;
}

/** openapi-fetch parses the body of an error answer where it can. */
function textOf(error: unknown): string {
  return typeof error === "string" ? error : (JSON.stringify(error) ?? "");
}
