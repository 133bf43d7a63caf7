import { type Client, createClient, createIdempotencyKey, type Data, type SessionIds } from "@broker/sdk";
import { expect, vi } from "vitest";
import { DEMO, hundredDollars, receipt } from "../provider.ts";
import type { Machine } from "./machine.ts";

type Rows = readonly { readonly transactionId: string; readonly paymentStatusId: number }[];

/** A customer who keeps a journal of all that the provider acknowledged. */
export interface Customer {
  /** Goes on with the journey until something fails; that is what it gives. */
  travel(): Promise<unknown>;
  /** Waits until that many more requests are on their way. */
  requests(count: number): Promise<void>;
  /** Sends what was under way when the provider fell once more, with the key that it had. */
  resume(): Promise<void>;
  /** Holds the provider against the journal. */
  check(): Promise<void>;
  /** How much was acknowledged. */
  readonly acknowledged: () => number;
}

/** Signs the demo account in. */
export async function createCustomer(machine: Machine): Promise<Customer> {
  const { url } = machine;
  let sent = 0;
  let watch: { readonly at: number; readonly tell: () => void } | null = null;
  const tick = () => {
    sent += 1;
    if (watch && sent >= watch.at) watch.tell();
  };
  const control = (path: string, body: object) => {
    tick();
    return machine.control(path, body);
  };
  let cookie = "";
  let ids: SessionIds | null = null;
  const send = async (request: Request) => {
    const headers = new Headers(request.headers);
    headers.set("cookie", cookie);
    tick();
    const response = await fetch(new Request(request, { headers }));
    for (const line of response.headers.getSetCookie())
      if (!line.includes("Max-Age=0")) [cookie = ""] = line.split(";");
    return response;
  };
  const client: Client = createClient({ baseUrl: url, companyId: 9, fetch: send, session: () => ids });
  ids = await client.call("UserLogin", { email: DEMO.email, password: DEMO.password });

  const lists = async () => ({
    deposits: await client.call("GetDepositTransactionsByUser", {}),
    withdrawals: await client.call("GetWithdrawalTransactionsByUser", {}),
    transfers: await client.call("GetInternalTransactionsByUser", {}),
  });
  const eWallet = async () => (await client.call("GetUserInfo", {})).eWalletBalance;
  /** The lists with the balance that belongs to them: a payment that waited for a restart may arrive in between. */
  const look = async () => {
    for (;;) {
      const balance = await eWallet();
      const rows = await lists();
      if ((await eWallet()) === balance) return { balance, ...rows };
    }
  };
  const { balance: before, ...start } = await look();
  const old = new Set(
    [...start.deposits, ...start.withdrawals, ...start.transfers].map((row) => row.transactionId),
  );

  /** What must be there, with the state that was acknowledged last; null for any. */
  const journal = new Map<string, number | null>();
  const receipts = new Set<string>();
  const paidAtGateway = new Set<string>();
  let keys = 0;
  let acknowledged = 0;
  let underWay: (() => Promise<unknown>) | null = null;

  /** Does a thing with one key, however often it has to be sent. */
  const once = async <T>(work: (options: { idempotencyKey: string }) => Promise<T>): Promise<T> => {
    const idempotencyKey = createIdempotencyKey();
    keys += 1;
    underWay = () => work({ idempotencyKey });
    const answer = await work({ idempotencyKey });
    underWay = null;
    acknowledged += 1;
    return answer;
  };
  const decide = async (desk: string, id: string, step: string, state: number) => {
    await control(`${desk}/${id}/${step}`, {});
    journal.set(id, state);
    acknowledged += 1;
  };

  const depositByHand = async () => {
    const { transactionId } = await once((options) => client.call("DepositRequest", hundredDollars, options));
    journal.set(transactionId, null);
    await client.call("SubmitDeposit", { ...hundredDollars, transactionId, receipt: receipt() });
    receipts.add(transactionId);
    await decide("deposits", transactionId, "complete", 5);
  };
  const depositAtGateway = async () => {
    const order = { ...hundredDollars, paymentPlatformId: 32, paymentMethodCode: "FPX" };
    const opened = await once((options) => client.call("GenerateDepositUrlSmilePayz", order, options));
    journal.set(opened.transactionId, null);
    const { searchParams } = new URL(opened.paymentUrl);
    const body = new URLSearchParams({ ...Object.fromEntries(searchParams), outcome: "pay" });
    tick();
    const paid = await fetch(`${url}/sandbox/gateways/smilepayz/pay`, {
      method: "POST",
      body,
      redirect: "manual",
    });
    if (paid.status !== 303) throw new Error(`pay: ${paid.status}`);
    journal.set(opened.transactionId, 5);
    paidAtGateway.add(opened.transactionId);
    acknowledged += 1;
  };
  /** The gateway's reports are jobs: one that the killed process had claimed is free again after a minute. */
  const waitForReports = async () => {
    await machine.wait(2);
    await vi.waitFor(
      async () => {
        const rows = await client.call("GetDepositTransactionsByUser", {});
        const late = rows.filter((row) => paidAtGateway.has(row.transactionId) && row.paymentStatusId !== 5);
        expect(late).toEqual([]);
      },
      { timeout: 20_000, interval: 100 },
    );
  };
  const withdraw = async (step: "approve" | "reject") => {
    // A code may be asked for ten times an hour.
    await machine.wait(7);
    await client.call("RequestOtpWithdrawal", {});
    const letters: unknown = await (await fetch(`${url}/sandbox/mailbox.json?to=${DEMO.email}`)).json();
    const otpValue = String(Reflect.get(Object(Array.isArray(letters) ? letters[0] : null), "code"));
    const input = { paymentPlatformId: 11, currencyCode: "MYR", amount: 88.2, amountUsd: 20, otpValue };
    const { transactionId } = await once((options) => client.call("WithdrawalRequest", input, options));
    journal.set(transactionId, null);
    await decide("withdrawals", transactionId, step, step === "approve" ? 5 : 6);
  };
  const transfer = async () => {
    const there = { amount: 22.35, amountUsd: 5, currencyCode: "MYR" };
    await once((options) => client.call("EWalletTransferRequest", there, options));
    await once((options) => client.call("CTraderTransferRequest", { amountUsd: 5 }, options));
    const rows = await client.call("GetInternalTransactionsByUser", {});
    const pending = rows.filter((row) => row.paymentStatusId === 1 && !old.has(row.transactionId));
    for (const { transactionId } of pending) await decide("transfers", transactionId, "approve", 5);
  };

  const steps = [
    depositByHand,
    () => withdraw("approve"),
    depositAtGateway,
    transfer,
    () => withdraw("reject"),
  ];
  let taken = 0;

  return {
    acknowledged: () => acknowledged,
    requests: (count) =>
      new Promise((resolve) => {
        watch = { at: sent + count, tell: resolve };
      }),
    async travel() {
      try {
        for (;;) {
          const step = steps[taken % steps.length];
          // Counted before it is taken: one that was cut short is resumed, and the journey goes on after it.
          taken += 1;
          await step?.();
        }
      } catch (error) {
        return error;
      }
    },
    async resume() {
      await underWay?.();
      underWay = null;
    },
    async check() {
      await waitForReports();
      const { balance, deposits, withdrawals, transfers } = await look();
      const mine = (rows: Rows) => rows.filter(({ transactionId }) => !old.has(transactionId));
      const all = [...mine(deposits), ...mine(withdrawals), ...mine(transfers)];
      const states = new Map(
        all.map(({ transactionId, paymentStatusId }) => [transactionId, paymentStatusId]),
      );
      for (const [id, state] of journal) expect(states.get(id), id).toEqual(state ?? expect.any(Number));
      const withReceipt = new Set(deposits.filter((row) => row.receipt).map((row) => row.transactionId));
      expect([...receipts].filter((id) => !withReceipt.has(id))).toEqual([]);
      // One row for each intent, also for those that were sent twice.
      expect(all).toHaveLength(keys);
      expect(balance).toBeCloseTo(before + sum(deposits, withdrawals, transfers), 5);
    },
  };

  /** What the rows since the start did to the e-wallet. */
  function sum(
    deposits: Data<"GetDepositTransactionsByUser">,
    withdrawals: Data<"GetWithdrawalTransactionsByUser">,
    transfers: Data<"GetInternalTransactionsByUser">,
  ): number {
    const signed = [
      ...deposits.map((row) => ({ ...row, sign: row.paymentStatusId === 5 ? 1 : 0 })),
      ...withdrawals.map((row) => ({ ...row, sign: row.paymentStatusId === 6 ? 0 : -1 })),
      ...transfers.map((row) => ({
        ...row,
        sign: row.fromPlatform === "E-Wallet" ? -1 : row.paymentStatusId === 5 ? 1 : 0,
      })),
    ];
    return signed
      .filter(({ transactionId }) => !old.has(transactionId))
      .reduce((total, { sign, amountUsd }) => total + sign * amountUsd, 0);
  }
}
