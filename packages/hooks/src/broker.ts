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

/** `"broker"`, the provider's address and the company: two brokers may share a cache. */
type RootKey = readonly ["broker", baseUrl: string, companyId: number];

/** Everything the hooks stand on; make one per page load and give it to {@link BrokerProvider}. */
export interface Broker {
  readonly client: Client;
  /** The cache of what is read: the host's own client, or one that is this broker's alone. */
  readonly queryClient: QueryClient;
  /** What the key of each of the broker's queries and mutations begins with; no key of the host's should. */
  readonly rootKey: RootKey;
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
  /** Where the portal's document is that submits a payment's form: its path; its whole address in an app below a base path. */
  readonly handoffPath: string;
  /** Opens an address in a new window, in the very click; false when the browser blocked it. */
  openWindow(url: string): boolean;
}

/** What a deployment sets: where the provider is, which company, where the session is kept. */
export interface BrokerOptions extends Pick<
  ClientOptions,
  "companyId" | "fetch" | "auth" | "idempotencyKeys" | "timeout" | "credentials"
> {
  /** Where the provider is, such as `https://api.example.com`; `"/"` on a page of its own origin. Without a page it is absolute. */
  baseUrl: string;
  /** `window.localStorage` in a browser. */
  local: StorageLike;
  /** `window.sessionStorage` in a browser. */
  session: StorageLike;
  /**
   * The host's cache, for a host that has one; its defaults do not change how the broker reads and writes, and a sign-out
   * removes the broker's own entries only. One that persists its cache leaves out what is under {@link Broker.rootKey}.
   */
  queryClient?: QueryClient;
  /**
   * What differs from {@link defaultSessionLimits}. `sessionMinutes` and `inactivityMinutes` may also stand in
   * `settings.limits`, which then hold; what the provider says itself holds over both.
   */
  limits?: Partial<SessionLimits>;
  /** Wall clock in milliseconds; `Date.now` when left out. */
  clock?: () => number;
  /** The language that the user reads, as a BCP 47 tag, for the provider's letters; that of the document when left out. */
  language?: () => string | null;
  /** Where hosted payments may go besides the provider's own origin: nowhere, unless told. */
  payments?: Partial<Omit<Payments, "origin">>;
  /**
   * The extensions of a provider that does not know GetCapabilities, or refuses it. It replaces the default `["logout"]`,
   * which is safe: a provider without that call answers 404 and no more. Name `logout` too if the provider has it.
   */
  capabilities?: readonly Capability[];
  /** The figures and rules of a provider, as far as it does not say them itself; the specification's when left out. */
  settings?: ConfiguredSettings;
}

/**
 * Makes the client, the cache and the session, wired to each other: the session's ids go into every call, no call of
 * the user's leaves once the wall clock says that the session is over, and a provider that no longer knows the session
 * (401) ends it here too. It calls nobody, so that a server can make one to prerender.
 *
 * @throws TypeError when `baseUrl` leads nowhere: where there is no page, in Node or in jsdom without a URL, it must be absolute.
 *
 * @example
 * const broker = createBroker({ baseUrl: "/", companyId: 9, local: localStorage, session: sessionStorage });
 */
export function createBroker(options: BrokerOptions): Broker {
  const { local, session: tab, limits, payments, clock = Date.now, ...others } = options;
  const {
    queryClient = new QueryClient(),
    capabilities = ["logout"],
    settings = {},
    ...clientOptions
  } = others;
  // Every call to it would fail as if there were no connection.
  const provider = URL.parse(options.baseUrl, globalThis.location?.href);
  if (!provider) throw new TypeError(`createBroker needs an absolute baseUrl here: "${options.baseUrl}"`);
  const sessionLimits = { ...defaultSessionLimits, ...limits, ...settings.limits };
  const configured = configuredProfile(capabilities, { ...settings, limits: sessionLimits });
  const session = createSessionStore({ local, session: tab, clock, limits: sessionLimits });
  const rootKey: RootKey = ["broker", options.baseUrl, options.companyId];
  const client = watchSession(
    createClient({
      language: () => globalThis.document?.documentElement.lang || null,
      ...clientOptions,
      clock,
      session: session.ids,
      hasCapability: async (name) =>
        (await readProvider({ client, configured, queryClient, rootKey, session })).capabilities.includes(
          name,
        ),
    }),
    session,
  );
  return {
    client,
    queryClient,
    rootKey,
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
      origin: provider.origin,
    },
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
