import * as v from "valibot";
import { beforeEach, expect } from "vitest";
import { gatewayStore } from "../src/gateway/gateway.store.ts";
import { sign } from "../src/gateway/signature.ts";
import { openPayment, readWallet } from "./money-orders.ts";
import { customer, openCustomer, proveBooks, provider } from "./one-customer.ts";
import type { Visitor } from "./provider.ts";

const Unmatched = v.array(v.object({ id: v.number(), left: v.string(), usd: v.nullable(v.string()) }));

/** Creates a client and a member of staff per test; the ledger is checked after each. */
function openParties() {
  openCustomer();
  proveBooks();
  let staff: Visitor;
  beforeEach(async () => {
    staff = await provider.staff();
  });
  return {
    get provider() {
      return provider;
    },
    get visitor() {
      return customer;
    },
    get staff() {
      return staff;
    },
    async signInStaff(email?: string) {
      staff = await provider.staff(undefined, email);
    },
  };
}

type Parties = ReturnType<typeof openParties>;

/** The calls of the client. */
function clientOf(at: Parties) {
  const opened = async () => (await openPayment()).transactionId;
  const rows = () => at.visitor.client.call("GetDepositTransactionsByUser", {});
  const rowOf = async (id: string) => (await rows()).find(({ transactionId }) => transactionId === id);
  return { opened, eWallet: readWallet, rows, rowOf };
}

/** The reports of the gateway. */
function gatewayOf(at: Parties) {
  let payments = 0;
  const report = async (transactionId: string, more: object = {}) => {
    const { provider, visitor } = at;
    payments += 1;
    const body = JSON.stringify({
      paymentId: `payment-${visitor.userId}-${payments}`,
      transactionId,
      outcome: "paid",
      amount: "447.00",
      currencyCode: "MYR",
      ...more,
    });
    const secret = await gatewayStore.secret(provider.deps.sql, "smilepayz");
    const headers = { "x-signature": sign(secret, body, provider.clock.now()) };
    const answer = await visitor.fetch("/api/callbacks/smilepayz", { method: "POST", headers, body });
    expect(answer.status).toBe(200);
    return body;
  };
  return {
    report,
    /** Returns the number of reported payments. */
    countPayments: () => payments,
  };
}

/** The payments that wait for staff, and the decisions of staff. */
function backOfficeOf(at: Parties) {
  const waiting = async () => {
    const { rows } = await at.provider.query(
      `select unmatched_id as id, remaining::text as left, remaining_usd::text as usd
       from unmatched_payment where user_id = ${at.visitor.userId} order by 1`,
    );
    return v.parse(Unmatched, rows);
  };
  const only = async () => {
    const [found, ...more] = await waiting();
    if (!found || more.length > 0) throw new Error(`${more.length} more than one payment wait, or none`);
    return found;
  };
  const decide = (id: number, step: string, fields: Record<string, string>) =>
    at.staff.fetch(`/sandbox/backoffice/decide/unmatched/${id}`, {
      method: "POST",
      body: new URLSearchParams({ step, ...fields }),
    });
  const desk = async (state = "") =>
    (await at.staff.fetch(`/sandbox/backoffice/unmatched${state && `?state=${state}`}`)).text();
  return { waiting, only, decide, desk };
}

/**
 * Creates a client and a member of staff per test, with functions for the gateway's reports and the decisions of staff.
 */
export function openUnmatched() {
  const at = openParties();
  return Object.assign(at, clientOf(at), gatewayOf(at), backOfficeOf(at));
}
