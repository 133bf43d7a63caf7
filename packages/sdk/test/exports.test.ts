import { expect, test } from "vitest";
import * as sdk from "../src/index.ts";
import * as events from "../src/events.ts";
import * as fetchEntry from "../src/fetch.ts";
import * as money from "../src/money.ts";

test("the public names change only on purpose", () => {
  expect({
    events: Object.keys(events).toSorted(),
    fetch: Object.keys(fetchEntry).toSorted(),
    sdk: Object.keys(sdk).toSorted(),
    money: Object.keys(money).toSorted(),
  }).toMatchInlineSnapshot(`
    {
      "events": [
        "streamEvents",
      ],
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
