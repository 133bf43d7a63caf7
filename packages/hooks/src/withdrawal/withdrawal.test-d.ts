import { expectTypeOf, test } from "vitest";
import type { Commands, Step as StepOf } from "../test-types.ts";
import type { WithdrawalIntent } from "./withdrawal.intent.ts";
import type { WithdrawalWizard } from "./withdrawal-wizard.ts";

type Step<Name extends WithdrawalWizard["step"]> = StepOf<WithdrawalWizard, Name>;

test("each step of a withdrawal carries the commands that are legal there, and no others", () => {
  expectTypeOf<Commands<Step<"loading">>>().toBeNever();
  expectTypeOf<Commands<Step<"unavailable">>>().toEqualTypeOf<"retry">();
  expectTypeOf<Commands<Step<"ineligible">>>().toEqualTypeOf<"checkAgain">();
  expectTypeOf<Commands<Step<"choosingPlatform">>>().toEqualTypeOf<"choose" | "next">();
  expectTypeOf<Commands<Step<"enteringDetails">>>().toEqualTypeOf<"change" | "next" | "back">();
  expectTypeOf<Commands<Step<"reviewing">>>().toEqualTypeOf<"confirm" | "back">();
  expectTypeOf<Step<"submitting">>().not.toBeNever();
  expectTypeOf<Commands<Step<"submitting" | "checking">>>().toBeNever();
  expectTypeOf<Commands<Step<"failed">>>().toEqualTypeOf<"dismiss">();
  expectTypeOf<Commands<Step<"notFound">>>().toEqualTypeOf<"repeat" | "edit">();
  expectTypeOf<Commands<Step<"outcomeUnknown">>>().toEqualTypeOf<"checkAgain">();
  expectTypeOf<Commands<Step<"settled">>>().toBeNever();
});

test("nothing is submitted, looked for or missed without its intent", () => {
  type Open = Step<"reviewing" | "submitting" | "checking" | "notFound" | "outcomeUnknown">;
  expectTypeOf<Open["intent"]>().toEqualTypeOf<WithdrawalIntent>();
});
