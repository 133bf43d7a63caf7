import { describe, expect, test } from "vitest";
import { createStorage, heard, MINUTE, open, START, user } from "../../test/session-browser.ts";

describe("over time", () => {
  test("a session that has ended is detected at the next check, and ends once", () => {
    const page = open();
    page.store.signIn(user, "a@example.com");
    const told = heard(page);
    page.wait(31);
    expect(page.store.check()).toEqual({ status: "signedOut", end: "timeLimit" });
    expect(page.store.check()).toEqual({ status: "signedOut", end: "timeLimit" });
    page.store.expire("unauthenticated");
    expect(told).toEqual([{ status: "signedOut", end: "timeLimit" }]);
    expect([...page.local.map.keys(), ...page.session.map.keys()]).toEqual(["sessionEnd"]);
  });

  test("a clock that is set back revives nothing, and prolongs nothing", () => {
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

  test("a session from the future is invalid", () => {
    const { store, local } = open();
    store.signIn(user, "a@example.com");
    expect(open(local, createStorage(), START - 1).store.get().status).toBe("signedOut");
  });

  test("the next sign-in starts again, also when the clock was corrected", () => {
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

describe("during inactivity", () => {
  const limits = { sessionMinutes: 600 };

  test("activity extends the session, and is stored every five seconds at most", () => {
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

  test("the first movement after an hour of sleep does not extend an ended session", () => {
    const page = open(createStorage(), createStorage(), START, limits);
    page.store.signIn(user, "a@example.com");
    page.wait(61);
    expect(page.store.touch()).toBe(false);
    expect(page.store.get()).toEqual({ status: "signedOut", end: "inactivity" });
  });

  test("activity in one tab counts in the other, and after a reload", () => {
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
    "the timestamp %j is discarded, and sign-in counts as the last activity",
    (stamp) => {
      const page = open(createStorage(), createStorage(), START, limits);
      page.store.signIn(user, "a@example.com");
      page.local.setItem("lastActivity", stamp);
      page.wait(59);
      expect(page.store.check()).toMatchObject({ limit: "inactivity", secondsLeft: 60 });
    },
  );
});
