import { expectTypeOf, test } from "vitest";
import type { Commands, Step } from "../../test/compile.ts";
import type { DepositIntent } from "./deposit.intent.ts";
import type { DepositState } from "./deposit-state.ts";

type At<Name extends DepositState["step"]> = Step<DepositState, Name>;

test("each step of a deposit has exactly its legal commands", () => {
  expectTypeOf<Commands<At<"loading">>>().toBeNever();
  expectTypeOf<Commands<At<"unavailable">>>().toEqualTypeOf<"retry">();
  expectTypeOf<Commands<At<"choosingMethod">>>().toEqualTypeOf<"goTo" | "choose" | "next">();
  expectTypeOf<Commands<At<"choosingPlatform">>>().toEqualTypeOf<
    "goTo" | "choose" | "chooseOption" | "next"
  >();
  expectTypeOf<Commands<At<"enteringAmount">>>().toEqualTypeOf<"goTo" | "change" | "leave" | "next">();
  expectTypeOf<Commands<At<"requestFailed">>>().toEqualTypeOf<"goTo" | "dismiss">();
  expectTypeOf<Commands<At<"requestNotFound">>>().toEqualTypeOf<"goTo" | "repeat">();
  expectTypeOf<Commands<At<"requestUnknown">>>().toEqualTypeOf<"goTo" | "checkAgain">();
  expectTypeOf<Commands<At<"providingProof">>>().toEqualTypeOf<"choose" | "submit" | "restart">();
  expectTypeOf<Commands<At<"proofNotFound">>>().toEqualTypeOf<"choose" | "submit" | "restart">();
  expectTypeOf<Commands<At<"submitting" | "checkingProof">>>().toBeNever();
  expectTypeOf<Commands<At<"proofFailed">>>().toEqualTypeOf<"dismiss">();
  expectTypeOf<Commands<At<"proofUnknown">>>().toEqualTypeOf<"checkAgain">();
  expectTypeOf<Commands<At<"continuing">>>().toEqualTypeOf<"continue">();
  expectTypeOf<Commands<At<"windowBlocked">>>().toEqualTypeOf<"follow" | "reopen" | "restart">();
  expectTypeOf<Commands<At<"awaitingPayment">>>().toEqualTypeOf<"reopen" | "checkAgain" | "restart">();
  expectTypeOf<Commands<At<"paymentUnknown">>>().toEqualTypeOf<"checkAgain" | "restart">();
  expectTypeOf<Commands<At<"paymentCancelled" | "unpayable">>>().toEqualTypeOf<"restart">();
  expectTypeOf<Commands<At<"settled">>>().toBeNever();
});

test("a proof or payment requires an intent and a reference", () => {
  type Requested = At<"providingProof" | "submitting" | "continuing" | "awaitingPayment">;
  expectTypeOf<Requested["intent"]>().toEqualTypeOf<DepositIntent>();
  expectTypeOf<Requested["transactionId"]>().toEqualTypeOf<string>();
});

test("while a deposit is being sent there is no command to send", () => {
  type Busy = At<"requesting" | "checkingRequest">;
  expectTypeOf<Busy>().not.toBeNever();
  expectTypeOf<Commands<Busy>>().toEqualTypeOf<"goTo">();
});
