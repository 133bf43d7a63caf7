import { ApiError, type Client, createClient, isApiError, needsSession } from "@broker/sdk";
import { QueryClient } from "@tanstack/react-query";
import type { Broker, BrokerOptions, RootKey } from "./broker.ts";
import { readProvider } from "./capability/capability.queries.ts";
import { ownCapabilities, toConfiguredProfile } from "./capability/capability.rules.ts";
import { createCatalogueStorage } from "./catalogue/catalogue.storage.ts";
import { openWindow } from "./deposit/open-window.ts";
import { lockSession, waitForPassword } from "./session/session-lock.ts";
import { defaultSessionLimits } from "./session/session.rules.ts";
import { PageSession, type Session } from "./session/session.ts";

/**
 * Creates the client, the cache and the session of a page. The client adds the session's ids to every call. No call
 * of the user is sent once the session is over by the wall clock, and a provider that no longer accepts the session
 * (401) ends it in the browser too. Nothing is called, so that a server can create a broker to prerender.
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
    capabilities = ["logout", ...ownCapabilities],
    settings = {},
    gateways,
    ...clientOptions
  } = others;
  // Every call to such an address would fail as without a connection.
  const provider = URL.parse(options.baseUrl, globalThis.location?.href);
  if (!provider) throw new TypeError(`createBroker needs an absolute baseUrl: "${options.baseUrl}"`);
  const sessionLimits = { ...defaultSessionLimits, ...limits, ...settings.limits };
  const configured = toConfiguredProfile(capabilities, { ...settings, limits: sessionLimits });
  const session = new PageSession({ local, session: tab, clock, limits: sessionLimits });
  const rootKey: RootKey = ["broker", options.baseUrl, options.companyId];
  const client = watchSession(
    createClient({
      language: () => globalThis.document?.documentElement.lang || null,
      ...clientOptions,
      clock,
      session: session.ids,
      hasCapability: async (name) => (await readProvider(broker)).capabilities.includes(name),
    }),
    session,
    rootKey,
  );
  const broker: Broker = {
    client,
    queryClient,
    rootKey,
    session,
    clock,
    idempotencyKeys: clientOptions.idempotencyKeys ?? true,
    storage: local,
    tabStorage: tab,
    configured,
    gateways,
    catalogue: createCatalogueStorage(local),
    payments: {
      allowedHosts: [],
      handoffPath: "/pay/handoff",
      openWindow,
      ...payments,
      origin: provider.origin,
    },
  };
  return broker;
}

/** The call that ends all sessions of a user, including the session of the page, and whose answer opens a new session. */
const RENEWING = "UpdateUserPassword";

/** The longest time that a new password waits for running calls, in milliseconds, because a call may hang. */
const TURN = 2000;

/**
 * Sends the calls of a session in turn: a new password after the answers of the calls under way, and the next calls after
 * its answer, once they were checked again. With the session that it ends they would be refused.
 */
function createTurns(rootKey: RootKey) {
  const underWay = new Set<Promise<unknown>>();
  let renewals = 0;
  let renewal: Promise<unknown> | null = null;
  async function renew<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const late = new Promise((resolve) => setTimeout(resolve, TURN));
    await Promise.race([Promise.allSettled(underWay), late]);
    const unlock = await lockSession(rootKey);
    const answer = await call().finally(unlock);
    renewals += 1;
    return answer;
  }
  async function send<Answer>(
    operation: string,
    call: () => Promise<Answer>,
    checkAgain: () => void,
  ): Promise<Answer> {
    if (renewal) {
      await renewal.catch(() => {});
      checkAgain();
      return send(operation, call, checkAgain);
    }
    if (operation === RENEWING) {
      const answer = renew(call).finally(() => (renewal = null));
      renewal = answer;
      return answer;
    }
    const answer = call();
    underWay.add(answer);
    return answer.finally(() => underWay.delete(answer));
  }
  return { send, renewals: () => renewals };
}

/** Returns the client with the session checked before each call, and after errors that concern it. */
function watchSession(client: Client, session: Session, rootKey: RootKey): Client {
  const turns = createTurns(rootKey);
  const begunAt = () => {
    const now = session.get();
    return now.status === "signedIn" ? now.signedInAt : null;
  };
  return {
    ...client,
    async call(operation, input, options) {
      const isOver = session.check().status === "signedOut";
      const madeIn = begunAt();
      const renewed = turns.renewals();
      const isPrivate = await needsSession(operation);
      if (isOver && isPrivate) throw new ApiError({ operation, kind: "unauthenticated" });
      const call = () => client.call(operation, input, options);
      const checkAgain = () => {
        // Meanwhile the user may have signed out, and another user may have signed in.
        if (session.check().status === "signedOut" || begunAt() !== madeIn)
          throw new ApiError({ operation, kind: "unauthenticated" });
      };
      // A sign-out does not wait, since the page may be closed after it.
      const waits = isPrivate && operation !== "UserLogout";
      try {
        return await (waits ? turns.send(operation, call, checkAgain) : call());
      } catch (error) {
        const kind = isApiError(error) && error.kind;
        // The identity is not the caller's: another user may have signed in in another tab.
        if (kind === "forbidden" || kind === "unauthenticated") session.check();
        if (kind === "unauthenticated" && operation !== "UserLogout") {
          const isRenewed = (await waitForPassword(rootKey)) || turns.renewals() !== renewed;
          // Only the session that made the call is ended: its user may have signed in again since.
          if (!isRenewed && begunAt() === madeIn) session.expire(kind);
        }
        throw error;
      }
    },
  };
}
