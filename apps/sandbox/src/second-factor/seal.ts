import { createCipheriv, createDecipheriv, createHash, hkdfSync } from "node:crypto";
import type { Deps } from "../deps.ts";

const VERSION = "v1";
const NONCE_BYTES = 12;

const keyOf = (key: string): Buffer =>
  Buffer.from(hkdfSync("sha256", key, "", "broker-sandbox/second-factor", 32));

/** Returns bytes from the injected randomness, which is 256 bits. */
export const randomBytesOf = ({ randomToken }: Pick<Deps, "randomToken">, length: number): Buffer =>
  createHash("sha256").update(randomToken()).digest().subarray(0, length);

/**
 * Encrypts a secret for a row of one user with AES-256-GCM under the key of the configuration. A sealed text of another
 * user's row does not open.
 */
export function seal(deps: Pick<Deps, "config" | "randomToken">, userId: number, secret: Uint8Array): string {
  const nonce = randomBytesOf(deps, NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(deps.config.factorKey), nonce);
  cipher.setAAD(Buffer.from(`${VERSION}:${userId}`));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  const parts = [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url"));
  return [VERSION, ...parts].join(".");
}

/** Decrypts a sealed secret; throws for another key, another user, and a changed text. */
export function unseal({ config }: Pick<Deps, "config">, userId: number, text: string): Buffer {
  const [version, ...parts] = text.split(".");
  const [nonce, tag, sealed] = parts.map((part) => Buffer.from(part, "base64url"));
  if (version !== VERSION || !nonce || !tag || !sealed) throw new Error("A sealed secret has another form");
  const decipher = createDecipheriv("aes-256-gcm", keyOf(config.factorKey), nonce);
  decipher.setAAD(Buffer.from(`${VERSION}:${userId}`));
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed), decipher.final()]);
}
