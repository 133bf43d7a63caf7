import createFetchClient from "openapi-fetch";
import { ApiError, isApiError } from "./api-error.ts";
import { unwrap } from "./envelope.ts";
import {
  type Capability,
  type ClientOperation,
  type Data,
  findRoute,
  type Input,
  type SessionIds,
} from "./operation.ts";
import { startDeadline } from "./wire/deadline.ts";
import { completeInputs, toForm } from "./wire/inputs.ts";

/** The options of {@link createClient}. */
export interface ClientOptions {
  /** The origin of the provider, such as `https://api.example.com`. */
  baseUrl: string;
  /** The company that visitors without a session belong to. */
  companyId: number;
  /** Returns the ids of the signed-in user; called for each request. */
  session?: () => SessionIds | null;
  /** Sends a request; the global `fetch` by default. Its second argument holds the signal that aborts the call. */
  fetch?: (request: Request, init: { readonly signal: AbortSignal }) => Promise<Response>;
  /** Returns the current time in milliseconds since the epoch; `Date.now` by default. */
  clock?: () => number;
  /** Returns whether the provider has a capability. A call of a missing capability is refused as `unsupported`, and nothing is sent. By default the provider has all capabilities. */
  hasCapability?: (capability: Capability) => boolean | Promise<boolean>;
  /** Adds credentials to a request, such as a bearer token. */
  auth?: (request: Request) => Request | Promise<Request>;
  /** Whether the provider accepts the header `Idempotency-Key`; true by default. Providers that refuse unknown headers need false. */
  idempotencyKeys?: boolean;
  /** Returns the user's language as a BCP 47 tag, in which the provider writes its letters; called for each request. */
  language?: () => string | null;
  /** Milliseconds until a call is aborted; 30,000 by default. */
  timeout?: number;
  /** The credentials mode of every request; `same-origin` by default. */
  credentials?: "omit" | "same-origin" | "include";
}

/** The options of one call. */
export interface CallOptions {
  signal?: AbortSignal;
  /** The key of the user's intent, made once with {@link createIdempotencyKey}. */
  idempotencyKey?: string;
  timeout?: number;
}

/** A typed client of the provider. */
export interface Client {
  readonly companyId: number;
  /** The options of the client, for `streamEvents`. */
  readonly options: ClientOptions;
  /**
   * Makes one call of the contract and returns the `data` of its answer.
   *
   * @throws {ApiError} on every failure, except an abort by the caller's own signal.
   * @example
   * const { transactionId } = await client.call("DepositRequest", {
   *   paymentPlatformId: 11, currencyCode: "MYR", amount: 447, amountUsd: 100,
   * }, { idempotencyKey });
   */
  call<Op extends ClientOperation>(operation: Op, input: Input<Op>, options?: CallOptions): Promise<Data<Op>>;
}

/** Accepts any path with any fields; the types of `call` say which operation takes which. */
interface AnyOperation {
  parameters: { query?: object };
  requestBody?: { content: { "application/json": object } };
  responses: { 200: { content: { "text/plain": string } } };
}
type AnyPaths = Record<string, { get: AnyOperation; post: AnyOperation }>;

/** Returns a new idempotency key for one intent of the user. */
export function createIdempotencyKey(): string {
  return crypto.randomUUID();
}

/**
 * Creates a typed client of the provider.
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
    options,
    companyId,
    async call(operation, input, { signal, idempotencyKey, timeout = options.timeout ?? 30_000 } = {}) {
      const {
        area,
        send: place,
        idempotent,
        capability,
      } = await findRoute(operation).catch((cause: unknown) => {
        throw new ApiError({ operation, kind: "offline" }, { cause });
      });
      const path = `/api/${area}/${operation}`;
      if (capability && (await hasCapability?.(capability)) === false)
        throw new ApiError({ operation, kind: "unsupported" });
      const fields = await completeInputs(operation, input, session?.() ?? null, companyId);
      signal?.throwIfAborted();
      const language = options.language?.();
      const deadline = startDeadline(timeout, signal);
      const init = {
        parseAs: "text" as const,
        // The signal is passed to `fetch`, not to the `Request`: a `Request` with a signal costs a listener of its
        // own.
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
