declare const digestBrand: unique symbol;

/** A password as the contract wants it: MD5, 32 lower-case hexadecimal digits. */
export type PasswordDigest = string & { readonly [digestBrand]: true };

const isDigest = (text: string): text is PasswordDigest => /^[a-f0-9]{32}$/.test(text);

/**
 * Hashes a clear password for the wire. MD5 protects nothing by itself; it is what the contract demands,
 * and TLS is what keeps it safe on its way. Loaded only when a password is sent.
 */
export async function digestPassword(clear: string): Promise<PasswordDigest> {
  const { md5Hex } = await import("./md5.ts");
  const digest = md5Hex(clear);
  if (!isDigest(digest)) throw new TypeError("Not an MD5 digest");
  return digest;
}
