/** A bank account or a wallet that money can be withdrawn to. */
export type Account =
  | {
      readonly bank: string;
      readonly bankAccountNumber: string;
      readonly bankAccountName: string;
      readonly walletAddress: null;
    }
  | {
      readonly bank: null;
      readonly bankAccountNumber: null;
      readonly bankAccountName: null;
      readonly walletAddress: string;
    };

/** Returns the key of a wallet: capitals are a part of an address, except in one of Ethereum, where they are a checksum. */
export const walletKeyOf = (address: string): string =>
  `wallet:${address.startsWith("0x") ? address.toLowerCase() : address}`;

/**
 * Returns the key of a bank account. It ignores the spaces in the number, and the holder, because a bank pays to the number.
 */
export const bankKeyOf = (bank: string, number: string): string =>
  `bank:${bank}:${number.replaceAll(/[^0-9A-Za-z]/g, "").toUpperCase()}`;

/** Returns the notation of an account in which accounts are compared. */
export const accountKeyOf = (account: Account): string =>
  account.walletAddress === null
    ? bankKeyOf(account.bank, account.bankAccountNumber)
    : walletKeyOf(account.walletAddress);
