import { expectTypeOf, test } from "vitest";
import type { Commands, Status } from "../test-types.ts";
import type { Referral, ReferralNode } from "./referral.rules.ts";
import type { Referrals } from "./use-referrals.ts";

test("referrals are refreshed where they are there, retried where they are not, and left alone on their way", () => {
  expectTypeOf<Commands<Status<Referrals, "loading">>>().toBeNever();
  expectTypeOf<Commands<Status<Referrals, "loaded">>>().toEqualTypeOf<"refresh">();
  expectTypeOf<Commands<Status<Referrals, "failed">>>().toEqualTypeOf<"retry">();
});

test("the same people come as a list and as a tree", () => {
  expectTypeOf<Status<Referrals, "loaded">["referrals"]>().toEqualTypeOf<readonly Referral[]>();
  expectTypeOf<Status<Referrals, "loaded">["tree"]>().toEqualTypeOf<readonly ReferralNode[]>();
  expectTypeOf<Status<Referrals, "loading" | "failed">>().not.toHaveProperty("tree");
});
