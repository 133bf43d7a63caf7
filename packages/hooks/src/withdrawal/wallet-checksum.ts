import { sha256 } from "@noble/hashes/sha2.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import type { IsWallet } from "./wallet.rules.ts";

const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
/** The first byte of every Tron address, which has 25 bytes. */
const TRON = 0x41;

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Returns whether a text is a Tron address: 21 bytes and four of their double SHA-256, in base 58. */
function isTron(address: string): boolean {
  let value = Array.from(address).reduce((sum, digit) => sum * 58n + BigInt(BASE58.indexOf(digit)), 0n);
  const bytes = new Uint8Array(25);
  for (let at = 24; at >= 0; at -= 1) {
    bytes[at] = Number(value % 256n);
    value /= 256n;
  }
  const checksum = sha256(sha256(bytes.subarray(0, 21))).subarray(0, 4);
  return value === 0n && bytes[0] === TRON && hex(checksum) === hex(bytes.subarray(21));
}

/** Returns whether a text is an Ethereum address: mixed capitals are its checksum (EIP-55). */
function isEthereum(address: string): boolean {
  const digits = address.slice(2);
  const low = digits.toLowerCase();
  if (digits === low || digits === digits.toUpperCase()) return true;
  const hash = hex(keccak_256(new TextEncoder().encode(low)));
  const isCapital = (at: number) => Number.parseInt(hash.charAt(at), 16) > 7;
  return Array.from(low).every((digit, at) => digits[at] === (isCapital(at) ? digit.toUpperCase() : digit));
}

/** Returns whether the checksum of an address is right; the address must have the shape of its network. */
export const hasChecksum: IsWallet = (network, address) => {
  if (network === null) return true;
  return network === "TRC20" ? isTron(address) : isEthereum(address);
};
