import { and, eq, sql as raw } from "drizzle-orm";
import * as v from "valibot";
import type { Sql } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";
import { idempotencyKeys } from "../db/schema/idempotency.ts";
import { databaseErrorOf, problemOf } from "../db/transaction.ts";

/** The time to wait for a request under the same key to commit. */
const PATIENCE = "1s";
/** The SQL state of a lock time-out. */
const LOCK_TIMEOUT = "55P03";

const Found = v.nullable(v.object({ data: v.unknown() }));

/** JSON's null instead of SQL's: there is no answer. */
const noAnswer = raw`'null'::jsonb`;

/** The outcome of voiding a key: void, without any effect; done, with the data of the answer; or in progress. */
export type Voided =
  | { readonly state: "voided" | "running" }
  | { readonly state: "done"; readonly data: unknown };

/** Queries that void keys. */
export const onceStore = {
  /** Voids a key, unless its intent was done. Runs in a separate transaction, so that it holds no other lock. */
  async voidKey(
    sql: Sql,
    { userId, key, at }: { readonly userId: number; readonly key: string; readonly at: Date },
  ): Promise<Voided> {
    try {
      return await sql.transaction(async (transaction) => {
        await rowsOf(transaction, raw`select set_config('lock_timeout', ${PATIENCE}, true)`);
        // A request inserts its key together with its effect. Of two concurrent inserts one is first, and the other reads its
        // row.
        await transaction
          .insert(idempotencyKeys)
          .values({ userId, key, operation: "VoidIntent", bodyHash: "", answer: noAnswer, createdAt: at })
          .onConflictDoNothing();
        const [row] = await transaction
          .select({ answer: idempotencyKeys.answer })
          .from(idempotencyKeys)
          .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
        const answer = v.parse(Found, row?.answer);
        return answer ? { state: "done", data: answer.data } : { state: "voided" };
      });
    } catch (error) {
      if (databaseErrorOf(error)?.code === LOCK_TIMEOUT) return { state: "running" };
      throw problemOf(error) ?? error;
    }
  },
};
