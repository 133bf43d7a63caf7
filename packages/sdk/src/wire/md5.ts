import { md5 } from "@noble/hashes/legacy.js";
import { bytesToHex } from "@noble/hashes/utils.js";

/** Returns the MD5 digest of a text as 32 lower-case hexadecimal digits. */
export function toMd5Hex(text: string): string {
  return bytesToHex(md5(new TextEncoder().encode(text)));
}
