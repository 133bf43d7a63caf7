import createFetchClient from "openapi-fetch";
import { ApiError, isApiError } from "./api-error.ts";
import { unwrap } from "./envelope.ts";
import {
  type Capability,
  type ClientOperation,
  type Data,
  type Input,
  routes,
  type SessionIds,
} from "./operation.ts";
import { startDeadline } from "./wire/deadline.ts";
import { completeInputs, toForm } from "./wire/inputs.ts";

/** How a client reaches its provider. */
export interface ClientOptions {
  /** Origin of the provider, such as `https://api.example.com`. */
  baseUrl: string;
  /** The company that a visitor without a session belongs to. */
  companyId: number;
  /** The ids of the signed-in user, read anew for each call. */
  session?: () => SessionIds | null;
  /** `fetch` unless given; its second argument has the signal that gives the call up. */
  fetch?: (request: Request, init: { readonly signal: AbortSignal }) => Promise<Response>;
  /** Milliseconds since the epoch; `Date.now` unless given. */
  clock?: () => number;
  /** Whether the provider has a capability: a call of one that it does not have is refused, and nothing sent. All, unless given. */
  hasCapability?: (capability: Capability) => boolean | Promise<boolean>;
  /** Adds what a provider with bearer tokens wants to see. */
  auth?: (request: Request) => Request | Promise<Request>;
  /** Whether the provider knows `Idempotency-Key`; a foreign one may refuse an unknown header. On unless told. */
  idempotencyKeys?: boolean;
  /** The language that the user reads, as a BCP 47 tag; the provider's letters are written in it. Read anew for each call. */
  language?: () => string | null;
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
  parameters: { query?: object };
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
  const { baseUrl, companyId, session, auth, hasCapability } = options;
  const { idempotencyKeys = true, clock = Date.now } = options;
  const send: NonNullable<ClientOptions["fetch"]> =
    options.fetch ?? ((request, init) => fetch(request, init));
  const http = createFetchClient<AnyPaths>({ baseUrl, credentials: options.credentials ?? "same-origin" });

  return {
    companyId,
    async call(operation, input, { signal, idempotencyKey, timeout = options.timeout ?? 30_000 } = {}) {
      const { area, send: place, idempotent, extension } = routes[operation];
      const path = `/api/${area}/${operation}`;
      // What tells of the others can only be asked for.
      if (extension && extension !== "capabilities" && (await hasCapability?.(extension)) === false)
        throw new ApiError({ operation, kind: "unsupported" });
      const fields = await completeInputs(operation, input, session?.() ?? null, companyId);
      signal?.throwIfAborted();
      const language = options.language?.();
      const deadline = startDeadline(timeout, signal);
      const init = {
        parseAs: "text" as const,
        // Given here, and not to the request, which would watch it at a cost of its own.
        fetch: async (request: Request) =>
          send(auth ? await auth(request) : request, { signal: deadline.signal }),
        headers: {
          ...(idempotent && idempotencyKeys && idempotencyKey && { "Idempotency-Key": idempotencyKey }),
          ...(language && { "Accept-Language": language }),
        },
        ...(place === "json" || place === "form"
          ? { body: place === "form" ? toForm(fields) : fields }
          : { params: { query: fields } }),
      };
      try {
        const { data, error, response } = await Promise.race([
          place ? http.POST(path, init) : http.GET(path, init),
          deadline.over,
        ]);
        return unwrap(operation, response, data ?? error, clock());
      } catch (error) {
        if (isApiError(error)) throw error;
        if (signal?.aborted) throw signal.reason;
        const kind = deadline.signal.aborted ? "timeout" : "offline";
        throw new ApiError({ operation, kind }, { cause: error });
      } finally {
        deadline.clear();
      }
    },
  };
}
