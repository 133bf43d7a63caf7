import { createHash, timingSafeEqual } from "node:crypto";

const digest = (secret: string) => createHash("sha256").update(secret).digest();

/** Compares secrets in constant time, independent of their contents and lengths. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));
