import { isApiError } from "@broker/sdk";
import fc from "fast-check";
import * as v from "valibot";
import { expect } from "vitest";
import { stepOf } from "../../src/second-factor/totp.ts";
import { lastLetter } from "../provider.ts";
import { by, type Command, command } from "./command.ts";
import { isFrozen } from "./freeze.ts";
import { outcome, type Real } from "./real.ts";
import { isSignedIn, mayResend, type Person } from "./state.ts";

const signIn = fc.tuple(fc.nat(2), fc.constantFrom(true, true, true, false)).map(([who, isRight]) =>
  command(`${by(who)} signs in${isRight ? "" : " with a wrong password"}`, async (model, real) => {
    const person = model.people[who];
    if (!person) return;
    const { email, visitor } = real.account(person);
    const mayTry = person.wrongPasswords.allow(real.now());
    const password = isRight ? "Sandbox-2026!" : "guess";
    const call = visitor.client.call("UserLogin", { email, password });
    const challenge = call.then(() => null, challengeIn);
    const { code } = await outcome(call);
    if (!mayTry) return expect(code).toBe(4029);
    if (!isRight) return expect(code).toBe(1001);
    expect(code).toBe(person.lastStep === null ? 1 : 1101);
    if (person.lastStep !== null && !(await answer(person, real, await challenge))) return;
    person.wrongPasswords.forget();
    person.session = { at: real.now() };
  }),
);

const Cause = v.object({ challenge: v.string() });
const challengeIn = (error: unknown): string | null => {
  const cause = v.safeParse(Cause, isApiError(error) ? error.cause : null);
  return cause.success ? cause.output.challenge : null;
};

/** Returns a code that the provider accepts, and notes its use; null where that of this time step was used. */
function takeCode(person: Person, real: Real): string | null {
  const step = stepOf(real.provider.clock.now());
  if (person.lastStep === null || step <= person.lastStep) return null;
  person.lastStep = step;
  return real.account(person).app?.code() ?? null;
}

/** Enters the code of a sign-in; returns false where the user has to wait for another one. */
async function answer(person: Person, real: Real, challenge: string | null): Promise<boolean> {
  person.wrongPasswords.giveBack(real.now());
  const code = takeCode(person, real);
  if (code === null || challenge === null) return false;
  const call = real.account(person).visitor.client.call("CompleteLogin", { challenge, code });
  expect((await outcome(call)).code).toBe(1);
  return true;
}

const proveFactor = fc.nat(2).map((who) =>
  command(`${by(who)} enters a code for a withdrawal`, async (model, real) => {
    const person = model.people[who];
    if (!person) return;
    const input = { purpose: "WithdrawalRequest" } as const;
    const { client } = real.account(person).visitor;
    if (person.lastStep === null || !isSignedIn(person, real.now())) {
      const { code } = await outcome(client.call("CompleteStepUp", { ...input, code: "000000" }));
      return expect(code).toBe(isSignedIn(person, real.now()) ? 1107 : 4001);
    }
    const given = takeCode(person, real);
    if (given === null) return;
    expect((await outcome(client.call("CompleteStepUp", { ...input, code: given }))).code).toBe(1);
    person.proof = { at: real.now(), session: person.session };
  }),
);

const signOut = fc.nat(2).map((who) =>
  command(`${by(who)} signs out`, async (model, real) => {
    const person = model.people[who];
    if (!person) return;
    const wasIn = isSignedIn(person, real.now());
    const { code } = await outcome(real.account(person).visitor.client.call("UserLogout", {}));
    expect(code).toBe(wasIn ? 1 : 4001);
    person.session = null;
  }),
);

const askForCode = fc.nat(2).map((who) =>
  command(`${by(who)} asks for a code`, async (model, real) => {
    const person = model.people[who];
    if (!person) return;
    const now = real.now();
    const { visitor, email } = real.account(person);
    const { code } = await outcome(visitor.client.call("RequestOtpWithdrawal", {}));
    if (!isSignedIn(person, now)) return expect(code).toBe(4001);
    if (!person.codeTries.allow(now)) return expect(code).toBe(4029);
    if (isFrozen(person, now)) return expect(code).toBe(1111);
    if (!mayResend(person, now)) return expect(code).toBe(4029);
    expect(code).toBe(1);
    if (person.code) person.oldCodes.push(person.code.value);
    const value = (await lastLetter(real.provider, email)).code ?? "";
    person.code = { value, at: now, session: person.session, wrongTries: 0, isUsed: false, isOver: false };
  }),
);

// Mostly short steps, so that sessions last; sometimes past their end, a day ahead, or back.
const short = [0.5, 1, 1, 1, 2, 2, 2, 2, 4, 6];
const moveClock = fc.constantFrom(...short, ...short, ...short, 31, 1_500, -3, -45).map((minutes) =>
  command(`the clock moves ${minutes} minutes`, async (model, real) => {
    real.provider.clock.advance(minutes);
    if (minutes >= 0) return;
    // The provider reads its clock with each request.
    await real.provider.visitor().fetch("/healthz");
    for (const person of model.people) person.wrongPasswords.setBack(-minutes * 60_000);
  }),
);

/** Sign-in, sign-out, requests for codes, and the clock; frequent, since most other commands depend on them. */
export const sessionCommands: readonly fc.Arbitrary<Command>[] = [
  signIn,
  signIn,
  signIn,
  signOut,
  askForCode,
  askForCode,
  proveFactor,
  proveFactor,
  moveClock,
  moveClock,
];
