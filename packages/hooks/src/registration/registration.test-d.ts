import { expectTypeOf, test } from "vitest";
import type { Commands, Step } from "../test-types.ts";
import type { EmailVerification } from "./use-email-verification.ts";
import type { RegistrationState } from "./use-registration.ts";

test("a sign-up is submitted from its form only, and once", () => {
  expectTypeOf<Commands<Step<RegistrationState, "editing">>>().toEqualTypeOf<"submit">();
  expectTypeOf<Commands<Step<RegistrationState, "submitting">>>().toBeNever();
  expectTypeOf<Commands<Step<RegistrationState, "registered">>>().toBeNever();
});

test("a countdown can be paused, a pause ended, and only a failure tried again", () => {
  expectTypeOf<Commands<Step<EmailVerification, "tokenMissing">>>().toBeNever();
  expectTypeOf<Commands<Step<EmailVerification, "verifying">>>().toBeNever();
  expectTypeOf<Commands<Step<EmailVerification, "counting">>>().toEqualTypeOf<"pause">();
  expectTypeOf<Commands<Step<EmailVerification, "paused">>>().toEqualTypeOf<"resume">();
  expectTypeOf<Commands<Step<EmailVerification, "failed">>>().toEqualTypeOf<"retry">();
  expectTypeOf<Commands<Step<EmailVerification, "finished">>>().toBeNever();
});
