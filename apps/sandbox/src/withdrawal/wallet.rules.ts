import { createHash } from "node:crypto";
import { keccak_256 } from "@noble/hashes/sha3.js";

const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
/** The first byte of every Tron address. */
const TRON = 0x41;

const sha256 = (bytes: Uint8Array): Buffer => createHash("sha256").update(bytes).digest();

/** Returns whether a text is a Tron address: 21 bytes and four of their double SHA-256, in base 58. */
function isTronAddress(address: string): boolean {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return false;
  const value = Array.from(address).reduce((sum, digit) => sum * 58n + BigInt(BASE58.indexOf(digit)), 0n);
  const bytes = Buffer.from(value.toString(16).padStart(50, "0"), "hex");
  const isOurs = bytes.length === 25 && bytes[0] === TRON;
  return (
    isOurs &&
    sha256(sha256(bytes.subarray(0, 21)))
      .subarray(0, 4)
      .equals(bytes.subarray(21))
  );
}

/** Returns whether a text is an Ethereum address: 20 bytes in hexadecimal, whose mixed case is a checksum (EIP-55). */
function isEthereumAddress(address: string): boolean {
  if (!/^0x[0-9A-Fa-f]{40}$/.test(address)) return false;
  const digits = address.slice(2);
  const low = digits.toLowerCase();
  if (digits === low || digits === digits.toUpperCase()) return true;
  const hash = Buffer.from(keccak_256(Buffer.from(low))).toString("hex");
  const checked = Array.from(low, (digit, at) =>
    Number.parseInt(hash[at] ?? "0", 16) > 7 ? digit.toUpperCase() : digit,
  );
  return digits === checked.join("");
}

/** Valid addresses without an owner, to which payments are lost. */
const NOBODYS = new Set(["T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb", `0x${"0".repeat(40)}`]);

/** Normalises an address for comparison: Ethereum's capitals are a checksum only. */
const plain = (address: string): string => (address.startsWith("0x") ? address.toLowerCase() : address);

/** Returns whether an address has no owner. */
export const isKeylessWallet = (address: string): boolean => NOBODYS.has(plain(address));

/** Returns whether a list contains an address, in any notation. */
export const isOneOf = (address: string, wallets: readonly string[]): boolean =>
  wallets.some((wallet) => plain(wallet) === plain(address));

/** Returns whether a platform can pay to an address: it belongs to the network in the platform's name. */
export function isWalletOf(platformName: string, address: string): boolean {
  if (/TRC-?20/i.test(platformName)) return isTronAddress(address);
  if (/ERC-?20/i.test(platformName)) return isEthereumAddress(address);
  return false;
}
