import { describe, expect, test } from "vitest";
import { defaultSessionLimits, isSessionLive, returnPath, validateSignIn } from "./session.rules.ts";
import { createSessionStore, type SessionUser, type StorageLike } from "./session.store.ts";

const user: SessionUser = {
  staffUserId: 7,
  companyId: 9,
  username: "amira",
  currencyCode: "MYR",
  cTraderLogin: "5100234",
  kycStatus: 3,
};
const START = 1_000_000;

function createStorage(): StorageLike & { readonly map: Map<string, string> } {
  const map = new Map<string, string>();
  return {
    map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

function open(local = createStorage(), session = createStorage(), now = START) {
  const store = createSessionStore({ local, session, clock: () => now, limits: defaultSessionLimits });
  return { store, local, session };
}

describe("the sign-in form", () => {
  test.each([
    [
      { email: "", password: "" },
      { email: { code: "emailRequired" }, password: { code: "passwordRequired" } },
    ],
    [{ email: "amira", password: "x" }, { email: { code: "emailInvalid" } }],
    [{ email: " amira@example.com ", password: "x" }, {}],
  ])("%j → %j", (values, issues) => {
    expect(validateSignIn(values)).toEqual(issues);
  });
});

describe("where sign-in leads", () => {
  test.each([
    ["/transactions?tab=deposit", "/transactions?tab=deposit"],
    ["/profile#top", "/profile#top"],
    [null, "/dashboard"],
    ["", "/dashboard"],
    ["/login", "/dashboard"],
    ["https://evil.example/", "/dashboard"],
    ["//evil.example/", "/dashboard"],
    ["/\\evil.example", "/dashboard"],
    ["javascript:alert(1)", "/dashboard"],
  ])("%j → %s, never to another site", (wanted, path) => {
    expect(returnPath(wanted)).toBe(path);
  });
});

test.each([
  [0, true],
  [30 * 60_000, true],
  [30 * 60_000 + 1, false],
  [-1, false],
])("%d ms after sign-in a session is live: %s", (elapsed, isLive) => {
  expect(isSessionLive(START, START + elapsed, defaultSessionLimits)).toBe(isLive);
});

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
    const { store, local, session } = open();
    store.signIn(user, "a@example.com");
    for (const key of ["cacheStore", "hasVerifiedOnce", "depositDraft"]) local.setItem(key, "1");
    store.signOut();
    expect([...local.map, ...session.map]).toEqual([]);
  });

  test("keeps drafts when a session expires, for the next sign-in of the same user", () => {
    const { store, local } = open();
    store.signIn(user, "a@example.com");
    local.setItem("depositDraft", "1");
    store.expire();
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
    expect(store.sync()).toBeNull();
    store.signOut();
    expect(store.get().status).toBe("signedOut");
  });

  test("tells that another tab signed out, or signed another user in", () => {
    const { store, local } = open();
    store.signIn(user, "a@example.com");
    expect(store.sync()).toBeNull();
    const other = open(local).store;
    other.signIn({ ...user, staffUserId: 8 }, "b@example.com");
    expect(store.sync()).toBe("otherUser");
    other.signOut();
    expect(store.sync()).toBe("signedOutElsewhere");
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
