import { describe, expect, test } from "vitest";
import { createStorage, heard, MINUTE, open, START, user } from "./test-browser.ts";

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
    expect([...page.local.map.keys(), ...page.session.map.keys()]).toEqual(["sessionEnd"]);
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
