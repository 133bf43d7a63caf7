import { expectTypeOf, test } from "vitest";
import type { Commands, Step } from "../../test/compile.ts";
import type { PasswordResetState } from "./use-password-reset.ts";

type At<Name extends PasswordResetState["step"]> = Step<PasswordResetState, Name>;

test("a link can be requested where that is allowed, and never while waiting", () => {
  expectTypeOf<Commands<At<"enteringEmail" | "failed">>>().toEqualTypeOf<"submit">();
  expectTypeOf<Commands<At<"requesting">>>().toBeNever();
  expectTypeOf<Commands<At<"coolingDown">>>().toBeNever();
  expectTypeOf<Commands<At<"sent">>>().toEqualTypeOf<"restart">();
  expectTypeOf<Commands<At<"repeatable">>>().toEqualTypeOf<"repeat" | "restart">();
});
