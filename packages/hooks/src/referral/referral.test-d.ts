import { expectTypeOf, test } from "vitest";
import type { Commands, Status } from "../../test/compile.ts";
import type { ReferralItem, ReferralNode } from "./referral.rules.ts";
import type { ReferralsState } from "./use-referrals.ts";

test("loaded referrals can be refreshed, failed ones retried, and loading ones neither", () => {
  expectTypeOf<Commands<Status<ReferralsState, "loading">>>().toBeNever();
  expectTypeOf<Commands<Status<ReferralsState, "loaded">>>().toEqualTypeOf<"refresh">();
  expectTypeOf<Commands<Status<ReferralsState, "failed">>>().toEqualTypeOf<"retry">();
});

test("the same users are returned as a list and as a tree", () => {
  expectTypeOf<Status<ReferralsState, "loaded">["rows"]>().toEqualTypeOf<readonly ReferralItem[]>();
  expectTypeOf<Status<ReferralsState, "loaded">["tree"]>().toEqualTypeOf<readonly ReferralNode[]>();
  expectTypeOf<Status<ReferralsState, "loading" | "failed">>().not.toHaveProperty("tree");
});
