declare const digestBrand: unique symbol;

/** A password in the contract's form: its MD5 digest, 32 lower-case hexadecimal digits. */
export type PasswordDigest = string & { readonly [digestBrand]: true };

const isDigest = (text: string): text is PasswordDigest => /^[a-f0-9]{32}$/.test(text);

/**
 * Hashes a password for the wire. The contract demands MD5, which protects nothing by itself; TLS protects the digest
 * in transit. The code is loaded only when a password is sent.
 */
export async function digestPassword(clear: string): Promise<PasswordDigest> {
  const digest = await import("./md5.ts").then((md5) => md5.toMd5Hex(clear));
  if (!isDigest(digest)) throw new TypeError("Not an MD5 digest");
  return digest;
}
