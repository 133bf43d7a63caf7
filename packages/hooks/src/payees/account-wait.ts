import type { PayeesState } from "./use-payees.ts";

/** Whether an account can be withdrawn to. */
export type AccountWait =
  | { readonly status: "usable" }
  /** Usable from a time on. */
  | { readonly status: "waiting"; readonly usableFrom: Date }
  /** A wallet that is not saved, to which no withdrawal can go. */
  | { readonly status: "notSaved" };

/** Capitals of an Ethereum address are a checksum only. */
const plain = (address: string): string => (address.startsWith("0x") ? address.toLowerCase() : address);

/**
 * Returns whether a withdrawal can go to a wallet, or with null to the bank account of the withdrawal settings; usable
 * while that is unknown, since the provider refuses by itself.
 *
 * @example
 * const wait = findAccountWait(usePayees(), null);
 * if (wait.status === "waiting") return <p>From {wait.usableFrom.toLocaleString()}</p>;
 */
export function findAccountWait(payees: PayeesState, walletAddress: string | null): AccountWait {
  if (payees.status !== "loaded") return { status: "usable" };
  const wallet =
    walletAddress === null
      ? null
      : payees.rows.find(
          (row) => row.walletAddress !== null && plain(row.walletAddress) === plain(walletAddress),
        );
  if (wallet === undefined) return { status: "notSaved" };
  const usableFrom = wallet ? wallet.usableFrom : payees.accountUsableFrom;
  return usableFrom ? { status: "waiting", usableFrom } : { status: "usable" };
}
