import { expectTypeOf, test } from "vitest";
import type { Commands, Status, Step } from "../../test/compile.ts";
import type { PasswordFormState } from "./use-password-form.ts";
import type { UserInfoState } from "./use-user-info.ts";
import type { VerificationEmailState } from "./use-verification-email.ts";
import type { WithdrawalSettingsState } from "./use-withdrawal-settings.ts";

test("a form is viewed, edited or saved, each with its own commands", () => {
  expectTypeOf<Commands<Step<PasswordFormState, "viewing">>>().toEqualTypeOf<"edit">();
  expectTypeOf<Commands<Step<PasswordFormState, "editing">>>().toEqualTypeOf<"save" | "cancel">();
  expectTypeOf<Commands<Step<PasswordFormState, "saving">>>().toBeNever();
  expectTypeOf<Commands<Step<WithdrawalSettingsState, "unavailable">>>().toEqualTypeOf<"retry">();
  expectTypeOf<Commands<Step<WithdrawalSettingsState, "loading">>>().toBeNever();
});

test("the verification e-mail can be sent again only when it is ready", () => {
  expectTypeOf<Commands<Step<VerificationEmailState, "ready">>>().toEqualTypeOf<"resend">();
  expectTypeOf<Commands<Step<VerificationEmailState, "sending">>>().toBeNever();
  expectTypeOf<Commands<Step<VerificationEmailState, "sent">>>().toEqualTypeOf<"dismiss">();
});

test("balances exist exactly where user info was loaded", () => {
  expectTypeOf<Status<UserInfoState, "loaded">["info"]["eWalletBalance"]>().toEqualTypeOf<number>();
  expectTypeOf<Commands<Status<UserInfoState, "failed">>>().toEqualTypeOf<"retry">();
  expectTypeOf<Status<UserInfoState, "loading">>().not.toHaveProperty("info");
});
