import { createIdempotencyKey } from "@broker/sdk";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { createProvider, hundredDollars, type Provider, receipt, type Visitor } from "./provider.ts";

let provider: Provider;
let visitor: Visitor;
beforeAll(async () => {
  provider = await createProvider();
  visitor = provider.visitor();
  await visitor.signIn();
});
afterEach(async () => {
  expect(await provider.control("ledger")).toMatchObject({ ok: true, violations: [] });
});
afterAll(() => provider.close());

const request = (more: object = {}, idempotencyKey?: string) =>
  visitor.client.call(
    "DepositRequest",
    { ...hundredDollars, ...more },
    idempotencyKey ? { idempotencyKey } : {},
  );
const count = async () => (await visitor.client.call("GetDepositTransactionsByUser", {})).length;

describe("asvs(2.2.3) asvs(2.3.2): a deposit is refused", () => {
  test.each([
    ["below the minimum", { amount: 44.25, amountUsd: 9.9 }, 2002, "Amount (USD) must be at least 10."],
    [
      "above the maximum",
      { amount: 22_350.05, amountUsd: 5_000.01 },
      2003,
      "Amount (USD) must not exceed 5000.",
    ],
    ["with amounts that do not follow from the rate", { amountUsd: 101 }, 2004, undefined],
    ["at an inactive platform", { paymentPlatformId: 14 }, 2001, undefined],
    ["at another company's platform", { paymentPlatformId: 61 }, 2001, undefined],
    ["in another currency", { paymentPlatformId: 62, currencyCode: "SGD", amount: 135 }, 2001, undefined],
    ["at a platform that does not exist", { paymentPlatformId: 9999 }, 2001, undefined],
  ])("%s", async (_why, more, code, message) => {
    const before = await count();
    await expect(request(more)).rejects.toMatchObject({ kind: "refused", code, ...(message && { message }) });
    expect(await count()).toBe(before);
  });

  test.each([
    ["an amount of zero", { amount: 0 }],
    ["a negative amount", { amount: -447 }],
    ["an amount as text", { amount: "447" }],
    ["a third decimal", { amount: 447.001 }],
    ["an unknown field", { isAdmin: true }],
  ])("with a 400 for %s", async (_why, more) => {
    await expect(request(more)).rejects.toMatchObject({ kind: "invalid", status: 400 });
  });
});

test("asvs(2.4.1): a deposit beyond the maximum of open ones is refused, at a gateway too, until one is decided", async () => {
  const config = { ...provider.deps.config, maxOpenDeposits: 3 };
  const app = await createApp({ ...provider.deps, config });
  const client = provider.visitor(9, app.fetch);
  await client.signIn("empty@example.com");
  const ask = () => client.client.call("DepositRequest", hundredDollars);
  const { transactionId } = await ask();
  await ask();
  await provider.control(`deposits/${(await ask()).transactionId}/process`, {});
  const refusal = {
    kind: "refused",
    code: 2014,
    message: "You have too many open deposits. Please wait until some of them are completed.",
  };
  await expect(ask()).rejects.toMatchObject(refusal);
  const order = { ...hundredDollars, paymentPlatformId: 32, paymentMethodCode: "FPX" };
  await expect(client.client.call("GenerateDepositUrlSmilePayz", order)).rejects.toMatchObject(refusal);
  expect(await client.client.call("GetDepositTransactionsByUser", {})).toHaveLength(3);
  await provider.control(`deposits/${transactionId}/cancel`, {});
  await ask();
});

test("asvs(2.3.4): the maximum of open deposits holds for concurrent requests", async () => {
  const config = { ...provider.deps.config, maxOpenDeposits: 3 };
  const app = await createApp({ ...provider.deps, config });
  const client = provider.visitor(9, app.fetch);
  await client.signIn("friend@example.com");
  const ask = () => client.client.call("DepositRequest", hundredDollars);
  const open = async () =>
    (await client.client.call("GetDepositTransactionsByUser", {})).filter(
      ({ paymentStatusId }) => paymentStatusId === 1 || paymentStatusId === 2,
    ).length;
  const before = await open();
  const answers = await Promise.allSettled(Array.from({ length: 6 }, ask));
  expect(await open()).toBe(3);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(3 - before);
});

describe("an idempotency key", () => {
  test("returns the same answer for the same body, and makes one deposit", async () => {
    const key = createIdempotencyKey();
    const before = await count();
    const answers = [await request({}, key), await request({}, key)];
    expect(answers[0]).toEqual(answers[1]);
    expect(await count()).toBe(before + 1);
  });

  test("refuses another body", async () => {
    const key = createIdempotencyKey();
    await request({}, key);
    await expect(request({ amount: 894, amountUsd: 200 }, key)).rejects.toMatchObject({
      status: 422,
      code: 4022,
    });
  });

  test("has one effect when it is sent three times concurrently to the embedded database", async () => {
    const key = createIdempotencyKey();
    const before = await count();
    const answers = await Promise.allSettled([request({}, key), request({}, key), request({}, key)]);
    expect(answers.some(({ status }) => status === "fulfilled")).toBe(true);
    expect(await count()).toBe(before + 1);
  });

  test("is free again after a refusal", async () => {
    const key = createIdempotencyKey();
    await expect(request({ amountUsd: 101 }, key)).rejects.toMatchObject({ code: 2004 });
    expect(await request({}, key)).toHaveProperty("transactionId");
  });
});

describe("a proof of payment", () => {
  const send = async (file: File, more: object = {}) => {
    const { transactionId } = await request();
    await visitor.client.call("SubmitDeposit", { ...hundredDollars, transactionId, receipt: file, ...more });
    return transactionId;
  };

  test("is validated by its content and not by its name", async () => {
    const disguised = new File(["#!/bin/sh\nrm -rf /\n"], "receipt.pdf", { type: "application/pdf" });
    await expect(send(disguised)).rejects.toMatchObject({ kind: "invalid", status: 415, code: 4015 });
  });

  test("is refused above 5 MB", async () => {
    const large = new File([new Uint8Array(5_242_881)], "receipt.pdf");
    await expect(send(large)).rejects.toMatchObject({ status: 413, code: 4013 });
  });

  test("is sent once: a second one is refused, and the first remains", async () => {
    const transactionId = await send(receipt());
    const again = visitor.client.call("SubmitDeposit", {
      ...hundredDollars,
      transactionId,
      receipt: receipt(),
    });
    await expect(again).rejects.toMatchObject({ code: 2006 });
  });

  test("cannot be attached to another user's deposit", async () => {
    const friend = provider.visitor();
    await friend.signIn("friend@example.com");
    const theirs = await friend.client.call("DepositRequest", hundredDollars);
    await expect(send(receipt(), theirs)).rejects.toMatchObject({ code: 2005 });
  });

  test("asvs(5.4.1) asvs(5.4.2): makes a hostile file name harmless", async () => {
    const hostile = receipt('../../etc/passwd\r\nSet-Cookie: a="b".pdf');
    const transactionId = await send(hostile);
    const { headers } = await visitor.fetch(`/api/files/receipt/${transactionId}`);
    expect(headers.get("content-disposition")).not.toMatch(/[/\r\n"]passwd|Set-Cookie: a/);
    expect(headers.get("set-cookie")).toBeNull();
  });
});

test("a lost reply after the commit leaves one deposit, which the list shows", async () => {
  const before = await count();
  await provider.control("faults", [{ operation: "DepositRequest", times: 1, kind: "dropAfterCommit" }]);
  await expect(request()).rejects.toMatchObject({ kind: "server" });
  expect(await count()).toBe(before + 1);
});
