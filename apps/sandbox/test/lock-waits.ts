import { expect } from "vitest";
import type { Provider } from "./provider.ts";

/** The receipt of a transfer is decoded in another process before its transaction begins. */
const SLOW = { timeout: 15_000 };

/** Resolves once so many transactions of the provider's database wait for a lock. */
export const untilLockWaits = ({ query }: Pick<Provider, "query">, transactions: number): Promise<void> =>
  expect
    .poll(async () => {
      const { rows } = await query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows.length;
    }, SLOW)
    .toBe(transactions);
