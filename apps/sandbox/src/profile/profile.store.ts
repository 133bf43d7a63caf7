import { and, eq } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { users } from "../db/schema/user.ts";
import type { UserRow } from "../session/session.store.ts";

/** The editable fields of a profile. */
type Profile = Pick<UserRow, "fullName" | "contactNumber" | "dateOfBirth">;

/** The columns of the bank account to which withdrawals are paid. */
type Bank = Pick<
  UserRow,
  "withdrawalBank" | "withdrawalBankAccountName" | "withdrawalBankAccountNumber" | "withdrawalUsableFrom"
>;

/** Queries of a user's own changes. */
export const profileStore = {
  async change(
    sql: Sql,
    userId: number,
    change: Profile | Bank | Pick<UserRow, "language"> | Pick<UserRow, "letterPhrase">,
  ): Promise<void> {
    await sql.update(users).set(change).where(eq(users.userId, userId));
  },
  /** Replaces the password hash that was verified; returns false if another request has replaced it since. */
  async replacePassword(
    sql: Sql,
    { userId, passwordHash: checked }: Pick<UserRow, "userId" | "passwordHash">,
    passwordHash: string,
  ): Promise<boolean> {
    const isStillOld = and(eq(users.userId, userId), eq(users.passwordHash, checked));
    return (await sql.update(users).set({ passwordHash }).where(isStillOld).returning()).length > 0;
  },
};
