import { expectTypeOf, test } from "vitest";
import type { Commands, Step } from "../test-types.ts";
import type { PasswordReset } from "./use-password-reset.ts";

type At<Name extends PasswordReset["step"]> = Step<PasswordReset, Name>;

test("a link is asked for where that is allowed, and never while waiting", () => {
  expectTypeOf<Commands<At<"enteringEmail" | "failed">>>().toEqualTypeOf<"submit">();
  expectTypeOf<Commands<At<"requesting">>>().toBeNever();
  expectTypeOf<Commands<At<"coolingDown">>>().toBeNever();
  expectTypeOf<Commands<At<"sent">>>().toEqualTypeOf<"restart">();
  expectTypeOf<Commands<At<"repeatable">>>().toEqualTypeOf<"repeat" | "restart">();
});
