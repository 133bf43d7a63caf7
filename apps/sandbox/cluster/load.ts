import { setTimeout as delay } from "node:timers/promises";
import { createIdempotencyKey, isApiError } from "@broker/sdk";
import { receipt } from "../test/provider.ts";
import type { Cluster } from "./cluster.ts";
import { compare, type Old, readOld } from "./compare.ts";
import { connectControl } from "./control.ts";
import type { Visitor } from "./visitors.ts";

/** The pause of a client between two intents, in milliseconds: below the limit of 300 writes a minute. */
const PAUSE = 250;

/** The figures of a load, as in the table of game days. */
export interface LoadFigures {
  /** The intents, each sent under one key until it was acknowledged. */
  readonly intents: number;
  /** Acknowledged intents that the provider does not have, or that a list lacked which was read right after. */
  readonly lost: number;
  /** Intents that it has more than once. */
  readonly doubled: number;
  /** The longest time in which no money call of any client was acknowledged, in seconds. */
  readonly silence: number;
  /** Answers of 503 that say when to repeat. */
  readonly busy: number;
  /** All other answers that are no success. */
  readonly others: readonly string[];
  /** Clients whose session ended. */
  readonly signedOut: number;
}

/** A mixed load of money calls and reads, which is under way. */
export interface Load {
  /** Returns the number of acknowledged intents. */
  acknowledged(): number;
  /**
   * Sends further intents of all clients at once, and resolves when all of them are acknowledged; `receipts: false`
   * leaves out what waits for the store.
   */
  burst(count: number, options?: { readonly receipts?: boolean }): Promise<void>;
  /** Ends the load once each intent is acknowledged, and compares the provider with it. */
  finish(): Promise<LoadFigures>;
  /** Ends the load as it is, after a game day that failed. */
  abort(): void;
}

/** What a client has seen. */
interface Journal {
  isAborted: boolean;
  intents: number;
  busy: number;
  lastAt: number;
  silence: number;
  acknowledged: number;
  /** Acknowledged deposits that the next list of their client lacked, such as one of a standby that is behind. */
  unseen: number;
  readonly others: string[];
  readonly signedOut: Set<Visitor>;
}

const createJournal = (): Journal => ({
  isAborted: false,
  intents: 0,
  busy: 0,
  lastAt: performance.now(),
  silence: 0,
  acknowledged: 0,
  unseen: 0,
  others: [],
  signedOut: new Set(),
});

/** Records each answer that is no success. */
const noteIn = (journal: Journal, visitor: Visitor) => (path: string, response: Response) => {
  const { status } = response;
  if (status === 401) journal.signedOut.add(visitor);
  else if (status === 503 && response.headers.has("retry-after")) journal.busy += 1;
  // 409 answers the repetition of a call that is still under way.
  else if (status >= 400 && status !== 409) journal.others.push(`${path} ${status}`);
};

/** Repeats a call under its key until it is acknowledged, as the portal does for an unknown outcome. */
async function persist<T>(journal: Journal, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isApiError(error) || journal.isAborted) throw error;
      // An error without a status is one of the network, which no answer reports.
      if (error.status < 400) journal.others.push(`${error.operation} ${error.kind} ${error.message}`.trim());
      await delay(error.status === 429 ? 2_000 : 300);
    }
  }
}

const ringgit = (usd: number) => Math.ceil(Number((usd * 447).toFixed(4))) / 100;

/** Reads the list of a client, which has a deposit that was just acknowledged, whichever database serves it. */
async function look(journal: Journal, { client }: Visitor, transactionId: string): Promise<void> {
  const list = await persist(journal, () => client.call("GetDepositTransactionsByUser", {}));
  if (!list.some((row) => row.transactionId === transactionId)) journal.unseen += 1;
}

/** Performs one intent: a deposit that is looked up at once, a transfer, or a deposit with its receipt, in turn. */
async function perform(journal: Journal, visitor: Visitor, receipts = true): Promise<void> {
  const { client, deposits, cents } = visitor;
  visitor.next += 1;
  const turn = visitor.next;
  const key = { idempotencyKey: createIdempotencyKey() };
  journal.intents += 1;
  const sentAt = Date.now();
  const span = () => ({ sentAt, acknowledgedAt: Date.now() });
  if (turn % 2 === 0) {
    const amount = { amountUsd: turn / 100, currencyCode: "MYR", amount: ringgit(turn / 100) };
    await persist(journal, () => client.call("EWalletTransferRequest", amount, key));
    cents.set(turn, span());
  } else {
    const order = { paymentPlatformId: 11, currencyCode: "MYR", amount: 447, amountUsd: 100 };
    const { transactionId } = await persist(journal, () => client.call("DepositRequest", order, key));
    deposits.set(transactionId, span());
    if (turn % 3 === 0) await look(journal, visitor, transactionId);
    if (receipts && turn % 5 === 0) {
      const proof = { ...order, transactionId, receipt: receipt() };
      const proofKey = { idempotencyKey: createIdempotencyKey() };
      await persist(journal, () => client.call("SubmitDeposit", proof, proofKey));
    }
  }
  const now = performance.now();
  journal.silence = Math.max(journal.silence, now - journal.lastAt);
  journal.lastAt = now;
  journal.acknowledged += 1;
}

/** Starts the load, with the proof of the books repeated beside it. */
export async function startLoad(cluster: Cluster, visitors: readonly Visitor[]): Promise<Load> {
  const journal = createJournal();
  const { proveBooks } = connectControl(cluster);
  const old = new Map<Visitor, Old>();
  for (const visitor of visitors) {
    visitor.note = noteIn(journal, visitor);
    visitor.deposits.clear();
    visitor.cents.clear();
    old.set(visitor, await readOld(visitor));
  }
  const state = { isEnding: false };
  journal.lastAt = performance.now();
  const live = async (visitor: Visitor) => {
    while (!state.isEnding) {
      await perform(journal, visitor);
      await persist(journal, () => visitor.client.call("GetUserInfo", {}));
      await delay(PAUSE);
    }
  };
  const watch = async () => {
    while (!state.isEnding) {
      await proveBooks();
      await delay(1_000);
    }
  };
  const lives = Promise.all([...visitors.map(live), watch()]);
  // `finish` throws what fails; after an abort, nothing waits for it.
  lives.catch(() => {});
  return {
    acknowledged: () => journal.acknowledged,
    abort() {
      state.isEnding = true;
      journal.isAborted = true;
    },
    async burst(count, { receipts } = {}) {
      const one = (index: number) => {
        const visitor = visitors[index % visitors.length];
        return visitor ? perform(journal, visitor, receipts) : Promise.resolve();
      };
      await Promise.all(Array.from({ length: count }, (_, index) => one(index)));
    },
    async finish() {
      state.isEnding = true;
      await lives;
      await proveBooks(true);
      let [lost, doubled] = [journal.unseen, 0];
      for (const [visitor, before] of old) {
        const found = await compare(visitor, before);
        lost += found.lost;
        doubled += found.doubled;
      }
      const { intents, busy, others, signedOut } = journal;
      const silence = journal.silence / 1000;
      return { intents, lost, doubled, silence, busy, others, signedOut: signedOut.size };
    },
  };
}
