import {
  type Capability,
  type Client,
  type ClientOptions,
  createClient,
  isApiError,
  ApiError,
  needsSession,
} from "@broker/sdk";
import { QueryClient } from "@tanstack/react-query";
import { readProvider } from "./capability/capability.queries.ts";
import {
  configuredProfile,
  type ConfiguredSettings,
  type ProviderProfile,
} from "./capability/capability.rules.ts";
import { type CatalogueStore, createCatalogueStore } from "./catalogue/catalogue.store.ts";
import { openWindow } from "./deposit/open-window.ts";
import { defaultSessionLimits, type SessionLimits } from "./session/session.rules.ts";
import { createSessionStore, type SessionStore, type StorageLike } from "./session/session.store.ts";

/** Everything the hooks stand on; make one per page load and give it to {@link BrokerProvider}. */
export interface Broker {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly session: SessionStore;
  readonly clock: () => number;
  /** Whether the provider tells a repeated write by its key, so that one repeated under the same key is done once. */
  readonly idempotencyKeys: boolean;
  /** Where drafts outlive a reload, for all tabs; a sign-out removes those of its user. Of what is personal, only where money goes is kept there. */
  readonly storage: StorageLike;
  /** Where what is personal outlives a reload: for this tab alone, and no longer than the session. */
  readonly tabStorage: StorageLike;
  readonly payments: Payments;
  /** The lists of the catalogue as the last visit left them (`cacheStore`); a sign-out removes them. */
  readonly catalogue: CatalogueStore;
  /** What the deployment says of its provider, for what the provider does not say itself. */
  readonly configured: ProviderProfile;
}

/** Where hosted payments may go, and how a user is taken there. */
export interface Payments {
  /** The provider's own origin, where payments always may go. */
  readonly origin: string;
  /** Other hosts, such as `pay.example.com`; over https only. */
  readonly allowedHosts: readonly string[];
  /** The path of the document of the portal's that submits a payment's form. */
  readonly handoffPath: string;
  /** Opens an address in a new window, in the very click; false when the browser blocked it. */
  openWindow(url: string): boolean;
}

/** What a deployment sets: where the provider is, which company, where the session is kept. */
export interface BrokerOptions extends Pick<
  ClientOptions,
  "baseUrl" | "companyId" | "fetch" | "auth" | "idempotencyKeys" | "timeout" | "credentials"
> {
  /** `window.localStorage` in a browser. */
  local: StorageLike;
  /** `window.sessionStorage` in a browser. */
  session: StorageLike;
  /** What differs from {@link defaultSessionLimits}. */
  limits?: Partial<SessionLimits>;
  /** Wall clock in milliseconds; `Date.now` when left out. */
  clock?: () => number;
  /** The language that the user reads, as a BCP 47 tag, for the provider's letters; that of the document when left out. */
  language?: () => string | null;
  /** Where hosted payments may go besides the provider's own origin: nowhere, unless told. */
  payments?: Partial<Omit<Payments, "origin">>;
  /**
   * The extensions of a provider that cannot be asked for them, because it answers GetCapabilities with 404 or a
   * refusal: `["logout"]` when left out, since a provider without that call does no harm by saying so.
   */
  capabilities?: readonly Capability[];
  /** The figures and rules of a provider, as far as it does not say them itself; the specification's when left out. */
  settings?: ConfiguredSettings;
}

const RETRIED = new Set(["offline", "timeout", "server"]);

/**
 * Makes the client, the cache and the session, wired to each other: the session's ids go into every call, no call of
 * the user's leaves once the wall clock says that the session is over, and a provider that no longer knows the session
 * (401) ends it here too.
 *
 * @example
 * const broker = createBroker({ baseUrl: "/", companyId: 9, local: localStorage, session: sessionStorage });
 */
export function createBroker(options: BrokerOptions): Broker {
  const { local, session: tab, limits, payments, clock = Date.now, ...others } = options;
  const { capabilities = ["logout"], settings = {}, ...clientOptions } = others;
  const configured = configuredProfile(capabilities, {
    ...settings,
    limits: { ...minutesOf(limits), ...settings.limits },
  });
  const session = createSessionStore({
    local,
    session: tab,
    clock,
    limits: { ...defaultSessionLimits, ...limits },
  });
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < 2 && isApiError(error) && RETRIED.has(error.kind),
      },
      mutations: { retry: 0, networkMode: "always" },
    },
  });
  const client = watchSession(
    createClient({
      language: () => globalThis.document?.documentElement.lang || null,
      ...clientOptions,
      clock,
      session: session.ids,
      hasCapability: async (name) =>
        (await readProvider({ client, configured, queryClient, session })).capabilities.includes(name),
    }),
    session,
  );
  return {
    client,
    queryClient,
    session,
    clock,
    idempotencyKeys: clientOptions.idempotencyKeys ?? true,
    storage: local,
    tabStorage: tab,
    configured,
    catalogue: createCatalogueStore(local),
    payments: {
      allowedHosts: [],
      handoffPath: "/pay/handoff",
      openWindow,
      ...payments,
      origin: URL.parse(options.baseUrl, globalThis.location?.href)?.origin ?? "",
    },
  };
}

/** What both the session and the provider's settings are told. */
function minutesOf({ sessionMinutes, inactivityMinutes }: Partial<SessionLimits> = {}) {
  return {
    ...(sessionMinutes !== undefined && { sessionMinutes }),
    ...(inactivityMinutes !== undefined && { inactivityMinutes }),
  };
}

/** The client, with the session judged before each call, and by the provider's answer to it. */
function watchSession(client: Client, session: SessionStore): Client {
  const begunAt = () => {
    const now = session.get();
    return now.status === "signedIn" ? now.signedInAt : null;
  };
  return {
    companyId: client.companyId,
    async call(operation, input, options) {
      if (session.check().status === "signedOut" && needsSession(operation))
        throw new ApiError({ operation, kind: "unauthenticated" });
      const madeIn = begunAt();
      try {
        return await client.call(operation, input, options);
      } catch (error) {
        const kind = isApiError(error) ? error.kind : null;
        // An identity that is not the caller's: perhaps another user signed in in another tab.
        if (kind === "forbidden" || kind === "unauthenticated") session.check();
        // Only the session that made the call: by now its user may have signed in again.
        if (kind === "unauthenticated" && operation !== "UserLogout" && begunAt() === madeIn)
          session.expire("unauthenticated");
        throw error;
      }
    },
  };
}
