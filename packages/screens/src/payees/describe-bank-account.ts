import type { PayeeItem } from "@broker/hooks";

/** Describes a bank account as its owner recognises it: its bank, the last digits of its number, its holder. */
export function describeBankAccount({ bank }: PayeeItem, bankName: string | undefined): string {
  if (!bank) return "";
  // One value with its dots, so that they stay before the digits in a right-to-left sentence.
  const ending = `••${bank.accountNumber.replaceAll(/[\s-]/g, "").slice(-4)}`;
  return `${bankName ?? bank.code} ${ending} · ${bank.accountName}`;
}
