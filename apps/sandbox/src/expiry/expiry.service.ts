import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { expiryStore } from "./expiry.store.ts";

/** The interval at which the latest instant is stored, in milliseconds; a killed process loses at most this time. */
const KEEP_EVERY = 5_000;

/** Keeps expired things expired when the clock is set back. */
export interface Expiry {
  /**
   * Ends everything that had expired at the latest instant, when the clock was set back; otherwise does nothing, at no
   * cost.
   */
  endWhatIsOver(): Promise<void>;
  /** Stores the latest instant from time to time, for a process that starts after the clock was set back. */
  keepLatest(): Promise<void>;
}

/**
 * Creates the service, and first compares the clock with the instant that an earlier process or another replica stored.
 */
export async function createExpiry(deps: Deps): Promise<Expiry> {
  const { sql, clock, config } = deps;
  let kept = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | null = null;
  const end = async (latest: Date) => {
    await runInTransaction(sql, async (transaction) => {
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
