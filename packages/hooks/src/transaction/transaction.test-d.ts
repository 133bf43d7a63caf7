import { expectTypeOf, test } from "vitest";
import type { Failure } from "../failure.ts";
import type { Commands, Status } from "../../test/compile.ts";
import type { CompoundSchemeState, CompoundSchemeItem } from "./use-compound-scheme.ts";
import type { DepositItem, DepositsState } from "./use-deposits.ts";
import type { TransferItem, TransfersState } from "./use-transfers.ts";
import type { WithdrawalItem, WithdrawalsState } from "./use-withdrawals.ts";

test("a loaded list can be refreshed, a failed one retried, and a loading one neither", () => {
  type Lists = DepositsState | WithdrawalsState | TransfersState | CompoundSchemeState;
  expectTypeOf<Commands<Status<Lists, "loading">>>().toBeNever();
  expectTypeOf<Commands<Status<Lists, "loaded">>>().toEqualTypeOf<"refresh">();
  expectTypeOf<Commands<Status<Lists, "failed">>>().toEqualTypeOf<"retry">();
});

test("a list has rows when it is loaded, and only then", () => {
  expectTypeOf<Status<DepositsState, "loaded">["rows"]>().toEqualTypeOf<readonly DepositItem[]>();
  expectTypeOf<Status<WithdrawalsState, "loaded">["rows"]>().toEqualTypeOf<readonly WithdrawalItem[]>();
  expectTypeOf<Status<TransfersState, "loaded">["rows"]>().toEqualTypeOf<readonly TransferItem[]>();
  expectTypeOf<Status<CompoundSchemeState, "loaded">["rows"]>().toEqualTypeOf<
    readonly CompoundSchemeItem[]
  >();
  expectTypeOf<Exclude<DepositsState, { status: "loaded" }>>().not.toHaveProperty("rows");
});

test("a loaded list shows whether its last refresh succeeded", () => {
  expectTypeOf<Status<DepositsState, "loaded">["refreshFailure"]>().toEqualTypeOf<Failure | null>();
});

test("an amount of a row is an exact decimal, never a binary number", () => {
  type Row = DepositItem | WithdrawalItem | TransferItem;
  expectTypeOf<Row["amount" | "amountUsd"]>().toEqualTypeOf<string>();
});
