import { clientOperations } from "@broker/api-spec/client-operations";
import type { operations as table } from "@broker/api-spec/operations";
import { type ApiError, isApiError } from "./api-error.ts";
import { type ClientOptions, createClient } from "./client.ts";
import type { ClientOperation, Data, Input } from "./operation.ts";

export { ApiError, isApiError, isOutcomeUnknown } from "./api-error.ts";
export { type ClientOptions, createIdempotencyKey } from "./client.ts";
export type { SessionIds } from "./operation.ts";

const isIn = (rows: object | null, name: string): name is ClientOperation =>
  rows === null || Object.hasOwn(rows, name);

/**
 * Returns the rows of the file that may list an operation; null where the file cannot be loaded, which the call of the
 * operation reports.
 */
const findRows = async (name: string): Promise<object | null> =>
  isIn(clientOperations, name)
    ? clientOperations
    : import("@broker/api-spec/capability-operations").then(
        ({ lateOperations }) => lateOperations,
        () => null,
      );

/** How each operation is called. */
type Table = typeof table;
/** The path of an operation. */
type PathOf<Op extends ClientOperation> = Table[Op]["path"];
/** The operations with one HTTP method. */
type MadeBy<Method> = {
  [Op in ClientOperation]: Table[Op]["method"] extends Method ? Op : never;
}[ClientOperation];
/** The operation at a path. */
type At<Path> = { [Op in ClientOperation]: PathOf<Op> extends Path ? Op : never }[ClientOperation];

/** The options of a call besides its fields. */
interface CommonInit {
  signal?: AbortSignal;
  params?: { header?: { "Idempotency-Key"?: string } };
}
/** The arguments of a call: none needed where an operation takes no fields. */
type InitOf<Op extends ClientOperation> = Table[Op]["send"] extends "json" | "form"
  ? [init: CommonInit & { body: Input<Op> }]
  : keyof Input<Op> extends never
    ? [init?: CommonInit]
    : Partial<Input<Op>> extends Input<Op>
      ? [init?: CommonInit & { params?: { query?: Input<Op> } }]
      : [init: CommonInit & { params: { query: Input<Op> } }];

/** The result of a call by path: the data of the envelope or an error, each with the response. */
export type FetchResult<T> =
  | { data: T; error?: never; response: Response }
  | { data?: never; error: ApiError; response: Response };

/** A client with the interface of openapi-fetch, typed by the contract. */
export interface FetchClient {
  GET<Path extends PathOf<MadeBy<"GET">>>(
    path: Path,
    ...init: InitOf<At<Path>>
  ): Promise<FetchResult<Data<At<Path>>>>;
  POST<Path extends PathOf<MadeBy<"POST">>>(
    path: Path,
    ...init: InitOf<At<Path>>
  ): Promise<FetchResult<Data<At<Path>>>>;
}

interface Init {
  readonly params?: { readonly query?: object; readonly header?: { readonly "Idempotency-Key"?: string } };
  readonly body?: object;
  readonly signal?: AbortSignal;
}

/**
 * Creates a client with the interface of openapi-fetch: `GET` and `POST` by path return `{ data, error, response }`.
 * It adds what `createClient` adds: session ids, hashed passwords, files, deadline, envelope and validation of the
 * answer. `error` is an {@link ApiError}; where no answer came, the call rejects with one.
 *
 * @example
 * const api = createFetchClient({ baseUrl: "https://api.example.com", companyId: 9 });
 * const { data, error } = await api.GET("/api/Cache/GetCompanies");
 */
export function createFetchClient(options: ClientOptions): FetchClient;
export function createFetchClient(options: ClientOptions): Record<keyof FetchClient, unknown> {
  const reach = options.fetch ?? ((request, init) => fetch(request, init));
  async function send(path: string, { params, body, signal }: Init = {}) {
    const operation = path.slice(path.lastIndexOf("/") + 1);
    if (!isIn(await findRows(operation), operation)) throw new TypeError(`The contract has no call ${path}.`);
    let response: Response | undefined;
    // Each call has a separate client, so that it knows its own response.
    const { call } = createClient({
      ...options,
      fetch: async (request, init) => (response = await reach(request, init)),
    });
    const idempotencyKey = params?.header?.["Idempotency-Key"];
    const callOptions = { ...(signal && { signal }), ...(idempotencyKey && { idempotencyKey }) };
    try {
      const data: unknown = await call<ClientOperation>(operation, body ?? params?.query ?? {}, callOptions);
      return { data, response };
    } catch (error) {
      if (!response || !isApiError(error)) throw error;
      return { error, response };
    }
  }
  return { GET: send, POST: send };
}
