declare const digestBrand: unique symbol;

/** A password in the contract's form: its MD5 digest, 32 lower-case hexadecimal digits. */
export type PasswordDigest = string & { readonly [digestBrand]: true };

/**
 * Hashes a password for the wire. The contract demands MD5, which protects nothing by itself; TLS protects the digest
 * in transit. The code is loaded only when a password is sent.
 */
export async function digestPassword(clear: string): Promise<PasswordDigest> {
  const { toDigest } = await import("./md5.ts");
  return toDigest(clear);
}
