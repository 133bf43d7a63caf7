import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { draftKey } from "../kept-drafts.ts";
import { createStorage, open, START, user } from "./test-browser.ts";

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
    for (const key of ["cacheStore", "hasVerifiedOnce"]) local.setItem(key, "1");
    store.signOut();
    expect([...local.map, ...session.map]).toEqual([]);
  });

  test("knows every draft that a journey keeps, so that none stays after a sign-out", () => {
    const kept = globSync("*/*.store.ts", { cwd: `${import.meta.dirname}/..` }).flatMap((file) =>
      Array.from(
        readFileSync(`${import.meta.dirname}/../${file}`, "utf8").matchAll(/^const KEY = "(\w+)"/gm),
        ([, key = ""]) => key,
      ),
    );
    expect(kept.toSorted()).toEqual(["depositDraft", "kycDraft", "transferDraft", "withdrawalDraft"]);
    const { store, local } = open();
    store.signIn(user, "a@example.com");
    for (const key of kept) local.setItem(key, "1");
    for (const key of kept) local.setItem(draftKey(key, user.staffUserId), "1");
    store.signOut();
    expect([...local.map.keys()]).toEqual([]);
  });

  test("leaves what another user has open in the same browser, also where the session was over before", () => {
    const { store, local } = open();
    store.signIn(user, "a@example.com");
    local.setItem(draftKey("depositDraft", 7), "1");
    local.setItem(draftKey("depositDraft", 8), "1");
    store.expire("unauthenticated");
    store.signOut();
    expect([...local.map.keys()]).toEqual([draftKey("depositDraft", 8)]);
  });

  test("keeps drafts when a session expires, for the next sign-in of the same user", () => {
    const { store, local } = open();
    store.signIn(user, "a@example.com");
    local.setItem("depositDraft", "1");
    store.expire("unauthenticated");
    expect([...local.map.keys()]).toEqual(["depositDraft"]);
  });

  test("does away with personal data of a draft once its time is up, whether or not anybody signs in", () => {
    const draft = JSON.stringify({ version: 2, staffUserId: 7, expiresAt: START + 60_000 });
    const local = createStorage();
    local.setItem("kycDraft", draft);
    open(local, createStorage(), START + 60_000);
    expect(local.map.get("kycDraft")).toBe(draft);
    open(local, createStorage(), START + 60_001);
    expect(local.map.has("kycDraft")).toBe(false);
  });

  test("does away with personal data of somebody else's draft at sign-in, and keeps what was sent and is open", () => {
    const { store, local } = open();
    const mine = JSON.stringify({ version: 2, staffUserId: 7, expiresAt: START + 60_000 });
    local.setItem("kycDraft", mine);
    local.setItem("depositDraft", JSON.stringify({ version: 4, staffUserId: 8 }));
    store.signIn(user, "a@example.com");
    expect(local.map.get("kycDraft")).toBe(mine);
    store.expire("unauthenticated");
    store.signIn({ ...user, staffUserId: 8 }, "b@example.com");
    expect([local.map.has("kycDraft"), local.map.has("depositDraft")]).toEqual([false, true]);
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

  test("follows a KYC status that has changed since sign-in, for the next page load too", () => {
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

  test("an earlier user's info that comes late changes nothing of the user of now, in any tab", () => {
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
