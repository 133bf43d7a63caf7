import * as v from "valibot";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../src/config.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { createProvider, lastLetter, type Provider, type Visitor } from "./provider.ts";

const PATH = "/sandbox/backoffice";
const Changes = v.array(v.object({ changes: v.array(v.string()) }));

let provider: Provider;
let client: Customer;
let finance: Visitor;
let administrator: Visitor;
beforeAll(async () => {
  provider = await createProvider();
  finance = await provider.staff(undefined, "finance@example.com");
  administrator = await provider.staff();
});
beforeEach(async () => {
  await provider.forgetLimits();
  client = await createCustomer(provider);
});
afterEach(async () => {
  expect(await provider.control("ledger")).toMatchObject({ ok: true, violations: [] });
});
afterAll(() => provider.close());

/** Opens a record of each queue about an amount in US dollars. */
const opened = {
  async deposits(amountUsd: number) {
    const amount = Math.round(amountUsd * 447) / 100;
    const order = { paymentPlatformId: 11, currencyCode: "MYR", amount, amountUsd };
    return (await client.client.call("DepositRequest", order)).transactionId;
  },
  async withdrawals(amountUsd: number) {
    await client.client.call("RequestOtpWithdrawal", {});
    const otpValue = (await lastLetter(provider, client.email)).code ?? "";
    const order = { paymentPlatformId: 13, currencyCode: "USD", amount: amountUsd, amountUsd, otpValue };
    await provider.query(`update app_user set currency_code = 'USD' where user_id = ${client.userId}`);
    return (await client.client.call("WithdrawalRequest", order)).transactionId;
  },
  async transfers(amountUsd: number) {
    await client.client.call("CTraderTransferRequest", { amountUsd });
    const [row] = await client.client.call("GetInternalTransactionsByUser", {});
    return row?.transactionId ?? "";
  },
} as const;
type Desk = keyof typeof opened;
const steps = { deposits: "complete", withdrawals: "approve", transfers: "approve" } as const;
const refusals = { deposits: "cancel", withdrawals: "reject", transfers: "reject" } as const;
const paths = { deposits: "", withdrawals: "/withdrawals", transfers: "/transfers" } as const;

const decide = (who: Visitor, desk: Desk, id: string, fields: Record<string, string> = {}) =>
  who.fetch(`${PATH}/decide/${desk}/${id}`, {
    method: "POST",
    body: new URLSearchParams({ step: steps[desk], ...fields }),
  });
const wealth = async () => {
  const { eWalletBalance, cTraderBalance } = await client.client.call("GetUserInfo", {});
  return [eWalletBalance, cTraderBalance];
};
const statusOf = async (desk: Desk, id: string) => {
  const { rows } = await provider.query(
    `select payment_status_id as status from ${desk.slice(0, -1)} where transaction_id = '${id}'`,
  );
  return Object(rows[0]).status as unknown;
};
/** Returns the row of a record on a page of the back office. */
async function rowOf(who: Visitor, desk: Desk, id: string, state = ""): Promise<string> {
  const page = await (await who.fetch(`${PATH}${paths[desk]}?${state}`)).text();
  return page.split("<tr>").find((row) => row.includes(`<code>${id}</code>`)) ?? "";
}
const changesOf = async (operation: string) => {
  const events = await provider.control(`events?operation=${operation}`);
  return v.parse(Changes, events).flatMap(({ changes }) => changes);
};

describe.each(["deposits", "withdrawals", "transfers"] as const)("%s above the amount", (desk) => {
  test("the first approval moves nothing, and the one of another person performs the decision", async () => {
    const id = await opened[desk](1000.01);
    const before = await wealth();
    expect((await decide(finance, desk, id, { comment: "Checked" })).status).toBe(303);
    expect(await wealth()).toEqual(before);
    expect(await statusOf(desk, id)).toBe(1);
    expect(await rowOf(finance, desk, id)).toContain("Another person has to approve it too.");
    expect(await rowOf(finance, desk, id)).not.toContain(`value="${steps[desk]}"`);
    const row = await rowOf(administrator, desk, id);
    expect(row).toMatch(/First of two approvals: Elena Costa/);
    expect(row).toContain(", 2 of 2</button>");
    expect((await decide(administrator, desk, id)).status).toBe(303);
    expect(await statusOf(desk, id)).toBe(5);
    const decided = await rowOf(finance, desk, id, "state=decided");
    expect(decided).toContain("Approved by Elena Costa and Sam Taylor");
    expect(decided).toContain("Checked");
    const operation = { deposits: "Deposit", withdrawals: "Withdrawal", transfers: "Transfer" }[desk];
    expect((await changesOf(`BackOffice${operation}`)).slice(0, 4)).toEqual([
      expect.stringMatching(new RegExp(`^${desk} ${id} → ${steps[desk]}`)),
      expect.stringMatching(/^second of two approvals, the first by user \d+$/),
      `${desk} ${id} → ${steps[desk]}: Checked`,
      "first of two approvals: not done yet",
    ]);
  });

  test("the same person cannot be both", async () => {
    const id = await opened[desk](2500);
    await decide(finance, desk, id);
    const again = await decide(finance, desk, id);
    expect(again.status).toBe(409);
    expect(await again.text()).toContain("Another person has to approve it too.");
    expect(await statusOf(desk, id)).toBe(1);
  });

  test("exactly the amount needs one person, a cent more needs two", async () => {
    const [exact, more] = [await opened[desk](1000), await opened[desk](1000.01)];
    for (const id of [exact, more]) await decide(finance, desk, id);
    expect([await statusOf(desk, exact), await statusOf(desk, more)]).toEqual([5, 1]);
  });

  test("one person can refuse it, which ends the first approval", async () => {
    const id = await opened[desk](2500);
    await decide(finance, desk, id);
    const reason = { step: refusals[desk], comment: "Not yours" };
    expect((await decide(finance, desk, id, reason)).status).toBe(303);
    expect(await statusOf(desk, id)).toBe(6);
    expect((await decide(administrator, desk, id)).status).toBe(409);
    const { rows } = await provider.query(
      `select 1 from approval where closed_at is null and record_id = '${id}'`,
    );
    expect(rows).toEqual([]);
  });

  test("a cancellation by the client between both approvals wins", async () => {
    const id = await opened[desk](2500);
    await decide(finance, desk, id);
    const call = {
      deposits: "CancelDeposit",
      withdrawals: "CancelWithdrawal",
      transfers: "CancelTransfer",
    } as const;
    await client.client.call(call[desk], { transactionId: id });
    expect((await decide(administrator, desk, id)).status).toBe(409);
    expect(await statusOf(desk, id)).toBe(6);
    expect(await wealth()).toEqual([5000, 12_340.5]);
  });

  test("a closed or unknown record takes no first approval", async () => {
    const id = await opened[desk](2500);
    await decide(finance, desk, id, { step: refusals[desk], comment: "Not yours" });
    expect((await decide(administrator, desk, id)).status).toBe(409);
    expect((await decide(administrator, desk, "none")).status).toBe(404);
    const { rows } = await provider.query(`select 1 from approval where record_id in ('${id}', 'none')`);
    expect(rows).toEqual([]);
  });
});

test("a first approval no longer counts once its person has lost the right to decide", async () => {
  const id = await opened.deposits(2500);
  await decide(finance, "deposits", id);
  const setRole = (role: string) =>
    provider.query(`update app_user set staff_role = '${role}' where email = 'finance@example.com'`);
  await setRole("support");
  expect(await rowOf(administrator, "deposits", id)).toContain(", 1 of 2</button>");
  expect((await decide(administrator, "deposits", id)).status).toBe(303);
  expect(await statusOf("deposits", id)).toBe(1);
  await setRole("finance");
  expect((await decide(finance, "deposits", id)).status).toBe(303);
  expect(await statusOf("deposits", id)).toBe(5);
});

test("the step before an approval needs one person, and keeps the first approval", async () => {
  const id = await opened.withdrawals(2500);
  await decide(finance, "withdrawals", id);
  expect((await decide(finance, "withdrawals", id, { step: "process" })).status).toBe(303);
  expect(await rowOf(administrator, "withdrawals", id)).toContain("First of two approvals: Elena Costa");
  await decide(administrator, "withdrawals", id);
  expect(await statusOf("withdrawals", id)).toBe(5);
});

test("the operations of the contract are one of the two, and say what is missing", async () => {
  const id = await opened.withdrawals(2500);
  const call = async (who: Visitor, name: string, body: object) => {
    const response = await who.fetch(`/api/Withdrawal/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ transactionId: id, ...body }),
    });
    return response.json();
  };
  expect(await call(finance, "ApproveWithdrawalRequest", {})).toMatchObject({
    responseCode: 2006,
    responseMessage: expect.stringContaining("Your approval is recorded."),
  });
  expect(await call(finance, "UpdateWithdrawalStatus", { paymentStatusId: 5 })).toMatchObject({
    responseCode: 2006,
    responseMessage: expect.stringContaining("You have approved this already."),
  });
  expect(await statusOf("withdrawals", id)).toBe(1);
  expect(await rowOf(administrator, "withdrawals", id)).toContain("First of two approvals: Elena Costa");
  expect(await changesOf("ApproveWithdrawalRequest")).toEqual([
    `withdrawal ${id} → Completed: first of two approvals: not done yet`,
  ]);
  expect(await call(administrator, "UpdateWithdrawalStatus", { paymentStatusId: 5 })).toMatchObject({
    responseCode: 1,
  });
  expect(await statusOf("withdrawals", id)).toBe(5);
  expect(await changesOf("UpdateWithdrawalStatus")).toEqual([
    expect.stringMatching(
      new RegExp(`^withdrawal ${id} → Completed: second of two approvals, the first by user \\d+$`),
    ),
  ]);
});

test("a control call of a demo decides alone, since it has no member of staff", async () => {
  const id = await opened.withdrawals(2500);
  await provider.control(`withdrawals/${id}/approve`, {});
  expect(await statusOf("withdrawals", id)).toBe(5);
});

test.each([
  [{}, 1000],
  [{ SECOND_APPROVAL_USD: "0" }, null],
  [{ SECOND_APPROVAL_USD: "250" }, 250],
])("the settings %j need a second person above %s US dollars", (set, amount) => {
  expect(readConfig(set).secondApprovalUsd).toBe(amount);
});
