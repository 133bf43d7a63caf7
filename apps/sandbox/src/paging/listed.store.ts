import { type SQL, sql as raw } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import * as v from "valibot";
import type { ReadSql } from "../db/database.ts";
import { movementKinds } from "../db/names.ts";
import { rowsOf } from "../db/rows.ts";
import { deposits } from "../db/schema/deposit.ts";
import { transfers } from "../db/schema/transfer.ts";
import { withdrawals } from "../db/schema/withdrawal.ts";

const Listed = v.object({ kind: v.picklist(movementKinds) });

/** The columns of a transfer that decide in whose lists it is. */
type Parties = Readonly<Record<"userId" | "recipientId" | "statusId", PgColumn>>;

/** Returns the condition for a transfer in a user's list: the user sent it, or received it and it is completed. */
export const isTransferOf = (user: number, { userId, recipientId, statusId }: Parties = transfers): SQL =>
  raw`(${userId} = ${user} or (${recipientId} = ${user} and ${statusId} = 5))`;

/** Queries of the lists of transactions. */
export const listedStore = {
  /** Returns the kind of a transaction in a user's lists; null where no list of the user has the id. */
  async kindOf(
    sql: ReadSql,
    userId: number,
    transactionId: string,
  ): Promise<(typeof movementKinds)[number] | null> {
    const isNamed = raw`transaction_id = ${transactionId}`;
    const isOwn = raw`${isNamed} and user_id = ${userId}`;
    const [row] = await rowsOf(
      sql,
      raw`select 'deposit' as kind from ${deposits} where ${isOwn}
        union all select 'withdrawal' from ${withdrawals} where ${isOwn}
        union all select 'transfer' from ${transfers} where ${isNamed} and ${isTransferOf(userId)}`,
    );
    return row === undefined ? null : v.parse(Listed, row).kind;
  },
};
