import { inTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { expiryStore } from "./expiry.store.ts";

/** How much of the latest instant may be forgotten when the process is killed, in milliseconds. */
const KEEP_EVERY = 5_000;

/** Sees to it that a clock that goes back revives nothing. */
export interface Expiry {
  /** Where the clock went back, ends all that was over at its latest instant; else does nothing, and costs nothing. */
  endWhatIsOver(): Promise<void>;
  /** Notes the latest instant from time to time, for a process that starts after the clock was set back. */
  keepLatest(): Promise<void>;
}

/** Makes it, after it has judged the clock by what an earlier process, or another one, left on record. */
export async function createExpiry(deps: Deps): Promise<Expiry> {
  const { sql, clock, config } = deps;
  let kept = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | null = null;
  const end = async (latest: Date) => {
    await inTransaction(sql, async (transaction) => {
      const now = clock.now();
      await expiryStore.end(transaction, latest, now, config);
      await expiryStore.keepLatest(transaction, now);
    });
    clock.settle();
  };
  const recorded = await expiryStore.latest(sql);
  if (recorded !== null && recorded.getTime() > clock.now().getTime()) await end(recorded);
  return {
    async endWhatIsOver() {
      const now = clock.now().getTime();
      if (clock.latest().getTime() <= now) return;
      underWay ??= end(clock.latest()).finally(() => void (underWay = null));
      await underWay;
    },
    async keepLatest() {
      const latest = clock.latest();
      if (latest.getTime() - kept < KEEP_EVERY) return;
      await expiryStore.keepLatest(sql, latest);
      kept = latest.getTime();
    },
  };
}
