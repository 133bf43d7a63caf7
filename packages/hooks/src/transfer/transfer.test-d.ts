import { expectTypeOf, test } from "vitest";
import type { Commands, Step } from "../test-types.ts";
import type { Transfer } from "./transfer-form.ts";
import type { Recipient } from "./use-recipient-search.ts";
import type { useTransfer } from "./use-transfer.ts";
import type { UserTransfer } from "./use-user-transfer.ts";

test("each step of a transfer carries the commands that are legal there, and no others", () => {
  expectTypeOf<Commands<Step<Transfer, "entering">>>().toEqualTypeOf<"change" | "submit">();
  expectTypeOf<Step<Transfer, "submitting">>().not.toBeNever();
  expectTypeOf<Commands<Step<Transfer, "submitting" | "checking">>>().toBeNever();
  expectTypeOf<Commands<Step<Transfer, "failed">>>().toEqualTypeOf<"dismiss">();
  expectTypeOf<Commands<Step<Transfer, "notFound">>>().toEqualTypeOf<"repeat" | "edit">();
  expectTypeOf<Commands<Step<Transfer, "outcomeUnknown">>>().toEqualTypeOf<"checkAgain">();
  expectTypeOf<Commands<Step<Transfer, "settled">>>().toBeNever();
});

test("a transfer to another user is entered with recipient and file, through its own hook only", () => {
  expectTypeOf<Commands<Step<UserTransfer, "entering">>>().toEqualTypeOf<
    "change" | "submit" | "chooseRecipient" | "chooseFile"
  >();
  expectTypeOf<Parameters<typeof useTransfer>[0]>().toEqualTypeOf<"eWallet" | "trading">();
});

test("a screen never sees the e-mail address of a recipient", () => {
  expectTypeOf<keyof Recipient>().toEqualTypeOf<"cTraderLogin" | "display">();
});
