import { createMalformed } from "../http/problem.ts";

/** A bank account as a client gives it. */
interface Given {
  readonly bankAccountNumber: string;
  readonly bankAccountName: string;
}

/**
 * Returns the number and the holder of a bank account without spaces around them; throws a problem where nothing is left of
 * one. An account without a number would count as none, and the next one as the first of its user.
 */
export function requireBankAccount({ bankAccountNumber, bankAccountName }: Given): Given {
  const [number, holder] = [bankAccountNumber.trim(), bankAccountName.trim()];
  if (!/[0-9A-Za-z]/.test(number) || holder === "") throw createMalformed("The bank account is incomplete.");
  return { bankAccountNumber: number, bankAccountName: holder };
}
