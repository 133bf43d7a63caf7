import { expect, test } from "vitest";
import * as sdk from "../src/index.ts";
import * as fetchEntry from "../src/fetch.ts";
import * as money from "../src/money.ts";

test("the public names change only on purpose", () => {
  expect({
    fetch: Object.keys(fetchEntry).toSorted(),
    sdk: Object.keys(sdk).toSorted(),
    money: Object.keys(money).toSorted(),
  }).toMatchInlineSnapshot(`
    {
      "fetch": [
        "ApiError",
        "createFetchClient",
        "createIdempotencyKey",
        "isApiError",
        "isOutcomeUnknown",
      ],
      "money": [
        "compare",
        "isAmount",
        "sum",
        "toDecimal",
        "toDepositLocal",
        "toDepositUsd",
        "toTransferLocal",
        "toWire",
        "toWithdrawalLocal",
      ],
      "sdk": [
        "ApiError",
        "createClient",
        "createIdempotencyKey",
        "digestPassword",
        "formatDateOfBirth",
        "isAnswerOf",
        "isApiError",
        "isOutcomeUnknown",
        "needsSession",
        "parseDateOfBirth",
        "parseProviderDate",
        "toSafeUrl",
      ],
    }
  `);
});
