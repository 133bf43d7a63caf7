import { md5 } from "@noble/hashes/legacy.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { PasswordDigest } from "./password.ts";

const isDigest = (text: string): text is PasswordDigest => /^[a-f0-9]{32}$/.test(text);

/** Returns the MD5 digest of a text as 32 lower-case hexadecimal digits. */
export function toDigest(text: string): PasswordDigest {
  const digest = bytesToHex(md5(new TextEncoder().encode(text)));
  if (!isDigest(digest)) throw new TypeError("Not an MD5 digest");
  return digest;
}
