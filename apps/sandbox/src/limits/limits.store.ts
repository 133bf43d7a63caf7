import { and, eq, gte, ne, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { withdrawals } from "../db/schema/withdrawal.ts";

const CANCELLED = 6;

/** The times at which the current day and the current month began. */
interface Starts {
  readonly day: Date;
  readonly month: Date;
}

/** Queries of the sums of a client's withdrawals, which limits compare. */
export const limitsStore = {
  /** Returns the sums in US dollars since the start of a day and of its month; cancelled withdrawals do not count. */
  async used(sql: Sql, userId: number, { day, month }: Starts): Promise<{ day: string; month: string }> {
    const [row] = await sql
      .select({
        day: raw<string>`coalesce(sum(${withdrawals.amountUsd}) filter (where ${gte(withdrawals.requestedAt, day)}), 0)`,
        month: raw<string>`coalesce(sum(${withdrawals.amountUsd}), 0)`,
      })
      .from(withdrawals)
      .where(
        and(
          eq(withdrawals.userId, userId),
          gte(withdrawals.requestedAt, month),
          ne(withdrawals.statusId, CANCELLED),
        ),
      );
    return row ?? { day: "0", month: "0" };
  },
};
