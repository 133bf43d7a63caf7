import { expectTypeOf, test } from "vitest";
import type { Commands, Step } from "../../test/compile.ts";
import type { TransferState } from "./transfer-state.ts";
import type { Recipient } from "./use-recipient-search.ts";
import type { useTransfer } from "./use-transfer.ts";
import type { UserTransferState } from "./use-user-transfer.ts";

test("each step of a transfer has exactly its legal commands", () => {
  expectTypeOf<Commands<Step<TransferState, "entering">>>().toEqualTypeOf<"change" | "submit">();
  expectTypeOf<Step<TransferState, "submitting">>().not.toBeNever();
  expectTypeOf<Commands<Step<TransferState, "submitting" | "checking">>>().toBeNever();
  expectTypeOf<Commands<Step<TransferState, "failed">>>().toEqualTypeOf<"dismiss">();
  expectTypeOf<Commands<Step<TransferState, "notFound">>>().toEqualTypeOf<"repeat" | "edit">();
  expectTypeOf<Commands<Step<TransferState, "outcomeUnknown">>>().toEqualTypeOf<"checkAgain">();
  expectTypeOf<Commands<Step<TransferState, "settled">>>().toBeNever();
});

test("a transfer to another user is entered with recipient and file, by its own hook only", () => {
  expectTypeOf<Commands<Step<UserTransferState, "entering">>>().toEqualTypeOf<
    "change" | "submit" | "chooseRecipient" | "chooseFile"
  >();
  expectTypeOf<Parameters<typeof useTransfer>[0]>().toEqualTypeOf<"eWallet" | "trading">();
});

test("a screen never gets the e-mail address of a recipient", () => {
  expectTypeOf<keyof Recipient>().toEqualTypeOf<"cTraderLogin" | "display">();
});
