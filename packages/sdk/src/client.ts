import { ApiError, isApiError } from "./api-error.ts";
import { unwrap } from "./envelope.ts";
import { type ClientOperation, type Data, type Input, routes, type SessionIds } from "./operation.ts";
import { completeInputs, toForm, toQuery } from "./wire/inputs.ts";

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
  const origin = baseUrl.replace(/\/$/, "");
  const send = options.fetch ?? ((request: Request) => fetch(request));

  return {
    companyId,
    async call(operation, input, { signal, idempotencyKey, timeout = options.timeout ?? 30_000 } = {}) {
      const { method, path, send: encoding, idempotent } = routes[operation];
      const fields = await completeInputs(operation, input, session?.() ?? null, companyId);
      const limit = AbortSignal.timeout(timeout);
      const headers = new Headers();
      if (encoding === "json") headers.set("content-type", "application/json");
      if (idempotent && idempotencyKeys && idempotencyKey) headers.set("idempotency-key", idempotencyKey);
      try {
        const request = new Request(origin + path + (encoding === "query" ? toQuery(fields) : ""), {
          method,
          headers,
          credentials: options.credentials ?? "same-origin",
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
          body: encoding === "json" ? JSON.stringify(fields) : encoding === "form" ? toForm(fields) : null,
        });
        const response = await send(auth ? await auth(request) : request);
        return unwrap(operation, response, await response.text(), clock());
      } catch (error) {
        if (isApiError(error)) throw error;
        if (signal?.aborted) throw signal.reason;
        throw new ApiError({ operation, kind: limit.aborted ? "timeout" : "offline" }, { cause: error });
      }
    },
  };
}
