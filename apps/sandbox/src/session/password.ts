import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { Problem } from "../http/problem.ts";

// Argon2id (the library's default) with the first of OWASP's recommended settings.
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * One processor stays free of hashes, and one of the four threads that Node hashes on for files: a flood of sign-ins is
 * not to slow everybody else's calls.
 */
const hashing = pLimit(Math.min(3, Math.max(1, availableParallelism() - 1)));
/** Some second of one processor's work: who comes after that is not kept waiting. */
const MOST_WAITING = 50;

/** Refuses with a 503 what would wait too long for its hash. */
export function expectTurn(): void {
  if (hashing.pendingCount >= MOST_WAITING)
    throw new Problem(503, "notReady", "Too many sign in at this moment. Please try again.", {
      retryAfter: 2,
    });
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  expectTurn();
  return hashing(work);
}

/**
 * Keeps a digest from the wire, which is what a password is to this provider, under argon2id with its own salt. When
 * too many wait it is a 503, as with {@link verifyDigest}.
 */
export const hashDigest = (digest: string): Promise<string> => inTurn(() => hash(digest, settings));

const ofToday = `$argon2id$v=19$m=${settings.memoryCost},t=${settings.timeCost},p=${settings.parallelism}$`;

/** Whether a password is kept under other settings than today's, so that its next sign-in is to keep it anew. */
export const isOutdated = (passwordHash: string): boolean => !passwordHash.startsWith(ofToday);

const stranger = hashDigest(createHash("sha256").update("nobody").digest("hex"));

/** Compares a digest with a hash. Without a hash it takes as long, so that time does not tell who is registered. */
export async function verifyDigest(passwordHash: string | null, digest: string): Promise<boolean> {
  const known = passwordHash ?? (await stranger);
  const isRight = await inTurn(() => verify(known, digest));
  return passwordHash !== null && isRight;
}

/** The digest that a client sends for a clear password, for the seeds and for the provider's own forms. */
export const digestOf = (clear: string): string => createHash("md5").update(clear).digest("hex");
