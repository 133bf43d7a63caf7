import { type Client, type ClientOptions, createClient, isApiError } from "@broker/sdk";
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { defaultSessionLimits, type SessionLimits } from "./session/session.rules.ts";
import { createSessionStore, type SessionStore, type StorageLike } from "./session/session.store.ts";

/** Everything the hooks stand on; make one per page load and give it to {@link BrokerProvider}. */
export interface Broker {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly session: SessionStore;
  readonly clock: () => number;
  /** Where drafts outlive a reload; emptied at sign-out. */
  readonly storage: StorageLike;
}

/** What a deployment sets: where the provider is, which company, where the session is kept. */
export interface BrokerOptions extends Pick<
  ClientOptions,
  "baseUrl" | "companyId" | "fetch" | "auth" | "idempotencyKeys" | "timeout"
> {
  /** `window.localStorage` in a browser. */
  local: StorageLike;
  /** `window.sessionStorage` in a browser. */
  session: StorageLike;
  limits?: SessionLimits;
  /** Wall clock in milliseconds; `Date.now` when left out. */
  clock?: () => number;
}

const RETRIED = new Set(["offline", "timeout", "server"]);

/**
 * Makes the client, the cache and the session, wired to each other: the session's ids go into every call,
 * and a provider that no longer knows the session (401) ends it here too.
 *
 * @example
 * const broker = createBroker({ baseUrl: "/", companyId: 9, local: localStorage, session: sessionStorage });
 */
export function createBroker(options: BrokerOptions): Broker {
  const { local, session: tab, limits = defaultSessionLimits, clock = Date.now, ...clientOptions } = options;
  const session = createSessionStore({ local, session: tab, clock, limits });
  const endIfUnknown = (error: Error) => {
    if (isApiError(error) && error.kind === "unauthenticated") session.expire();
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: endIfUnknown }),
    mutationCache: new MutationCache({ onError: endIfUnknown }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < 2 && isApiError(error) && RETRIED.has(error.kind),
      },
      mutations: { retry: 0, networkMode: "always" },
    },
  });
  return {
    client: createClient({ ...clientOptions, session: session.ids }),
    queryClient,
    session,
    clock,
    storage: local,
  };
}
