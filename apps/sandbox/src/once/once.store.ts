import { and, eq, sql as raw } from "drizzle-orm";
import * as v from "valibot";
import type { Sql } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";
import { idempotencyKeys } from "../db/schema/idempotency.ts";
import { databaseError, problemOf } from "../db/transaction.ts";

/** How long the commit of a request under the same key is waited for. */
const PATIENCE = "1s";
/** The wait for another's commit took longer than that. */
const LOCK_TIMEOUT = "55P03";

const Found = v.nullable(v.object({ data: v.unknown() }));

/** Without an answer: JSON's null, and not SQL's. */
const noAnswer = raw`'null'::jsonb`;

/** What became of a key: void, with nothing done under it; done, with the data of its answer; or just being done. */
export type Voided =
  | { readonly state: "voided" | "running" }
  | { readonly state: "done"; readonly data: unknown };

/** Keys that their user gives up. */
export const onceStore = {
  /** Gives a key up, unless something was done under it. In a transaction of its own: it holds no other lock meanwhile. */
  async voidKey(
    sql: Sql,
    { userId, key, at }: { readonly userId: number; readonly key: string; readonly at: Date },
  ): Promise<Voided> {
    try {
      return await sql.transaction(async (transaction) => {
        await rowsOf(transaction, raw`select set_config('lock_timeout', ${PATIENCE}, true)`);
        // A request under the same key inserts it together with its effect: one of the two comes first, and the other sees it.
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
      if (databaseError(error)?.code === LOCK_TIMEOUT) return { state: "running" };
      throw problemOf(error) ?? error;
    }
  },
};
