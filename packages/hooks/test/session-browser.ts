import { createActor, SimulatedClock } from "xstate";
import type { StorageLike } from "../src/kept-record.ts";
import { createSessionMachine } from "../src/session/session.machine.ts";
import { defaultSessionLimits, type SessionLimits } from "../src/session/session.rules.ts";
import { PageSession, type Session, type SessionState, type SessionUser } from "../src/session/session.ts";

/** A user who can sign in. */
export const user: SessionUser = {
  staffUserId: 7,
  companyId: 9,
  username: "amira",
  currencyCode: "MYR",
  cTraderLogin: "5100234",
  kycStatus: 3,
};
/** The time (ms) at which the clock of these tests begins. */
export const START = 1_000_000;
export const MINUTE = 60_000;

/** Creates the storage of a browser or a tab, with access to its content. */
export function createStorage(): StorageLike & { readonly map: Map<string, string> } {
  const map = new Map<string, string>();
  return {
    map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

/** Creates a page load over the browser's storage, with a separate wall clock. */
export function open(
  local = createStorage(),
  session = createStorage(),
  now = START,
  limits?: Partial<SessionLimits>,
) {
  const time = { now };
  const store: Session = new PageSession({
    local,
    session,
    clock: () => time.now,
    limits: { ...defaultSessionLimits, ...limits },
  });
  const wait = (minutes: number) => (time.now += minutes * MINUTE);
  return { store, local, session, time, wait };
}

/** Records every end that a page reports. */
export function heard({ store }: ReturnType<typeof open>) {
  const told: SessionState[] = [];
  store.subscribe(() => told.push(store.get()));
  return told;
}

/** Creates a browser whose tabs share a storage and a clock. Each `open` is a tab. */
function createBrowser(limits: Partial<SessionLimits> = {}) {
  const clock = new SimulatedClock();
  let asleep = 0;
  const local = createStorage();
  const open = () => {
    const store: Session = new PageSession({
      local,
      session: createStorage(),
      clock: () => clock.now() + asleep,
      limits: { ...defaultSessionLimits, ...limits },
    });
    const hearing = { activity: new Set<() => void>(), wake: new Set<() => void>() };
    const on = (kind: keyof typeof hearing) => (listener: () => void) => {
      hearing[kind].add(listener);
      return () => void hearing[kind].delete(listener);
    };
    const say = (kind: keyof typeof hearing) => () => {
      for (const listener of hearing[kind]) listener();
    };
    const machine = createSessionMachine({ ...store, activity: on("activity"), wake: on("wake") });
    const actor = createActor(machine, { clock, input: { location: "/deposit-withdraw?tab=deposit" } });
    const ended: string[] = [];
    actor.on("session.ended", ({ end, returnTo }) => ended.push(`${end} ${returnTo}`));
    actor.start();
    return {
      store,
      actor,
      ended,
      hearing,
      act: say("activity"),
      wake: say("wake"),
      state: () => actor.getSnapshot().value,
      secondsLeft: () => {
        const { standing } = actor.getSnapshot().context;
        return standing.status === "ending" ? standing.secondsLeft : null;
      },
    };
  };
  return {
    open,
    /** Advances the clock and the timers. */
    run(seconds: number) {
      for (let second = 0; second < seconds; second += 1) clock.increment(1000);
    },
    /** Advances the wall clock, or sets it back, without running timers. */
    setForward: (minutes: number) => (asleep += minutes * 60_000),
  };
}

/** Creates the same with a user signed in on one page. */
export function signedIn(limits?: Partial<SessionLimits>) {
  const browser = createBrowser(limits);
  const page = browser.open();
  page.store.signIn(user, "a@example.com");
  return { ...browser, page };
}
