import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { draftKey } from "./draft-key.ts";
import { createStorage, open, START, user } from "../../test/session-browser.ts";

/** The draft of an identity check, as far as the session reads it. */
const personal = JSON.stringify({ version: 2, staffUserId: 7, expiresAt: START + 60_000 });

describe("the session", () => {
  test("stores ids, name, currency and status, and no other data of the user", () => {
    const { store, local, session } = open();
    const withMore = { ...user, fullName: "Amira Rahman", withdrawalBankAccountNumber: "5140" };
    store.signIn(withMore, "amira@example.com");
    expect(JSON.parse(local.map.get("userStore") ?? "")).toEqual({
      version: 1,
      userData: user,
      signedInAt: START,
      limits: { sessionMinutes: 30, inactivityMinutes: 60 },
    });
    expect(Object.fromEntries(session.map)).toEqual({
      authStore: '{"version":1,"isAuthenticated":true}',
      loginTime: "1000000",
    });
    expect(store.ids()).toMatchObject({ staffUserId: 7, email: "amira@example.com" });
  });

  test("is restored after a reload, and in a second tab", () => {
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
  ])("discards a record that is %s", (_what, record) => {
    const local = createStorage();
    local.setItem("userStore", record);
    expect(open(local).store.get()).toEqual({ status: "signedOut" });
    expect(local.map.size).toBe(0);
  });

  test.each([
    [31, "timeLimit"],
    [61, "inactivity"],
  ])("is not restored after %i minutes, and a reload shows the reason", (minutes, end) => {
    const { store, local, session } = open();
    store.signIn(user, "a@example.com");
    session.setItem("kycDraft", personal);
    const later = open(local, session, START + minutes * 60_000);
    expect(later.store.check()).toEqual({ status: "signedOut", end });
    expect([...local.map.keys(), ...session.map.keys()]).toEqual(["sessionEnd"]);
    const again = open(local, createStorage(), START + minutes * 60_000);
    expect(again.store.check()).toEqual({ status: "signedOut", end });
    again.store.signIn(user, "a@example.com");
    again.store.signOut();
    expect(open(local, session, START + minutes * 60_000).store.check()).toEqual({ status: "signedOut" });
  });

  test("reports an end that happened while its page was open after a reload, too", () => {
    const { store, local, wait } = open();
    store.signIn(user, "a@example.com");
    wait(31);
    store.check();
    const later = open(local, createStorage(), START + 32 * 60_000);
    expect(later.store.check()).toEqual({ status: "signedOut", end: "timeLimit" });
    expect(later.store.renewable()).toBeNull();
  });

  test("uses the provider's limits as soon as they are known, and before that after a reload", () => {
    const { store, local, wait } = open();
    store.signIn(user, "a@example.com");
    store.adoptLimits({ sessionMinutes: 240, inactivityMinutes: 120 });
    wait(45);
    expect([store.check().status, store.limits]).toEqual([
      "live",
      { sessionMinutes: 240, inactivityMinutes: 120, warningMinutes: 2 },
    ]);
    const later = open(local, createStorage(), START + 100 * 60_000);
    expect(later.store.check().status).toBe("live");
    later.store.adoptLimits({ sessionMinutes: 90, inactivityMinutes: 120 });
    expect(later.store.check()).toEqual({ status: "signedOut", end: "timeLimit" });
  });

  test("knows who can renew by password: until the sign-out, and only after an end by time", () => {
    const { store, wait } = open();
    const known = { username: "amira", email: "a@example.com" };
    expect(store.renewable()).toBeNull();
    store.signIn(user, "a@example.com");
    expect(store.renewable()).toEqual(known);
    wait(31);
    store.check();
    expect(store.renewable()).toEqual(known);
    store.signIn(user, "a@example.com");
    store.expire("unauthenticated");
    expect(store.renewable()).toBeNull();
    store.signIn(user, "a@example.com");
    store.signOut();
    expect(store.renewable()).toBeNull();
  });

  test("is empty after sign-out", () => {
    const { store, local, session, wait } = open();
    store.signIn(user, "a@example.com");
    wait(1);
    expect(store.touch()).toBe(true);
    for (const key of ["cacheStore", "hasVerifiedOnce"]) local.setItem(key, "1");
    store.signOut();
    expect([...local.map, ...session.map]).toEqual([]);
  });

  test("knows every draft of a journey, so that all are deleted by a sign-out", () => {
    const kept = globSync("*/*.storage.ts", { cwd: `${import.meta.dirname}/..` }).flatMap((file) =>
      Array.from(
        readFileSync(`${import.meta.dirname}/../${file}`, "utf8").matchAll(
          /(?:^const KEY = |createDraftStorage\(\s*)"(\w+)"/gm,
        ),
        ([, key = ""]) => key,
      ),
    );
    const ofTab = ["depositProof", "kycDraft", "messageDraft"];
    const ofUser = ["depositDraft", "transferDraft", "withdrawalDraft"];
    expect(kept.toSorted()).toEqual([...ofTab, ...ofUser].toSorted());
    const { store, local, session } = open();
    store.signIn(user, "a@example.com");
    for (const key of ofUser) local.setItem(draftKey(key, user.staffUserId), "1");
    for (const key of ofTab) session.setItem(key, "1");
    store.signOut();
    expect([...local.map.keys(), ...session.map.keys()]).toEqual([]);
  });

  test("does not delete another user's drafts in the same browser, also when that user's session had ended", () => {
    const { store, local } = open();
    store.signIn(user, "a@example.com");
    local.setItem(draftKey("depositDraft", 7), "1");
    local.setItem(draftKey("depositDraft", 8), "1");
    store.expire("unauthenticated");
    store.signOut();
    expect([...local.map.keys()]).toEqual([draftKey("depositDraft", 8)]);
  });

  test("retains drafts when a session expires, for the next sign-in of the same user", () => {
    const { store, local } = open();
    store.signIn(user, "a@example.com");
    local.setItem("depositDraft", "1");
    store.expire("unauthenticated");
    expect([...local.map.keys()]).toEqual(["depositDraft"]);
  });

  type Opened = ReturnType<typeof open>;

  test.each<[string, (tab: Opened, other: Opened) => void]>([
    ["by the provider", ({ store }) => store.expire("unauthenticated")],
    ["by its limit", ({ store, wait }) => (wait(31), void store.check())],
    ["by a sign-out", ({ store }) => store.signOut()],
    ["in another tab", ({ store }, other) => (other.store.signOut(), void store.check())],
    [
      "by another user in another tab",
      ({ store }, other) => (other.store.signIn({ ...user, staffUserId: 8 }, "b"), void store.check()),
    ],
  ])("leaves no personal draft in its tab when it ends %s", (_how, end) => {
    const local = createStorage();
    const tab = open(local);
    tab.store.signIn(user, "a@example.com");
    const other = open(local);
    tab.session.setItem("kycDraft", personal);
    end(tab, other);
    expect(tab.store.get().status).toBe("signedOut");
    expect(tab.session.map.has("kycDraft")).toBe(false);
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

  test("updates a KYC status that has changed since sign-in, for the next page load too", () => {
    const { store, local } = open();
    store.signIn({ ...user, kycStatus: 1 }, "a@example.com");
    store.remember({ staffUserId: 7, email: "a@example.com", kycStatus: 3 });
    expect(store.get()).toMatchObject({ user: { kycStatus: 3 } });
    expect(open(local).store.get()).toMatchObject({ user: { kycStatus: 3 }, signedInAt: START });
    expect([...local.map.keys()]).toEqual(["userStore"]);
  });

  test.each([undefined, null])(
    "a KYC status of %s counts as 400, at sign-in and in user info",
    (kycStatus) => {
      const { store, local } = open();
      store.signIn({ ...user, kycStatus }, "a@example.com");
      expect(store.get()).toMatchObject({ status: "signedIn", user: { kycStatus: 400 } });
      store.remember({ staffUserId: 7, email: "a@example.com", kycStatus: 3 });
      store.remember({ staffUserId: 7, email: "a@example.com", kycStatus });
      expect(open(local).store.get()).toMatchObject({ status: "signedIn", user: { kycStatus: 400 } });
    },
  );

  test("delayed user info of an earlier user does not affect the current one, in any tab", () => {
    const { store, local } = open();
    const other = open(local).store;
    store.signIn(user, "a@example.com");
    store.remember({ staffUserId: 8, email: "b@example.com", kycStatus: 0 });
    expect(store.get()).toMatchObject({ user, email: "a@example.com" });
    other.signIn({ ...user, staffUserId: 8 }, "b@example.com");
    const record = local.map.get("userStore");
    store.remember({ staffUserId: 7, email: "a@example.com", kycStatus: 0 });
    expect(local.map.get("userStore")).toBe(record);
  });

  test("notifies listeners until they unsubscribe", () => {
    const { store } = open();
    let heard = 0;
    const leave = store.subscribe(() => (heard += 1));
    store.signIn(user, "a@example.com");
    leave();
    store.signOut();
    expect(heard).toBe(1);
  });
});
