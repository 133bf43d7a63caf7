import { inArray, sql as raw } from "drizzle-orm";
import * as v from "valibot";
import type { Sql } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";
import { signInFailures } from "../db/schema/sign-in.ts";

/** The delays after wrong passwords under one key. */
export interface Slowdown {
  readonly key: string;
  /** The number of failures without delay; after them, each delay is twice the previous one. */
  readonly free: number;
  readonly longestSeconds: number;
  readonly forgottenAfterSeconds: number;
}

const Taken = v.array(v.object({ key: v.string() }));
const Waiting = v.object({ seconds: v.pipe(v.unknown(), v.transform(Number)) });

/** Queries of recent sign-in failures. */
export const signInLimitStore = {
  /**
   * Counts an attempt as a failure under each key without a delay, and returns these keys. It is counted before the
   * password is verified, so that concurrent attempts are all counted.
   */
  async take(sql: Sql, slowdowns: readonly Slowdown[], at: Date): Promise<ReadonlySet<string>> {
    const now = at.toISOString();
    const json = JSON.stringify(slowdowns);
    const rows = await rowsOf(
      sql,
      raw`with wanted as (
          select * from jsonb_to_recordset(${json}::jsonb)
            as one(key text, free int, "longestSeconds" int, "forgottenAfterSeconds" int))
        insert into sign_in_failure as kept (key, failures, waits_until, forgotten_at)
          select key, 1, ${now}::timestamptz, ${now}::timestamptz + "forgottenAfterSeconds" * interval '1 second'
            from wanted order by key
        on conflict (key) do update set
          failures = case when kept.forgotten_at <= ${now}::timestamptz then 1 else kept.failures + 1 end,
          waits_until = (select ${now}::timestamptz + interval '1 second' * case
              when kept.forgotten_at <= ${now}::timestamptz or kept.failures + 1 <= wanted.free then 0
              else least(wanted."longestSeconds", 2 ^ least(kept.failures - wanted.free, 20)) end
            from wanted where wanted.key = kept.key),
          forgotten_at = excluded.forgotten_at
        where kept.waits_until <= ${now}::timestamptz or kept.forgotten_at <= ${now}::timestamptz
        returning key`,
    );
    return new Set(v.parse(Taken, rows).map(({ key }) => key));
  },
  /** Returns the longest remaining delay of some keys in seconds. */
  async waitOf(sql: Sql, keys: readonly string[], at: Date): Promise<number> {
    const [row] = await sql
      .select({
        seconds: raw<unknown>`extract(epoch from max(${signInFailures.waitsUntil}) - ${at.toISOString()}::timestamptz)`,
      })
      .from(signInFailures)
      .where(inArray(signInFailures.key, [...keys]));
    return Math.max(1, Math.ceil(v.parse(Waiting, row).seconds));
  },
  /** Gives an attempt back that was no failure: the password was right, or was never verified. */
  async giveBack(sql: Sql, keys: readonly string[], at: Date): Promise<void> {
    const mine = inArray(signInFailures.key, [...keys]);
    const held = sql.select({ key: signInFailures.key }).from(signInFailures).where(mine);
    // Locked in the same order as attempts are counted, so that two sign-ins never deadlock.
    await held.orderBy(signInFailures.key).for("update");
    await sql
      .update(signInFailures)
      .set({ failures: raw`greatest(${signInFailures.failures} - 1, 0)`, waitsUntil: at })
      .where(mine);
  },
};
