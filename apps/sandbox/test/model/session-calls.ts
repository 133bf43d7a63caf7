import { isApiError } from "@broker/sdk";
import * as v from "valibot";
import { expect } from "vitest";
import { stepOf } from "../../src/second-factor/totp.ts";
import { isSignedIn } from "./codes.ts";
import { outcome, type Real } from "./real.ts";
import type { Person, Purpose } from "./records.ts";

/** The password of every user. */
export const PASSWORD = "Sandbox-2026!";

const Cause = v.object({ challenge: v.string() });
const challengeIn = (error: unknown): string | null => {
  const cause = v.safeParse(Cause, isApiError(error) ? error.cause : null);
  return cause.success ? cause.output.challenge : null;
};

/** Signs a user in, with a code where one is needed; the address of a deleted account is unknown. */
export async function signIn(person: Person, real: Real, password: string): Promise<void> {
  const { email, visitor } = real.account(person);
  const mayTry = person.wrongPasswords.allow(real.now());
  const call = visitor.client.call("UserLogin", { email, password });
  const challenge = call.then(() => null, challengeIn);
  const { code } = await outcome(call);
  if (!mayTry) return expect(code).toBe(4029);
  if (password !== PASSWORD || person.isErased) return expect(code).toBe(1001);
  expect(code).toBe(person.lastStep === null ? 1 : 1101);
  if (person.lastStep !== null && !(await answer(person, real, await challenge))) return;
  person.wrongPasswords.forget();
  person.session = { at: real.now() };
}

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

/** Proves the second factor for a call, which a user without one cannot. */
export async function prove(person: Person, real: Real, purpose: Purpose): Promise<void> {
  const { client } = real.account(person).visitor;
  if (person.lastStep === null || !isSignedIn(person, real.now())) {
    const { code } = await outcome(client.call("CompleteStepUp", { purpose, code: "000000" }));
    return expect(code).toBe(isSignedIn(person, real.now()) ? 1107 : 4001);
  }
  const given = takeCode(person, real);
  if (given === null) return;
  expect((await outcome(client.call("CompleteStepUp", { purpose, code: given }))).code).toBe(1);
  person.proofs.set(purpose, { at: real.now(), session: person.session });
}
