import { describe, expect, test } from "vitest";
import { defaultSessionLimits, type SessionLimits } from "./session.rules.ts";
import { createSessionStore, type Session, type SessionUser, type StorageLike } from "./session.store.ts";

const user: SessionUser = {
  staffUserId: 7,
  companyId: 9,
  username: "amira",
  currencyCode: "MYR",
  cTraderLogin: "5100234",
  kycStatus: 3,
};
const START = 1_000_000;
const MINUTE = 60_000;

function createStorage(): StorageLike & { readonly map: Map<string, string> } {
  const map = new Map<string, string>();
  return {
    map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

/** A page load over what the browser keeps; all pages share one clock unless told. */
function open(
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
function heard({ store }: ReturnType<typeof open>) {
  const told: Session[] = [];
  store.subscribe(() => told.push(store.get()));
  return told;
}

describe("the session store", () => {
  test("keeps ids, name, currency and status, and nothing else of the user", () => {
    const { store, local, session } = open();
    const withMore = { ...user, fullName: "Amira Rahman", withdrawalBankAccountNumber: "5140" };
    store.signIn(withMore, "amira@example.com");
    expect(JSON.parse(local.map.get("userStore") ?? "")).toEqual({
      version: 1,
      userData: user,
      signedInAt: START,
    });
    expect(Object.fromEntries(session.map)).toEqual({
      authStore: '{"version":1,"isAuthenticated":true}',
      loginTime: "1000000",
    });
    expect(store.ids()).toMatchObject({ staffUserId: 7, email: "amira@example.com" });
  });

  test("goes on after a reload, and in a second tab", () => {
    const { store, local } = open();
    store.signIn(user, "amira@example.com");
    expect(open(local, createStorage(), START + 60_000).store.get()).toEqual({
      status: "signedIn",
      user,
      signedInAt: START,
    });
  });

  test.each([
    ["broken", "{"],
    ["of another shape", '{"version":1,"userData":{"staffUserId":"7"},"signedInAt":1}'],
    ["of another version", '{"version":2,"userData":{},"signedInAt":1}'],
    ["not an object", "7"],
  ])("drops a record that is %s", (_what, record) => {
    const local = createStorage();
    local.setItem("userStore", record);
    expect(open(local).store.get()).toEqual({ status: "signedOut" });
    expect(local.map.size).toBe(0);
  });

  test("does not go on after 30 minutes", () => {
    const { store, local } = open();
    store.signIn(user, "a@example.com");
    expect(open(local, createStorage(), START + 31 * 60_000).store.get().status).toBe("signedOut");
  });

  test("leaves nothing behind at sign-out", () => {
    const { store, local, session, wait } = open();
    store.signIn(user, "a@example.com");
    wait(1);
    expect(store.touch()).toBe(true);
    const kept = [
      "cacheStore",
      "hasVerifiedOnce",
      "depositDraft",
      "kycDraft",
      "transferDraft",
      "withdrawalDraft",
    ];
    for (const key of kept) local.setItem(key, "1");
    store.signOut();
    expect([...local.map, ...session.map]).toEqual([]);
  });

  test("keeps drafts when a session expires, for the next sign-in of the same user", () => {
    const { store, local } = open();
    store.signIn(user, "a@example.com");
    local.setItem("depositDraft", "1");
    store.expire("unauthenticated");
    expect([...local.map.keys()]).toEqual(["depositDraft"]);
  });

  test("works in memory where storage is forbidden or full", () => {
    const refuse = () => {
      throw new DOMException("QuotaExceededError");
    };
    const forbidden = { map: new Map(), getItem: refuse, setItem: refuse, removeItem: refuse };
    const { store } = open(forbidden, forbidden);
    store.signIn(user, "a@example.com");
    expect(store.get().status).toBe("signedIn");
    expect(store.check().status).toBe("live");
    store.signOut();
    expect(store.get().status).toBe("signedOut");
  });

  test("tells whoever listens, until they leave", () => {
    const { store } = open();
    let heard = 0;
    const leave = store.subscribe(() => (heard += 1));
    store.signIn(user, "a@example.com");
    leave();
    store.signOut();
    expect(heard).toBe(1);
  });
});

describe("over time", () => {
  test("a session that is over is found over at the next check, and ends once", () => {
    const page = open();
    page.store.signIn(user, "a@example.com");
    const told = heard(page);
    page.wait(31);
    expect(page.store.check()).toEqual({ status: "signedOut", end: "timeLimit" });
    expect(page.store.check()).toEqual({ status: "signedOut", end: "timeLimit" });
    page.store.expire("unauthenticated");
    expect(told).toEqual([{ status: "signedOut", end: "timeLimit" }]);
    expect([...page.local.map, ...page.session.map]).toEqual([]);
  });

  test("a clock that goes back revives nothing, and makes nothing last longer than what was seen of it", () => {
    const page = open();
    page.store.signIn(user, "a@example.com");
    page.wait(29);
    expect(page.store.check().status).toBe("ending");
    page.wait(-20);
    expect(page.store.check().status).toBe("ending");
    page.wait(22);
    expect(page.store.check().status).toBe("signedOut");
    page.wait(-30);
    expect(page.store.touch()).toBe(false);
    expect(page.store.check().status).toBe("signedOut");
    expect(open(page.local, page.session, page.time.now).store.get().status).toBe("signedOut");
  });

  test("a session from the future does not go on", () => {
    const { store, local } = open();
    store.signIn(user, "a@example.com");
    expect(open(local, createStorage(), START - 1).store.get().status).toBe("signedOut");
  });

  test("a next sign-in begins anew, with a clock that was put right too", () => {
    const page = open();
    page.store.signIn(user, "a@example.com");
    page.wait(31);
    page.store.check();
    page.wait(-300);
    page.store.signIn(user, "a@example.com");
    page.wait(27);
    expect(page.store.check().status).toBe("live");
    page.wait(4);
    expect(page.store.check().status).toBe("signedOut");
  });
});

describe("without input", () => {
  const limits = { sessionMinutes: 600 };

  test("a sign of life extends the session, and is written every five seconds at most", () => {
    const page = open(createStorage(), createStorage(), START, limits);
    page.store.signIn(user, "a@example.com");
    expect(page.store.touch()).toBe(false);
    page.wait(59);
    expect(page.store.check()).toMatchObject({ status: "ending", limit: "inactivity", secondsLeft: 60 });
    expect(page.store.touch()).toBe(true);
    expect(page.local.map.get("lastActivity")).toBe(`{"version":1,"activeAt":${START + 59 * MINUTE}}`);
    page.time.now += 4999;
    expect(page.store.touch()).toBe(false);
    expect(page.store.check().status).toBe("live");
  });

  test("the first movement after an hour asleep does not extend what is over", () => {
    const page = open(createStorage(), createStorage(), START, limits);
    page.store.signIn(user, "a@example.com");
    page.wait(61);
    expect(page.store.touch()).toBe(false);
    expect(page.store.get()).toEqual({ status: "signedOut", end: "inactivity" });
  });

  test("what was done in one tab counts in the other, and after a reload", () => {
    const page = open(createStorage(), createStorage(), START, limits);
    page.store.signIn(user, "a@example.com");
    const other = open(page.local, createStorage(), START, limits);
    page.wait(40);
    page.store.touch();
    other.wait(80);
    expect(other.store.check().status).toBe("live");
    expect(open(page.local, createStorage(), other.time.now, limits).store.get().status).toBe("signedIn");
  });

  test.each(["{", "7", '{"version":2,"activeAt":1}', '{"version":1,"activeAt":"1"}'])(
    "the stamp %j is dropped, and sign-in counts as the last sign of life",
    (stamp) => {
      const page = open(createStorage(), createStorage(), START, limits);
      page.store.signIn(user, "a@example.com");
      page.local.setItem("lastActivity", stamp);
      page.wait(59);
      expect(page.store.check()).toMatchObject({ limit: "inactivity", secondsLeft: 60 });
    },
  );
});

describe("with a second tab", () => {
  const twoTabs = () => {
    const page = open();
    page.store.signIn(user, "a@example.com");
    const other = open(page.local, createStorage());
    return { page, other, told: heard(page) };
  };

  test("sign-out there signs out here, once, and leaves nothing here", () => {
    const { page, other, told } = twoTabs();
    expect(page.store.check().status).toBe("live");
    other.store.signOut();
    page.store.check();
    page.store.check();
    expect(told).toEqual([{ status: "signedOut", end: "signedOutElsewhere" }]);
    expect([...page.local.map, ...page.session.map]).toEqual([]);
  });

  test("an expiry there is the same expiry here, and drafts stay", () => {
    const { page, other, told } = twoTabs();
    page.local.setItem("depositDraft", "1");
    page.wait(31);
    other.wait(31);
    other.store.check();
    page.store.check();
    expect(told).toEqual([{ status: "signedOut", end: "timeLimit" }]);
    expect([...page.local.map.keys()]).toEqual(["depositDraft"]);
  });

  type Act = (page: ReturnType<typeof open>) => unknown;
  test.each<[string, Act]>([
    ["a check", ({ store }) => store.check()],
    ["a sign of life", ({ store }) => store.touch()],
    ["an expiry", ({ store }) => store.expire("unauthenticated")],
    ["a sign-out", ({ store }) => store.signOut()],
    [
      "all of them",
      ({ store }) => [store.touch(), store.expire("inactivity"), store.signOut(), store.check()],
    ],
  ])("another user there ends the session here, and %s here touches nothing of theirs", (_what, act) => {
    const { page, other, told } = twoTabs();
    other.store.signOut();
    other.store.signIn({ ...user, staffUserId: 8 }, "b@example.com");
    const theirs = [...page.local.map];
    page.wait(31);
    act(page);
    expect(told).toEqual([{ status: "signedOut", end: "otherUser" }]);
    expect([...page.local.map]).toEqual(theirs);
  });

  test("what a page of an ended session does late takes nothing from whoever signed in since", () => {
    const { page, other } = twoTabs();
    page.store.expire("unauthenticated");
    other.store.check();
    other.store.signIn({ ...user, staffUserId: 8 }, "b@example.com");
    page.store.signOut();
    expect(other.store.check().status).toBe("live");
  });

  test("a new sign-in of the same user there goes on here, with its own thirty minutes", () => {
    const { page, other } = twoTabs();
    other.wait(29);
    other.store.signIn(user, "a@example.com");
    page.wait(31);
    expect(page.store.check().status).toBe("live");
    expect(page.store.get()).toMatchObject({ status: "signedIn", signedInAt: START + 29 * MINUTE });
    expect(page.session.map.get("loginTime")).toBe(String(START + 29 * MINUTE));
  });
});
