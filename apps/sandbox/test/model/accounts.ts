import type { Account, Payee, Person } from "./records.ts";

/** The hours that a new account waits, which the provider under test is configured with too. */
export const MODEL_PAYEE_HOURS = 1;

/** Wallets of both networks; the last one is the one before it without the capitals of its checksum. */
export const wallets = [
  "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC",
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed",
] as const;

const noBank = { bankCode: null, bankAccountNumber: null, bankAccountName: null };

/** Creates the account of a wallet. */
export const toWalletAccount = (walletAddress: string): Account => ({ ...noBank, walletAddress });

/** Creates a bank account at one bank. */
export const toBankAccount = (bankAccountNumber: string, bankAccountName: string) => ({
  bankCode: "DAYB",
  bankAccountNumber,
  bankAccountName,
  walletAddress: null,
});

/** Bank accounts: one number in two notations, once with another holder, and another number. */
export const bankAccounts = [
  toBankAccount("1111 2222 3333", "Amira Rahman"),
  toBankAccount("1111-22223333", "Amira Rahman"),
  toBankAccount("1111 2222 3333", "Amira R."),
  toBankAccount("900001", "Amira Rahman"),
] as const;

const bankKey = (code: string, number: string) => `${code} ${number.replaceAll(/[ -]/g, "")}`;

/** Returns the notation by which accounts are compared. */
export const toAccountKey = ({ walletAddress, bankCode, bankAccountNumber }: Account): string =>
  walletAddress === null
    ? bankKey(bankCode ?? "", bankAccountNumber ?? "")
    : walletAddress.replace(/^0x.*/, (address) => address.toLowerCase());

/** Returns the saved account that is the same. */
export const findSaved = ({ payees }: Person, account: Account): Payee | undefined =>
  payees.find((payee) => toAccountKey(payee.account) === toAccountKey(account));

/** Returns from when a new account can be withdrawn to: a second factor that is older than the wait spares it. */
function newUsableFrom({ lastStep, changedAt }: Person, now: number): number {
  const since = lastStep === null ? now : (changedAt ?? now);
  return new Date(Math.max(now, since + MODEL_PAYEE_HOURS * 3_600_000)).getTime();
}

/** Returns from when an account can be withdrawn to that is saved now: that of the settings waits no longer by it. */
export function calculateSavedUsableFrom(person: Person, account: Account, now: number): number {
  const { code, number, usableFrom } = person.bank;
  const isSet = account.walletAddress === null && toAccountKey(account) === bankKey(code, number);
  return isSet ? (usableFrom ?? now) : newUsableFrom(person, now);
}

/** Returns from when an account can be withdrawn to that the settings name from now on: a saved one waits no longer. */
export function calculateBankUsableFrom(person: Person, account: Account, now: number): number | null {
  const { code, number, usableFrom } = person.bank;
  if (toAccountKey(account) === bankKey(code, number)) return usableFrom;
  return findSaved(person, account)?.usableFrom ?? newUsableFrom(person, now);
}

/** Returns whether a withdrawal can go to a wallet, or to the bank account where none is named. */
export function isUsable(person: Person, wallet: string | null, now: number): boolean {
  if (wallet === null) return (person.bank.usableFrom ?? now) <= now;
  const saved = findSaved(person, toWalletAccount(wallet));
  return saved !== undefined && saved.usableFrom <= now;
}

/** Returns a destination as a code confirms it: in the exact notation of the account. */
export function toDestination({ bank }: Person, wallet: string | null): string {
  const { code, number, holder } = bank;
  return JSON.stringify([code, holder, number, wallet]);
}

/** Returns a time that has not come yet as the provider writes it; null for one that has. */
export const toWire = (usableFrom: number | null, now: number): string | null =>
  usableFrom !== null && usableFrom > now ? new Date(usableFrom).toISOString() : null;
