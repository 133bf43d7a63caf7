import { expectTypeOf, test } from "vitest";
import type { Commands, Status } from "../test-types.ts";
import type { EligibilityAction, MissingRequirement } from "./eligibility.rules.ts";
import type { Eligibility, useEligibility } from "./use-eligibility.ts";

test("nothing is said to be allowed before it is known", () => {
  expectTypeOf<Status<Eligibility, "known">["isAllowed"]>().toEqualTypeOf<boolean>();
  expectTypeOf<Exclude<Eligibility, { status: "known" }>>().not.toHaveProperty("isAllowed");
  expectTypeOf<Status<Eligibility, "known">["missing"]>().toEqualTypeOf<readonly MissingRequirement[]>();
});

test("it can be asked for again where it could not be had, and only there", () => {
  expectTypeOf<Commands<Status<Eligibility, "loading" | "known">>>().toBeNever();
  expectTypeOf<Commands<Status<Eligibility, "failed">>>().toEqualTypeOf<"retry">();
});

test("it is asked for the four ways in which money moves", () => {
  expectTypeOf<Parameters<typeof useEligibility>>().toEqualTypeOf<[action: EligibilityAction]>();
  expectTypeOf<EligibilityAction>().toEqualTypeOf<"deposit" | "transfer" | "userTransfer" | "withdrawal">();
});
