import { expectTypeOf, test } from "vitest";
import { examples, problems, type RequestOf } from "../generated/examples.js";
import { type Operation, type OperationId, operations, refusalCodes } from "../generated/operations.js";
import type { components } from "../generated/types.js";

test("a success is typed by its operation", () => {
  expectTypeOf(examples.DepositRequest.success.data).toEqualTypeOf<components["schemas"]["DepositCreated"]>();
  expectTypeOf(examples.SubmitDeposit.success.data).toEqualTypeOf<null>();
  expectTypeOf(examples.GetCompanies.refusal.data).toEqualTypeOf<null>();
});

test("a request is typed by its body or its query, a file by a text", () => {
  expectTypeOf<RequestOf<"SubmitDeposit">["receipt"]>().toEqualTypeOf<string>();
  expectTypeOf<components["schemas"]["SubmitDepositForm"]["receipt"]>().toEqualTypeOf<Blob>();
  expectTypeOf<RequestOf<"GetUserInfo">>().toEqualTypeOf<{ userId: number; companyId: number }>();
  expectTypeOf<RequestOf<"GetCompanies">>().toBeNever();
});

test("the table of operations is literal, so that types can be derived from it", () => {
  expectTypeOf(operations.SubmitDeposit.session.userId).toEqualTypeOf<"staffUserId">();
  expectTypeOf(operations.CTraderInternalTransferUserToUser.constants.FromStaffId).toEqualTypeOf<0>();
  expectTypeOf(operations).toExtend<Readonly<Record<OperationId, Operation>>>();
  expectTypeOf(refusalCodes.balanceTooLow).toEqualTypeOf<2007>();
  expectTypeOf(problems.TooManyRequests.status).toEqualTypeOf<429>();
});
