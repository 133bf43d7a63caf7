import type { Client, Data } from "@broker/sdk";
import { expect, vi } from "vitest";
import { connect, createJournal, createSteps } from "./journey.ts";
import type { Machine } from "./machine.ts";

type Rows = readonly { readonly transactionId: string; readonly paymentStatusId: number }[];

/** A client program that keeps a journal of everything that the provider acknowledged. */
export interface Customer {
  /** Continues the journey until a request fails, and returns the failure. */
  travel(): Promise<unknown>;
  /** Waits until that many further requests have been sent. */
  requests(count: number): Promise<void>;
  /** Repeats the request that was pending when the provider was killed, with its key. */
  resume(): Promise<void>;
  /** Compares the provider with the journal. */
  check(): Promise<void>;
  /** Returns the number of acknowledged requests. */
  readonly acknowledged: () => number;
}

/** The lists of the client and the balance of the e-wallet, at one time. */
interface Look {
  readonly balance: number;
  readonly deposits: Data<"GetDepositTransactionsByUser">;
  readonly withdrawals: Data<"GetWithdrawalTransactionsByUser">;
  readonly transfers: Data<"GetInternalTransactionsByUser">;
}

/** Reads the lists and the balance consistently: a payment that waited for a restart may arrive in between. */
async function look(client: Client): Promise<Look> {
  const eWallet = async () => (await client.call("GetUserInfo", {})).eWalletBalance;
  for (;;) {
    const balance = await eWallet();
    const deposits = await client.call("GetDepositTransactionsByUser", {});
    const withdrawals = await client.call("GetWithdrawalTransactionsByUser", {});
    const transfers = await client.call("GetInternalTransactionsByUser", {});
    if ((await eWallet()) === balance) return { balance, deposits, withdrawals, transfers };
  }
}

const idsOf = ({ deposits, withdrawals, transfers }: Look) =>
  new Set([...deposits, ...withdrawals, ...transfers].map((row) => row.transactionId));

/** Sums the effect of the rows since the start on the e-wallet. */
function sum({ deposits, withdrawals, transfers }: Look, old: ReadonlySet<string>): number {
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

/** Waits for the gateway's reports: a job that the killed process had claimed is free after a minute. */
async function waitForReports({ wait }: Machine, client: Client, paid: ReadonlySet<string>): Promise<void> {
  await wait(2);
  await vi.waitFor(
    async () => {
      const rows = await client.call("GetDepositTransactionsByUser", {});
      expect(rows.filter((row) => paid.has(row.transactionId) && row.paymentStatusId !== 5)).toEqual([]);
    },
    { timeout: 20_000, interval: 100 },
  );
}

/** Signs in with the demo account. */
export async function createCustomer(machine: Machine): Promise<Customer> {
  const connection = await connect(machine);
  const { client } = connection;
  const start = await look(client);
  const old = idsOf(start);
  const journal = createJournal(connection);
  const steps = createSteps(machine, connection, journal, old);
  let taken = 0;
  return {
    acknowledged: journal.acknowledged,
    requests: connection.requests,
    async travel() {
      try {
        for (;;) {
          const step = steps[taken % steps.length];
          // Counted before the step: an interrupted step is resumed, and the journey continues after it.
          taken += 1;
          await step?.();
        }
      } catch (error) {
        return error;
      }
    },
    resume: journal.resume,
    async check() {
      await waitForReports(machine, client, journal.paidAtGateway);
      const now = await look(client);
      const mine = (rows: Rows) => rows.filter(({ transactionId }) => !old.has(transactionId));
      const all = [...mine(now.deposits), ...mine(now.withdrawals), ...mine(now.transfers)];
      const states = new Map(
        all.map(({ transactionId, paymentStatusId }) => [transactionId, paymentStatusId]),
      );
      for (const [id, state] of journal.rows) expect(states.get(id), id).toEqual(state ?? expect.any(Number));
      const withReceipt = new Set(now.deposits.filter((row) => row.receipt).map((row) => row.transactionId));
      expect([...journal.receipts].filter((id) => !withReceipt.has(id))).toEqual([]);
      // One row per intent, also for repeated requests.
      expect(all).toHaveLength(journal.keys());
      expect(now.balance).toBeCloseTo(start.balance + sum(now, old), 5);
    },
  };
}
