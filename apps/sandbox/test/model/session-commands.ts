import fc from "fast-check";
import { expect } from "vitest";
import { isSignedIn } from "./codes.ts";
import { by, type Command, command } from "./command.ts";
import { outcome } from "./real.ts";
import { PASSWORD, prove, signIn as signInAs } from "./session-calls.ts";
import { MINUTE } from "./tries.ts";
import { requestCode } from "./withdrawal-calls.ts";

const signIn = fc.tuple(fc.nat(2), fc.constantFrom(true, true, true, false)).map(([who, isRight]) =>
  command(`${by(who)} signs in${isRight ? "" : " with a wrong password"}`, async (model, real) => {
    const person = model.people[who];
    if (person) await signInAs(person, real, isRight ? PASSWORD : "guess");
  }),
);

const proveFactor = fc.nat(2).map((who) =>
  command(`${by(who)} enters a code for a withdrawal`, async (model, real) => {
    const person = model.people[who];
    if (person) await prove(person, real, "WithdrawalRequest");
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
    if (person) await requestCode(model, real, person, null);
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
    for (const person of model.people) {
      const { wrongPasswords, passwordTries, codeTries, bankTries, payeeTries, deletionTries } = person;
      for (const tries of [wrongPasswords, passwordTries, codeTries, bankTries, payeeTries, deletionTries])
        tries.setBack(-minutes * MINUTE);
    }
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
