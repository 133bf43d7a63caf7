import type { Issue } from "../form/issue.ts";

/** The networks whose addresses are validated; other addresses are left to the provider. */
export type WalletNetwork = "TRC20" | "ERC20";

/** Returns whether a text can be an address of a network; without a network, whether it can be an address at all. */
export type IsWallet = (network: WalletNetwork | null, address: string) => boolean;

/** The wallet to which a platform pays: a wallet of its network. */
export interface WalletTerms {
  readonly network: WalletNetwork | null;
  readonly isAddress: (address: string) => boolean;
}

/** The codes of a wallet address that cannot be sent. */
export type WalletCode = "walletRequired" | "walletWrong";

const shapes: Readonly<Record<WalletNetwork, RegExp>> = {
  TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  ERC20: /^0x[0-9A-Fa-f]{40}$/,
};

/** Returns the network that a platform's name contains, such as USDT (TRC20); null where it contains none that is known. */
export function networkOf(platformName: string): WalletNetwork | null {
  const [, name = ""] = /\b((?:TRC|ERC)-?20)\b/i.exec(platformName) ?? [];
  const known = name.toUpperCase().replace("-", "");
  return known === "TRC20" || known === "ERC20" ? known : null;
}

/** Validates an address by its shape alone, without its checksum. */
export const hasWalletShape: IsWallet = (network, address) =>
  (network ? shapes[network] : /^[0-9A-Za-z]{10,128}$/).test(address);

/** Validates the typed address; returns null if the money is paid to a bank. */
export function walletIssue(wallet: WalletTerms | undefined, address: string): Issue<WalletCode> | null {
  if (!wallet) return null;
  if (address.trim() === "") return { code: "walletRequired" };
  return wallet.isAddress(address.trim()) ? null : { code: "walletWrong" };
}
