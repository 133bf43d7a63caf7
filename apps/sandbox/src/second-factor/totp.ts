import { createHmac } from "node:crypto";
import { isSameSecret } from "../http/secret.ts";

/** The seconds that one code lasts, as authenticator apps expect. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** The number of steps by which the clock of a phone may differ, before and after. */
const DRIFT = 1;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Writes bytes in base32 without padding (RFC 4648), five bits for each character. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET.charAt(Number.parseInt(group.padEnd(5, "0"), 2))).join("");
}

/** Computes the code of a counter (RFC 4226). */
export function calculateCode(secret: Uint8Array, counter: number, digits = DIGITS): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac("sha1", secret).update(message).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** Returns the time step of an instant (RFC 6238). */
export const stepOf = (at: Date): number => Math.floor(at.getTime() / 1000 / STEP_SECONDS);

/**
 * Returns the latest time step whose code was given, within the allowed drift and after the last used step; null for a
 * wrong or used code. Every step is compared, whichever matches.
 */
export function findStep(secret: Uint8Array, code: string, at: Date, lastStep: number): number | null {
  const now = stepOf(at);
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, index) => now - DRIFT + index);
  const matching = steps.filter((step) => isSameSecret(calculateCode(secret, step), code));
  return matching.findLast((step) => step > lastStep) ?? null;
}

/** Writes the address that an authenticator app reads as a QR code; the account is named after the issuer. */
export function toOtpauthUri(secret: string, issuer: string, account: string): string {
  // Apps show a plus sign for a space that is encoded as in a form.
  const name = encodeURIComponent(issuer);
  return `otpauth://totp/${name}:${encodeURIComponent(account)}?secret=${secret}&issuer=${name}`;
}
