import { ApiError } from "@broker/sdk";
import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { createEmailVerificationMachine } from "./email-verification.machine.ts";
import {
  toInternationalNumber,
  type RegistrationValues,
  validateRegistration,
} from "./registration.rules.ts";

const good: RegistrationValues = {
  fullName: "Nur Aisyah",
  username: "aisyah",
  email: "aisyah@example.com",
  countryId: 458,
  mobileNumber: "019 876 5432",
  city: "Kuala Lumpur",
  nationality: "Malaysian",
  password: "12345678",
  confirmPassword: "12345678",
  affiliateCode: "NORTHGALE",
  hasAcceptedTerms: true,
  hasAcceptedRisk: true,
};

describe("the sign-up form", () => {
  test("has no issue when everything is valid", () => {
    expect(validateRegistration(good, "+60")).toEqual({});
  });

  test.each<[Partial<RegistrationValues>, object]>([
    [{ fullName: "N" }, { fullName: { code: "tooShort", params: { min: 2 } } }],
    [{ username: "a" }, { username: { code: "tooShort", params: { min: 2 } } }],
    [{ username: "a".repeat(21) }, { username: { code: "tooLong", params: { max: 20 } } }],
    [{ username: "a".repeat(20) }, {}],
    [{ email: "aisyah@" }, { email: { code: "emailInvalid" } }],
    [{ countryId: null }, { countryId: { code: "required" } }],
    [{ mobileNumber: " " }, { mobileNumber: { code: "required" } }],
    [{ mobileNumber: "(-)" }, { mobileNumber: { code: "required" } }],
    [{ mobileNumber: "abc" }, { mobileNumber: { code: "phoneInvalid" } }],
    [{ mobileNumber: "abc 123 4567" }, { mobileNumber: { code: "phoneInvalid" } }],
    [{ mobileNumber: "12" }, { mobileNumber: { code: "phoneInvalid" } }],
    [{ mobileNumber: "000" }, { mobileNumber: { code: "required" } }],
    [{ mobileNumber: "+60 0" }, { mobileNumber: { code: "required" } }],
    [{ mobileNumber: "+60 12 345 6789" }, {}],
    [{ mobileNumber: "٠١٢ ٣٤٥ ٦٧٨٩" }, {}],
    [{ mobileNumber: "+65 8123 4567" }, { mobileNumber: { code: "phoneElsewhere" } }],
    [{ mobileNumber: "0065 8123 4567" }, { mobileNumber: { code: "phoneElsewhere" } }],
    [{ city: "" }, { city: { code: "required" } }],
    [{ nationality: "M" }, { nationality: { code: "tooShort", params: { min: 2 } } }],
    [
      { password: "1234567", confirmPassword: "1234567" },
      { password: { code: "passwordTooShort", params: { min: 8 } } },
    ],
    [{ confirmPassword: "12345679" }, { confirmPassword: { code: "passwordMismatch" } }],
    [{ affiliateCode: "" }, { affiliateCode: { code: "required" } }],
    [{ hasAcceptedTerms: false }, { hasAcceptedTerms: { code: "mustAccept" } }],
    [{ hasAcceptedRisk: false }, { hasAcceptedRisk: { code: "mustAccept" } }],
  ])("with %j → %j", (change, issues) => {
    expect(validateRegistration({ ...good, ...change }, "+60")).toEqual(issues);
  });

  test.each([
    ["+60", "019 876 5432", "+60198765432"],
    ["+65", "(8) 123-4567", "+6581234567"],
    ["+60", "+60 12 345 6789", "+60123456789"],
    ["+60", "+60 (0)12-345 6789", "+60123456789"],
    ["+60", "0060123456789", "+60123456789"],
    ["+60", "\u202a+60\u00a012 345 6789\u202c", "+60123456789"],
    ["+60", "٠١٢ ٣٤٥ ٦٧٨٩", "+60123456789"],
    // A number may begin with the same digits as its dial code.
    ["+60", "60 123 4567", "+60601234567"],
    ["+1-684", "+1 684 733 1234", "+1-6847331234"],
  ])("%s and %s make the number %s", (dialCode, typed, number) => {
    expect(toInternationalNumber(dialCode, typed)).toBe(number);
  });

  test("a number has no country before one is chosen", () => {
    expect(validateRegistration({ ...good, countryId: null, mobileNumber: "+65 8123 4567" }, "+00")).toEqual({
      countryId: { code: "required" },
    });
  });
});

describe("e-mail verification", () => {
  const start = (token: string | null, verifyEmail: () => Promise<unknown>) => {
    const clock = new SimulatedClock();
    const actor = createActor(createEmailVerificationMachine({ verifyEmail }), { clock, input: { token } });
    let finished = 0;
    actor.on("verification.finished", () => (finished += 1));
    actor.start();
    const tick = (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) clock.increment(1000);
    };
    return { actor, tick, finished: () => finished };
  };

  test.each([null, "", "  "])("the token %j is refused without a request", (token) => {
    const { actor } = start(token, () => Promise.reject(new Error("called")));
    expect(actor.getSnapshot().value).toBe("tokenMissing");
  });

  test("counts down ten seconds, and is finished afterwards", async () => {
    const { actor, tick, finished } = start("t", () => Promise.resolve());
    await waitFor(actor, ({ value }) => value === "counting");
    expect(actor.getSnapshot().context.secondsLeft).toBe(10);
    tick(9);
    expect(actor.getSnapshot().context.secondsLeft).toBe(1);
    expect(finished()).toBe(0);
    tick(1);
    expect([actor.getSnapshot().value, finished()]).toEqual(["finished", 1]);
  });

  test("does not navigate after the user has paused the countdown", async () => {
    const { actor, tick, finished } = start("t", () => Promise.resolve());
    await waitFor(actor, ({ value }) => value === "counting");
    tick(3);
    actor.send({ type: "countdown.pause" });
    tick(60);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.secondsLeft, finished()]).toEqual([
      "paused",
      7,
      0,
    ]);
    actor.send({ type: "countdown.resume" });
    tick(7);
    expect(finished()).toBe(1);
  });

  test("retains the reason of a failure until it is retried", async () => {
    let calls = 0;
    const { actor } = start("t", () => {
      calls += 1;
      const refusal = new ApiError({
        operation: "VerifyEmail",
        kind: "refused",
        message: "This link has expired.",
      });
      return calls === 1 ? Promise.reject(refusal) : Promise.resolve();
    });
    await waitFor(actor, ({ value }) => value === "failed");
    expect(actor.getSnapshot().context.failure).toMatchObject({
      kind: "refused",
      message: "This link has expired.",
    });
    actor.send({ type: "verification.retry" });
    await waitFor(actor, ({ value }) => value === "counting");
    expect(actor.getSnapshot().context.failure).toBeNull();
  });
});
