import { asc, eq, ilike, inArray, or } from "drizzle-orm";
import type { ReadSql } from "../db/database.ts";
import { accounts } from "../db/schema/ledger.ts";
import { users } from "../db/schema/user.ts";
import type { UserRow } from "../session/session.store.ts";

/** An account with its balance. */
export type AccountRow = typeof accounts.$inferSelect;

/** Queries of users for staff. */
export const userStore = {
  /** Finds users whose e-mail or name contains the text, or who own the login; an empty text finds the first users. */
  search(sql: ReadSql, text: string, limit: number): Promise<UserRow[]> {
    const like = `%${text.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
    const isMeant = or(ilike(users.email, like), ilike(users.fullName, like), eq(users.cTraderLogin, text));
    return sql
      .select()
      .from(users)
      .where(text ? isMeant : undefined)
      .orderBy(asc(users.userId))
      .limit(limit);
  },
  accountsOf: (sql: ReadSql, userIds: readonly number[]): Promise<AccountRow[]> =>
    sql
      .select()
      .from(accounts)
      .where(inArray(accounts.userId, [...userIds])),
};
