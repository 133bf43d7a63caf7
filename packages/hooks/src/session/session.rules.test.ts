import { describe, expect, test } from "vitest";
import { defaultSessionLimits, checkSession, toReturnPath, validateSignIn } from "./session.rules.ts";

const START = 1_000_000;
const MINUTE = 60_000;

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

describe("the destination after sign-in", () => {
  test.each([
    ["/transactions?tab=deposit", "/transactions?tab=deposit"],
    ["/profile#top", "/profile#top"],
    [null, "/"],
    ["", "/"],
    ["https://evil.example/", "/"],
    ["//evil.example/", "/"],
    ["/\\evil.example", "/"],
    ["javascript:alert(1)", "/"],
  ])("%j → %s, never to another site", (wanted, path) => {
    expect(toReturnPath(wanted)).toBe(path);
  });
});

describe("a session without activity since sign-in", () => {
  test.each([
    ["at once", 0, { status: "live", lookAgainIn: MINUTE }],
    ["shortly before the warning", 28 * MINUTE - 1, { status: "live", lookAgainIn: 1 }],
    ["two minutes before the end", 28 * MINUTE, { status: "ending", secondsLeft: 120, lookAgainIn: 1000 }],
    ["a moment later", 28 * MINUTE + 1, { status: "ending", secondsLeft: 120, lookAgainIn: 999 }],
    ["a second later", 28 * MINUTE + 1001, { status: "ending", secondsLeft: 119, lookAgainIn: 999 }],
    ["after 30 minutes exactly", 30 * MINUTE, { status: "ending", secondsLeft: 0, lookAgainIn: 1 }],
    ["shortly after 30 minutes", 30 * MINUTE + 1, { status: "over", limit: "timeLimit" }],
    ["after a night", 600 * MINUTE, { status: "over", limit: "timeLimit" }],
    ["before it began", -1, { status: "over", limit: "timeLimit" }],
  ])("%s", (_when, elapsed, result) => {
    const stamps = { signedInAt: START, activeAt: START };
    expect(checkSession(stamps, START + elapsed, defaultSessionLimits)).toMatchObject(result);
  });
});

describe("with five minutes of inactivity allowed", () => {
  const limits = { ...defaultSessionLimits, inactivityMinutes: 5 };
  test.each([
    ["live while the user acts", 10, 10, { status: "live" }],
    ["ending three minutes after the last activity", 13, 10, { status: "ending", limit: "inactivity" }],
    ["over more than five minutes after it", 15.001, 10, { status: "over", limit: "inactivity" }],
    ["ending by the limit from login where that is sooner", 28, 27, { status: "ending", limit: "timeLimit" }],
    ["not extended by a clock that was set back", 3, 29, { status: "ending", limit: "timeLimit" }],
    ["over with an activity after its end", 3, 31, { status: "over", limit: "timeLimit" }],
  ])("it is %s", (_what, now, active, result) => {
    const stamps = { signedInAt: START, activeAt: START + active * MINUTE };
    expect(checkSession(stamps, START + now * MINUTE, limits)).toMatchObject(result);
  });

  test.each([
    [60, 60, "timeLimit"],
    [60, 30, "inactivity"],
    [30, 60, "timeLimit"],
  ] as const)("%d minutes from login and %d of inactivity end by the %s", (session, inactivity, limit) => {
    const both = { sessionMinutes: session, inactivityMinutes: inactivity, warningMinutes: 2 };
    const stamps = { signedInAt: START, activeAt: START };
    expect(checkSession(stamps, START + 61 * MINUTE, both)).toEqual({ status: "over", limit });
  });
});
