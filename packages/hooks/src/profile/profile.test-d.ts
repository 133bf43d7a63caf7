import { expectTypeOf, test } from "vitest";
import type { Commands, Status, Step } from "../test-types.ts";
import type { PasswordForm } from "./use-password-form.ts";
import type { UserInfo } from "./use-user-info.ts";
import type { VerificationEmail } from "./use-verification-email.ts";
import type { WithdrawalSettings } from "./use-withdrawal-settings.ts";

test("a form is viewed, edited or saved, each with its own commands", () => {
  expectTypeOf<Commands<Step<PasswordForm, "viewing">>>().toEqualTypeOf<"edit">();
  expectTypeOf<Commands<Step<PasswordForm, "editing">>>().toEqualTypeOf<"save" | "cancel">();
  expectTypeOf<Commands<Step<PasswordForm, "saving">>>().toBeNever();
  expectTypeOf<Commands<Step<WithdrawalSettings, "unavailable">>>().toEqualTypeOf<"retry">();
  expectTypeOf<Commands<Step<WithdrawalSettings, "loading">>>().toBeNever();
});

test("the verification e-mail is sent again from where it is ready only", () => {
  expectTypeOf<Commands<Step<VerificationEmail, "ready">>>().toEqualTypeOf<"resend">();
  expectTypeOf<Commands<Step<VerificationEmail, "sending">>>().toBeNever();
  expectTypeOf<Commands<Step<VerificationEmail, "sent">>>().toEqualTypeOf<"dismiss">();
});

test("there are balances where user info was loaded, and only there", () => {
  expectTypeOf<Status<UserInfo, "loaded">["info"]["eWalletBalance"]>().toEqualTypeOf<number>();
  expectTypeOf<Commands<Status<UserInfo, "failed">>>().toEqualTypeOf<"retry">();
  expectTypeOf<Status<UserInfo, "loading">>().not.toHaveProperty("info");
});
