import type { Sql } from "../db/database.ts";
import { requireEligible } from "../profile/eligibility.ts";
import type { UserRow } from "../session/session.store.ts";
import { transferStore } from "./transfer.store.ts";

/** Masks `Farid Hassan` as `F***d H***n`: enough to recognise, too little to reveal. */
export const maskName = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => (word.length < 2 ? "*" : `${word.at(0)}***${word.at(-1)}`))
    .join(" ");

/** Masks `friend@example.com` as `f***d@example.com`. */
const maskEmail = (email: string): string => {
  const [name = "", domain = ""] = email.split("@");
  return `${maskName(name)}@${domain}`;
};

/**
 * Finds other clients of the caller's company by a whole e-mail address or a whole login. Only for callers who may
 * send: a search by a part, or by any visitor, would reveal the company's clients.
 */
export async function searchRecipients(sql: Sql, user: UserRow, searchInput: string) {
  requireEligible(user);
  const wanted = searchInput.trim().toLowerCase();
  const rows = await transferStore.searchRecipients(sql, user, wanted);
  return rows.map(({ cTraderLogin, email, fullName }) => ({
    cTraderLogin,
    // The address is shown unmasked only to a caller who entered it.
    email: email === wanted ? email : maskEmail(email),
    display: `${maskName(fullName)} (${cTraderLogin})`,
  }));
}

/** Finds the recipient that a transfer names by the search's result: the login with the address, whole or masked. */
export async function findRecipient(
  sql: Sql,
  user: UserRow,
  to: { readonly email: string; readonly cTraderLogin: string },
): Promise<UserRow | null> {
  const row = await transferStore.recipient(sql, user.companyId, to.cTraderLogin);
  const named = to.email.trim().toLowerCase();
  return row && (named === row.email || named === maskEmail(row.email)) ? row : null;
}
