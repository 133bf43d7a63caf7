import { createActor, SimulatedClock } from "xstate";
import { createSessionMachine } from "./session.machine.ts";
import { defaultSessionLimits, type SessionLimits } from "./session.rules.ts";
import { createSessionStore, type Session, type SessionUser, type StorageLike } from "./session.store.ts";

/** Somebody who can be signed in. */
export const user: SessionUser = {
  staffUserId: 7,
  companyId: 9,
  username: "amira",
  currencyCode: "MYR",
  cTraderLogin: "5100234",
  kycStatus: 3,
};
/** When the clock of these tests begins (ms). */
export const START = 1_000_000;
export const MINUTE = 60_000;

/** Storage of one browser or one tab, and what is in it. */
export function createStorage(): StorageLike & { readonly map: Map<string, string> } {
  const map = new Map<string, string>();
  return {
    map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

/** A page load over what the browser keeps, with a wall clock of its own. */
export function open(
  local = createStorage(),
  session = createStorage(),
  now = START,
  limits?: Partial<SessionLimits>,
) {
  const time = { now };
  const store = createSessionStore({
    local,
    session,
    clock: () => time.now,
    limits: { ...defaultSessionLimits, ...limits },
  });
  const wait = (minutes: number) => (time.now += minutes * MINUTE);
  return { store, local, session, time, wait };
}

/** Every end that a page is told of. */
export function heard({ store }: ReturnType<typeof open>) {
  const told: Session[] = [];
  store.subscribe(() => told.push(store.get()));
  return told;
}

/** A browser whose tabs share their storage and one clock. Each `open` is a tab. */
function createBrowser(limits: Partial<SessionLimits> = {}) {
  const clock = new SimulatedClock();
  let asleep = 0;
  const local = createStorage();
  const open = () => {
    const store = createSessionStore({
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
    /** Time in which pages run. */
    run(seconds: number) {
      for (let second = 0; second < seconds; second += 1) clock.increment(1000);
    },
    /** Time that passes on the wall clock only, or is taken off it: no timer runs. */
    setForward: (minutes: number) => (asleep += minutes * 60_000),
  };
}

/** The same with a user signed in on one page. */
export function signedIn(limits?: Partial<SessionLimits>) {
  const browser = createBrowser(limits);
  const page = browser.open();
  page.store.signIn(user, "a@example.com");
  return { ...browser, page };
}
