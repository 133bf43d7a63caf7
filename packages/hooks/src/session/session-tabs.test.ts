import { describe, expect, test } from "vitest";
import { createStorage, heard, MINUTE, open, START, user } from "../../test/session-browser.ts";

describe("with a second tab", () => {
  const twoTabs = () => {
    const page = open();
    page.store.signIn(user, "a@example.com");
    const other = open(page.local, createStorage());
    return { page, other, told: heard(page) };
  };

  test("a sign-out in the other tab signs out this one, once, and removes its data", () => {
    const { page, other, told } = twoTabs();
    expect(page.store.check().status).toBe("live");
    other.store.signOut();
    page.store.check();
    page.store.check();
    expect(told).toEqual([{ status: "signedOut", end: "signedOutElsewhere" }]);
    expect([...page.local.map, ...page.session.map]).toEqual([]);
  });

  test("an expiry in another tab ends the session here for the same reason, and drafts stay", () => {
    const { page, other, told } = twoTabs();
    page.local.setItem("depositDraft", "1");
    page.wait(31);
    other.wait(31);
    other.store.check();
    page.store.check();
    expect(told).toEqual([{ status: "signedOut", end: "timeLimit" }]);
    expect([...page.local.map.keys()]).toEqual(["depositDraft", "sessionEnd"]);
  });

  type Act = (page: ReturnType<typeof open>) => unknown;
  test.each<[string, Act]>([
    ["a check", ({ store }) => store.check()],
    ["an activity", ({ store }) => store.touch()],
    ["an expiry", ({ store }) => store.expire("unauthenticated")],
    ["a sign-out", ({ store }) => store.signOut()],
    [
      "all of them",
      ({ store }) => [store.touch(), store.expire("inactivity"), store.signOut(), store.check()],
    ],
  ])(
    "another user in the other tab ends the session here, and %s here affects none of that user's data",
    (_what, act) => {
      const { page, other, told } = twoTabs();
      other.store.signOut();
      other.store.signIn({ ...user, staffUserId: 8 }, "b@example.com");
      const theirs = [...page.local.map];
      page.wait(31);
      act(page);
      expect(told).toEqual([{ status: "signedOut", end: "otherUser" }]);
      expect([...page.local.map]).toEqual(theirs);
    },
  );

  test("a page whose session has ended does not affect a user who signed in later", () => {
    const { page, other } = twoTabs();
    page.store.expire("unauthenticated");
    other.store.check();
    other.store.signIn({ ...user, staffUserId: 8 }, "b@example.com");
    page.store.signOut();
    expect(other.store.check().status).toBe("live");
  });

  test("a new sign-in of the same user in the other tab renews the session here, for thirty minutes", () => {
    const { page, other } = twoTabs();
    other.wait(29);
    other.store.signIn(user, "a@example.com");
    page.wait(31);
    expect(page.store.check().status).toBe("live");
    expect(page.store.get()).toMatchObject({ status: "signedIn", signedInAt: START + 29 * MINUTE });
    expect(page.session.map.get("loginTime")).toBe(String(START + 29 * MINUTE));
  });
});
