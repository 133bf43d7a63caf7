import { expectTypeOf, test } from "vitest";
import type { Commands, Step } from "../test-types.ts";
import type { KycVerification } from "./kyc-verification.ts";

type At<Name extends KycVerification["step"]> = Step<KycVerification, Name>;

test("each step of the identity check carries the commands that are legal there, and no others", () => {
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

test("the form is there until it is decided, and says which files to pick again", () => {
  expectTypeOf<At<"providingDocument">["lostFiles"]>().toEqualTypeOf<{
    readonly front: string | null;
    readonly back: string | null;
  }>();
  expectTypeOf<At<"approved">>().not.toHaveProperty("details");
});
