import { expectTypeOf, test } from "vitest";
import type { Commands, Step } from "../../test/compile.ts";
import type { KycState } from "./kyc-state.ts";

type At<Name extends KycState["step"]> = Step<KycState, Name>;

test("each step of the identity check has exactly its legal commands", () => {
  expectTypeOf<Commands<At<"loading" | "emailUnverified">>>().toBeNever();
  expectTypeOf<Commands<At<"unavailable">>>().toEqualTypeOf<"retry">();
  expectTypeOf<Commands<At<"enteringDetails">>>().toEqualTypeOf<"next" | "goTo" | "submitAll">();
  expectTypeOf<Commands<At<"providingDocument">>>().toEqualTypeOf<"goTo" | "submitAll">();
  expectTypeOf<Commands<At<"submitting" | "checkingSubmission">>>().toBeNever();
  expectTypeOf<Commands<At<"submissionFailed">>>().toEqualTypeOf<"dismiss">();
  expectTypeOf<Commands<At<"submissionNotFound">>>().toEqualTypeOf<"repeat" | "goTo">();
  expectTypeOf<Commands<At<"submissionUnknown">>>().toEqualTypeOf<"checkAgain">();
  expectTypeOf<Commands<At<"pendingApproval">>>().toEqualTypeOf<"refresh">();
  expectTypeOf<Commands<At<"approved" | "cancelledByAdmin">>>().toBeNever();
});

test("the form exists until a decision, and names the files to pick again", () => {
  expectTypeOf<At<"providingDocument">["lostFiles"]>().toEqualTypeOf<{
    readonly front: string | null;
    readonly back: string | null;
  }>();
  expectTypeOf<At<"approved">>().not.toHaveProperty("details");
});
