import { createBroker, type Broker, type StorageLike } from "@broker/hooks";
import { user } from "../../packages/screens/src/testing/broker.tsx";

function createStorage(): StorageLike {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** A browser with two tabs of a portal, and a clock that can be moved. */
export interface Tabs {
  /** The broker of the visible tab. */
  broker: Broker;
  signIn: () => void;
  /** Advances the clock by some minutes. */
  pass: (minutes: number) => void;
  signOutElsewhere: () => void;
  signInElsewhere: () => void;
  /** Ends the session at the provider. */
  forget: () => void;
}

/**
 * Returns whether an event is a mouse movement, which is no activity here: otherwise a warning would close before it
 * can be inspected.
 */
const isMouseMoving = () => globalThis.event?.type === "mousemove";

/**
 * Opens both tabs; ten minutes of inactivity end a session here, so that this limit is reached before the one from
 * login.
 */
export function openTabs(): Tabs {
  const local = createStorage();
  let passed = 0;
  const open = () =>
    createBroker({
      baseUrl: globalThis.location.origin,
      companyId: user.companyId,
      local,
      session: createStorage(),
      clock: () => Date.now() + passed,
      limits: { inactivityMinutes: 10 },
    });
  const here = open();
  const elsewhere = open();
  const { session } = here;
  const broker = { ...here, session: { ...session, touch: () => !isMouseMoving() && session.touch() } };
  // The events of a page that becomes visible again.
  const wake = () => globalThis.dispatchEvent(new Event("focus"));
  return {
    broker,
    signIn: () => session.signIn(user, "demo@example.com"),
    pass: (minutes) => {
      passed += minutes * 60_000;
      wake();
    },
    signOutElsewhere: () => {
      elsewhere.session.signIn(user, "demo@example.com");
      elsewhere.session.signOut();
      wake();
    },
    signInElsewhere: () => {
      elsewhere.session.signIn({ ...user, staffUserId: 2, username: "bo" }, "bo@example.com");
      wake();
    },
    forget: () => session.expire("unauthenticated"),
  };
}
