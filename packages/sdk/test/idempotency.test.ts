import { expect, test } from "vitest";
import { createIdempotencyKey } from "../src/index.ts";
import { clientWith, envelope } from "./provider.ts";

const deposit = { paymentPlatformId: 11, currencyCode: "MYR", amount: 447, amountUsd: 100 };
const idempotencyKey = "0b9f2c62-7a2e-4c53-9d5e-3f1a6f8f0c11";

test("sends the key of the intent with a call that moves money", async () => {
  const { client, requests } = clientWith(() => envelope({ transactionId: "D-1" }));
  await client.call("DepositRequest", deposit, { idempotencyKey });
  expect(requests[0]?.headers.get("idempotency-key")).toBe(idempotencyKey);
});

test("omits the header for a provider that may not support it, and for operations that take none", async () => {
  const { client, requests } = clientWith(() => envelope({ transactionId: "D-1" }), {
    idempotencyKeys: false,
  });
  await client.call("DepositRequest", deposit, { idempotencyKey });
  const other = clientWith(() => envelope([]));
  await other.client.call("GetCompanies", {}, { idempotencyKey });
  expect([requests[0], other.requests[0]].map((request) => request?.headers.has("idempotency-key"))).toEqual([
    false,
    false,
  ]);
});

test("makes a new key for each intent", () => {
  expect(createIdempotencyKey()).not.toBe(createIdempotencyKey());
});

test("voids several intents by their keys, as a list", async () => {
  const given = { idempotencyKey, state: "voided", transactionId: null, paymentUrl: null } as const;
  const { client, requests } = clientWith(() => envelope([given]));
  expect(await client.call("VoidIntent", { idempotencyKeys: [idempotencyKey] })).toEqual([given]);
  expect(await requests[0]?.json()).toEqual({ idempotencyKeys: [idempotencyKey] });
});
