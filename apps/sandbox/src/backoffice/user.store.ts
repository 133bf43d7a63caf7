import { and, asc, eq, gt, ilike, inArray, isNotNull, or } from "drizzle-orm";
import type { ReadSql, Sql } from "../db/database.ts";
import { accounts } from "../db/schema/ledger.ts";
import { authenticators } from "../db/schema/second-factor.ts";
import { users } from "../db/schema/user.ts";
import type { UserRow } from "../session/session.store.ts";
import type { StaffRole } from "../db/names.ts";

/** An account with its balance. */
export type AccountRow = typeof accounts.$inferSelect;

/** Queries of users for staff. */
export const userStore = {
  /** Finds clients whose e-mail or name contains the text, or who own the login or the id; an empty text finds the first. */
  search(sql: ReadSql, text: string, limit: number): Promise<UserRow[]> {
    const like = `%${text.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
    const isId = /^\d{1,9}$/.test(text);
    const isMeant = or(
      ilike(users.email, like),
      ilike(users.fullName, like),
      eq(users.cTraderLogin, text),
      isId ? eq(users.userId, Number(text)) : undefined,
    );
    return sql
      .select()
      .from(users)
      .where(and(eq(users.role, "client"), text ? isMeant : undefined))
      .orderBy(asc(users.userId))
      .limit(limit);
  },
  /** Returns whether the account of a user was deleted. */
  async isErased(sql: ReadSql, userId: number): Promise<boolean> {
    const isErased = and(eq(users.userId, userId), isNotNull(users.erasedAt));
    return (await sql.select({ userId: users.userId }).from(users).where(isErased)).length > 0;
  },
  /** Lists the staff who have one of some roles, by name. */
  staffWith: (sql: ReadSql, roles: readonly StaffRole[]): Promise<UserRow[]> =>
    sql
      .select()
      .from(users)
      .where(and(eq(users.role, "staff"), inArray(users.staffRole, [...roles])))
      .orderBy(asc(users.fullName)),
  /** Lists the ids of the administrators, and of the staff who were added or changed after a time. */
  listReadersOfChanges: (sql: ReadSql, since: Date): Promise<Pick<UserRow, "userId">[]> =>
    sql
      .select({ userId: users.userId })
      .from(users)
      .where(
        and(
          eq(users.role, "staff"),
          or(eq(users.staffRole, "administrator"), gt(users.staffChangedAt, since)),
        ),
      )
      .orderBy(asc(users.userId)),
  /** Lists all staff, with whether an authenticator app is set up. */
  staff: (sql: ReadSql) =>
    sql
      .select({ user: users, factorSince: authenticators.confirmedAt })
      .from(users)
      .leftJoin(authenticators, eq(authenticators.userId, users.userId))
      .where(eq(users.role, "staff"))
      .orderBy(asc(users.fullName), asc(users.userId)),
  /** Inserts a member of staff; null where the company has an account with this e-mail address or name. */
  async addStaff(sql: Sql, row: typeof users.$inferInsert): Promise<UserRow | null> {
    const [user] = await sql.insert(users).values(row).onConflictDoNothing().returning();
    return user ?? null;
  },
  /** Stores the time of a change of a member of staff, and another role or none if the role was changed. */
  async changeStaff(
    sql: Sql,
    userId: number,
    change: Partial<Pick<UserRow, "staffRole">> & { readonly staffChangedAt: Date },
  ): Promise<void> {
    await sql
      .update(users)
      .set(change)
      .where(and(eq(users.userId, userId), eq(users.role, "staff")));
  },
  async findStaff(sql: Sql, userId: number): Promise<UserRow | null> {
    const [user] = await sql
      .select()
      .from(users)
      .where(and(eq(users.userId, userId), eq(users.role, "staff")));
    return user ?? null;
  },
  accountsOf: (sql: ReadSql, userIds: readonly number[]): Promise<AccountRow[]> =>
    sql
      .select()
      .from(accounts)
      .where(inArray(accounts.userId, [...userIds])),
};
