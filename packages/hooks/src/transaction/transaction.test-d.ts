import { expectTypeOf, test } from "vitest";
import type { Failure } from "../failure.ts";
import type { Commands, Status } from "../test-types.ts";
import type { CompoundLog, CompoundSubscription } from "./use-compound-log.ts";
import type { Deposit, Deposits } from "./use-deposits.ts";
import type { TransferRow, Transfers } from "./use-transfers.ts";
import type { WithdrawalRow, Withdrawals } from "./use-withdrawals.ts";

test("a list is refreshed where it is there, retried where it is not, and left alone on its way", () => {
  type Lists = Deposits | Withdrawals | Transfers | CompoundLog;
  expectTypeOf<Commands<Status<Lists, "loading">>>().toBeNever();
  expectTypeOf<Commands<Status<Lists, "loaded">>>().toEqualTypeOf<"refresh">();
  expectTypeOf<Commands<Status<Lists, "failed">>>().toEqualTypeOf<"retry">();
});

test("there are rows where the list was loaded, under its own name, and only there", () => {
  expectTypeOf<Status<Deposits, "loaded">["deposits"]>().toEqualTypeOf<readonly Deposit[]>();
  expectTypeOf<Status<Withdrawals, "loaded">["withdrawals"]>().toEqualTypeOf<readonly WithdrawalRow[]>();
  expectTypeOf<Status<Transfers, "loaded">["transfers"]>().toEqualTypeOf<readonly TransferRow[]>();
  expectTypeOf<Status<CompoundLog, "loaded">["subscriptions"]>().toEqualTypeOf<
    readonly CompoundSubscription[]
  >();
  expectTypeOf<Exclude<Deposits, { status: "loaded" }>>().not.toHaveProperty("deposits");
});

test("a list that is there tells whether it could be read again", () => {
  expectTypeOf<Status<Deposits, "loaded">["refreshFailure"]>().toEqualTypeOf<Failure | null>();
});

test("an amount of a row is an exact decimal, never a binary number", () => {
  type Row = Deposit | WithdrawalRow | TransferRow;
  expectTypeOf<Row["amount" | "amountUsd"]>().toEqualTypeOf<string>();
});
