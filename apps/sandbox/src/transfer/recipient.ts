import { and, eq, like, ne, or } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { users } from "../db/schema/user.ts";
import type { UserRow } from "../session/session.store.ts";

const MOST = 5;

/** `Farid Hassan` as `F***d H***n`: enough to recognise, too little to learn. */
export const maskName = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => (word.length < 2 ? "*" : `${word.at(0)}***${word.at(-1)}`))
    .join(" ");

/** `friend@example.com` as `f***d@example.com`. */
const maskEmail = (email: string): string => {
  const [name = "", domain = ""] = email.split("@");
  return `${maskName(name)}@${domain}`;
};

/** Users of the caller's company by their whole e-mail address or the start of their login: a few, never the caller. */
export async function searchRecipients(sql: Sql, user: UserRow, searchInput: string) {
  const wanted = searchInput.trim().toLowerCase();
  const byLogin = /^\d{3,}$/.test(wanted) ? like(users.cTraderLogin, `${wanted}%`) : undefined;
  const rows = await sql
    .select()
    .from(users)
    .where(
      and(
        eq(users.companyId, user.companyId),
        eq(users.role, "client"),
        ne(users.userId, user.userId),
        or(eq(users.email, wanted), byLogin),
      ),
    )
    .orderBy(users.cTraderLogin)
    .limit(MOST);
  return rows.map(({ cTraderLogin, email, fullName }) => ({
    cTraderLogin,
    // Only who knows an address sees it.
    email: email === wanted ? email : maskEmail(email),
    display: `${maskName(fullName)} (${cTraderLogin})`,
  }));
}

/** The user that a transfer names, as the search gave them: the login together with the address, whole or masked. */
export async function findRecipient(
  sql: Sql,
  user: UserRow,
  to: { readonly email: string; readonly cTraderLogin: string },
): Promise<UserRow | null> {
  const [row] = await sql
    .select()
    .from(users)
    .where(
      and(
        eq(users.companyId, user.companyId),
        eq(users.role, "client"),
        eq(users.cTraderLogin, to.cTraderLogin),
      ),
    );
  const named = to.email.trim().toLowerCase();
  return row && (named === row.email || named === maskEmail(row.email)) ? row : null;
}
