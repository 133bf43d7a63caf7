import { expectTypeOf, test } from "vitest";
import type { Commands, Step } from "../../test/compile.ts";
import type { EmailVerificationState } from "./use-email-verification.ts";
import type { RegistrationState } from "./use-registration.ts";

test("a sign-up is submitted from its form only, and once, and a registered address can be corrected", () => {
  expectTypeOf<Commands<Step<RegistrationState, "editing">>>().toEqualTypeOf<"submit">();
  expectTypeOf<Commands<Step<RegistrationState, "submitting">>>().toBeNever();
  expectTypeOf<Commands<Step<RegistrationState, "registered">>>().toEqualTypeOf<"correct">();
});

test("a countdown can be paused, a pause ended, and only a failure retried", () => {
  expectTypeOf<Commands<Step<EmailVerificationState, "tokenMissing">>>().toBeNever();
  expectTypeOf<Commands<Step<EmailVerificationState, "verifying">>>().toBeNever();
  expectTypeOf<Commands<Step<EmailVerificationState, "counting">>>().toEqualTypeOf<"pause">();
  expectTypeOf<Commands<Step<EmailVerificationState, "paused">>>().toEqualTypeOf<"resume">();
  expectTypeOf<Commands<Step<EmailVerificationState, "failed">>>().toEqualTypeOf<"retry">();
  expectTypeOf<Commands<Step<EmailVerificationState, "finished">>>().toBeNever();
});
