import { expectTypeOf, test } from "vitest";
import type { Client, ClientOperation, Data, Input } from "../src/index.ts";

test("a call takes its own fields without the session's, and returns its own data", () => {
  expectTypeOf<Input<"DepositRequest">>().toEqualTypeOf<{
    paymentPlatformId: number;
    currencyCode: string;
    amount: number;
    amountUsd: number;
  }>();
  expectTypeOf<Data<"DepositRequest">>().toEqualTypeOf<{ transactionId: string }>();
  expectTypeOf<Input<"SubmitDeposit">["receipt"]>().toEqualTypeOf<Blob>();
  expectTypeOf<Input<"VerifyEmail">>().toEqualTypeOf<{ token: string }>();
});

test("operations of staff are not callable by a client", () => {
  expectTypeOf<"ApproveWithdrawalRequest">().not.toExtend<ClientOperation>();
  expectTypeOf<Parameters<Client["call"]>[0]>().toEqualTypeOf<ClientOperation>();
});
