import { expect, test } from "vitest";
import * as sdk from "../src/index.ts";
import * as fetchEntry from "../src/fetch.ts";
import * as money from "../src/money.ts";

test("the public names change on purpose only", () => {
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
        "decimal",
        "depositLocal",
        "depositUsd",
        "isAmount",
        "sum",
        "toWire",
        "transferLocal",
        "withdrawalLocal",
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
        "safeUrl",
      ],
    }
  `);
});
