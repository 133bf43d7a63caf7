import fc from "fast-check";
import { expect } from "vitest";
import { lastLetter } from "../provider.ts";
import { by, type Command, command } from "./command.ts";
import { outcome } from "./real.ts";
import { isSignedIn, mayResend } from "./state.ts";

const signIn = fc.tuple(fc.nat(2), fc.constantFrom(true, true, true, false)).map(([who, isRight]) =>
  command(`${by(who)} signs in${isRight ? "" : " with a wrong password"}`, async (model, real) => {
    const person = model.people[who];
    if (!person) return;
    const { email, visitor } = real.account(person);
    const mayTry = person.wrongPasswords.allow(real.now());
    const password = isRight ? "Sandbox-2026!" : "guess";
    const { code } = await outcome(visitor.client.call("UserLogin", { email, password }));
    if (!mayTry) return expect(code).toBe(4029);
    expect(code).toBe(isRight ? 1 : 1001);
    if (!isRight) return;
    person.wrongPasswords.forget();
    person.session = { at: real.now() };
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
    if (!person.codeTries.allow(now) || !mayResend(person, now)) return expect(code).toBe(4029);
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
  moveClock,
  moveClock,
];
