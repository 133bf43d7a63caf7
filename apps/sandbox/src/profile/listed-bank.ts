import { catalogueStore } from "../catalogue/catalogue.store.ts";
import type { Sql } from "../db/database.ts";
import { Refusal } from "../http/problem.ts";
import type { UserRow } from "../session/session.store.ts";

/**
 * Returns the bank of a code in the list of the user's country; null where the country has no list. Throws a refusal for a
 * code that the list lacks.
 */
export async function requireListedBank(
  sql: Sql,
  { countryCode }: Pick<UserRow, "countryCode">,
  bankCode: string,
): Promise<{ readonly description: string } | null> {
  const banks = await catalogueStore.banks(sql, countryCode);
  const bank = banks.find(({ code }) => code === bankCode) ?? null;
  if (banks.length > 0 && !bank)
    throw new Refusal("platformNotOffered", "Please choose a bank from the list.");
  return bank;
}
