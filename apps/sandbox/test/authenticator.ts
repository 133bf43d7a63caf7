import { isApiError } from "@broker/sdk";
import * as v from "valibot";
import { calculateCode, stepOf } from "../src/second-factor/totp.ts";
import { DEMO, type Provider, type Visitor } from "./provider.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Reads base32, as an authenticator app does. */
export function fromBase32(text: string): Uint8Array {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

/** The authenticator app of a user, with the recovery codes of its set-up. */
export interface App {
  readonly recoveryCodes: readonly string[];
  /** Returns the code of the current time step, or of the step at a distance from it. */
  code(steps?: number): string;
  /** Moves the clock to the next time step, and returns its code, which is unused. */
  freshCode(): string;
}

/** Sets up an app for a signed-in user with the password of the demo accounts. */
export async function setUpApp({ clock }: Pick<Provider, "clock">, { client }: Visitor): Promise<App> {
  const { secret } = await client.call("BeginAuthenticator", { password: DEMO.password });
  const key = fromBase32(secret);
  const code = (steps = 0) => calculateCode(key, stepOf(clock.now()) + steps);
  const { recoveryCodes } = await client.call("ConfirmAuthenticator", { code: code() });
  return {
    recoveryCodes,
    code,
    freshCode: () => {
      clock.advance(0.5);
      return code();
    },
  };
}

const Cause = v.object({ challenge: v.string() });

/** Signs in with the password, and returns the challenge; throws if the answer has no challenge. */
export async function challengeOf(
  visitor: Visitor,
  email: string,
  password = DEMO.password,
): Promise<string> {
  try {
    await visitor.client.call("UserLogin", { email, password });
  } catch (error) {
    if (isApiError(error) && error.code === 1101) return v.parse(Cause, error.cause).challenge;
    throw error;
  }
  throw new Error("The sign-in needed no code");
}
