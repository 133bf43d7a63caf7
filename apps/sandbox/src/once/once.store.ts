import { sql as raw } from "drizzle-orm";
import * as v from "valibot";
import type { Sql } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import { databaseError, problemOf } from "../db/transaction.ts";

/** How long the commit of a request under the same key is waited for. */
const PATIENCE = "1s";
/** The wait for another's commit took longer than that. */
const LOCK_TIMEOUT = "55P03";

const Found = v.object({ answer: v.nullable(v.object({ data: v.unknown() })) });

const wait = statement(
  "void_patience",
  raw`select set_config('lock_timeout', ${raw.placeholder("patience")}, true)`,
);
// A request under the same key inserts it together with its effect: one of the two comes first, and the other sees it.
const insert = statement(
  "void_key",
  raw`insert into idempotency_key (user_id, key, operation, body_hash, answer, created_at)
    values (${raw.placeholder("userId")}, ${raw.placeholder("key")}, 'VoidIntent', '', 'null', ${raw.placeholder("at")})
    on conflict do nothing`,
);
const find = statement(
  "voided_key",
  raw`select answer from idempotency_key
    where user_id = ${raw.placeholder("userId")} and key = ${raw.placeholder("key")}`,
);

/** What became of a key: void, with nothing done under it; done, with the data of its answer; or just being done. */
export type Voided =
  | { readonly state: "voided" | "running" }
  | { readonly state: "done"; readonly data: unknown };

/** Keys that their user gives up. */
export const onceStore = {
  /** Gives a key up, unless something was done under it. In a transaction of its own: it holds no other lock meanwhile. */
  async voidKey(
    sql: Sql,
    { at, ...key }: { readonly userId: number; readonly key: string; readonly at: Date },
  ): Promise<Voided> {
    try {
      return await sql.transaction(async (transaction) => {
        await wait(transaction, { patience: PATIENCE });
        await insert(transaction, { ...key, at: at.toISOString() });
        const [row] = await find(transaction, key);
        const { answer } = v.parse(Found, row);
        return answer ? { state: "done", data: answer.data } : { state: "voided" };
      });
    } catch (error) {
      if (databaseError(error)?.code === LOCK_TIMEOUT) return { state: "running" };
      throw problemOf(error) ?? error;
    }
  },
};
