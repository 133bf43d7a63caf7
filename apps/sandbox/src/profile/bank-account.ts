import { createMalformed } from "../http/problem.ts";

/** A bank account as a client gives it. */
interface Given {
  readonly bankAccountNumber: string;
  readonly bankAccountName: string;
}

/**
 * Returns the number and the holder of a bank account without spaces around them; throws a problem if the number or the holder
 * is empty. An account without a number would count as no account, and the next account as the first one of its user.
 */
export function requireBankAccount({ bankAccountNumber, bankAccountName }: Given): Given {
  const [number, holder] = [bankAccountNumber.trim(), bankAccountName.trim()];
  if (!/[0-9A-Za-z]/.test(number) || holder === "") throw createMalformed("The bank account is incomplete.");
  return { bankAccountNumber: number, bankAccountName: holder };
}
