import type { Capability, Client, ClientOptions } from "@broker/sdk";
import type { QueryClient } from "@tanstack/react-query";
import type { ConfiguredSettings, ProviderProfile } from "./capability/capability.rules.ts";
import type { CatalogueStorage } from "./catalogue/catalogue.storage.ts";
import type { GatewayDefinition } from "./deposit/gateway.rules.ts";
import type { StorageLike } from "./kept-record.ts";
import type { SessionLimits } from "./session/session.rules.ts";
import type { Session } from "./session/session.ts";

/** The root of every key: `"broker"`, the provider's address and the company. Two brokers may share a cache. */
export type RootKey = readonly ["broker", baseUrl: string, companyId: number];

/** The context of all hooks. Create one per page load and give it to {@link BrokerProvider}. */
export interface Broker {
  readonly client: Client;
  /** The query cache: the host's own client, or one of this broker only. */
  readonly queryClient: QueryClient;
  /** The first part of the key of each of the broker's queries and mutations; keys of the host must not begin with it. */
  readonly rootKey: RootKey;
  readonly session: Session;
  readonly clock: () => number;
  /** Whether the provider recognises a repeated write by its key, so that it does it once. */
  readonly idempotencyKeys: boolean;
  /**
   * The storage of drafts, shared by all tabs; a sign-out removes those of its user. It has no personal data except the
   * destination of money.
   */
  readonly storage: StorageLike;
  /** The storage of personal data, for this tab only, and until the session ends. */
  readonly tabStorage: StorageLike;
  readonly payments: Payments;
  /** The registry of payment gateways; undefined for the registry of the specification. */
  readonly gateways: readonly GatewayDefinition[] | undefined;
  /** The catalogue's lists of the last visit (`cacheStore`); a sign-out removes them. */
  readonly catalogue: CatalogueStorage;
  /** The provider's profile in the deployment's configuration, for values that the provider does not send. */
  readonly configured: ProviderProfile;
}

/** The options of hosted payments. */
export interface Payments {
  /** The provider's own origin, which is always allowed. */
  readonly origin: string;
  /** Other allowed hosts, such as `pay.example.com`; over https only. */
  readonly allowedHosts: readonly string[];
  /** The path of the portal's document that submits a payment's form; its full address in an app below a base path. */
  readonly handoffPath: string;
  /** Opens an address in a new window, in a click handler; false when the browser blocked it. */
  openWindow(url: string): boolean;
}

/** The options of {@link createBroker}. */
export interface BrokerOptions extends Pick<
  ClientOptions,
  "companyId" | "fetch" | "auth" | "idempotencyKeys" | "timeout" | "credentials"
> {
  /** The provider's address, such as `https://api.example.com`; `"/"` on a page of its own origin. Without a page it must be absolute. */
  baseUrl: string;
  /** `window.localStorage` in a browser. */
  local: StorageLike;
  /** `window.sessionStorage` in a browser. */
  session: StorageLike;
  /**
   * The host's query client, if it has one. Its defaults do not change how the broker reads and writes, and a
   * sign-out removes the broker's own entries only. A host that persists its cache must leave out the keys under
   * {@link Broker.rootKey}.
   */
  queryClient?: QueryClient;
  /**
   * The limits that differ from {@link defaultSessionLimits}. `sessionMinutes` and `inactivityMinutes` in
   * `settings.limits` take precedence, and the provider's own limits over both.
   */
  limits?: Partial<SessionLimits>;
  /** Returns the current time in milliseconds; `Date.now` by default. */
  clock?: () => number;
  /** Returns the user's language as a BCP 47 tag, for the provider's e-mails; by default the language of the document. */
  language?: () => string | null;
  /** The allowed addresses of hosted payments besides the provider's own origin; none by default. */
  payments?: Partial<Omit<Payments, "origin">>;
  /** The supported payment gateways, in place of {@link defaultGateways}; `[...defaultGateways, mine]` adds one. */
  gateways?: readonly GatewayDefinition[];
  /**
   * The capabilities of a provider that does not have GetCapabilities, or refuses it. They replace the default
   * `["logout", ...ownCapabilities]`, which is safe: a provider without such a call answers 404.
   */
  capabilities?: readonly Capability[];
  /** The provider's figures and rules for a provider that does not send them; by default the figures of the specification. */
  settings?: ConfiguredSettings;
}
