import { expectTypeOf, test } from "vitest";
import type { Commands, Status } from "../../test/compile.ts";
import type { EligibilityAction, MissingRequirement } from "./eligibility.rules.ts";
import type { EligibilityState, useEligibility } from "./use-eligibility.ts";

test("an action is not allowed before its eligibility is known", () => {
  expectTypeOf<Status<EligibilityState, "known">["isAllowed"]>().toEqualTypeOf<boolean>();
  expectTypeOf<Exclude<EligibilityState, { status: "known" }>>().not.toHaveProperty("isAllowed");
  expectTypeOf<Status<EligibilityState, "known">["missing"]>().toEqualTypeOf<readonly MissingRequirement[]>();
});

test("eligibility that failed to load, and only that, can be loaded again", () => {
  expectTypeOf<Commands<Status<EligibilityState, "loading" | "known">>>().toBeNever();
  expectTypeOf<Commands<Status<EligibilityState, "failed">>>().toEqualTypeOf<"retry">();
});

test("eligibility covers the four ways in which money moves", () => {
  expectTypeOf<Parameters<typeof useEligibility>>().toEqualTypeOf<[action: EligibilityAction]>();
  expectTypeOf<EligibilityAction>().toEqualTypeOf<"deposit" | "transfer" | "userTransfer" | "withdrawal">();
});
