import { expectTypeOf, test } from "vitest";
import type { Commands, Step as StepOf } from "../../test/compile.ts";
import type { WithdrawalIntent } from "./withdrawal.intent.ts";
import type { WithdrawalState } from "./withdrawal-state.ts";

type Step<Name extends WithdrawalState["step"]> = StepOf<WithdrawalState, Name>;

test("each step of a withdrawal has exactly its legal commands", () => {
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

test("submission, look-up and failure require an intent", () => {
  type Open = Step<"reviewing" | "submitting" | "checking" | "notFound" | "outcomeUnknown">;
  expectTypeOf<Open["intent"]>().toEqualTypeOf<WithdrawalIntent>();
});
