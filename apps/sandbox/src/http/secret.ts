import { createHash, timingSafeEqual } from "node:crypto";

const digest = (secret: string) => createHash("sha256").update(secret).digest();

/** Compares secrets in a time that tells nothing of either, their length included. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));
