import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import { Problem } from "../http/problem.ts";
import { createTurns } from "../http/turns.ts";
import type { HashTask } from "./hash-worker.ts";

// Argon2id (the library's default) with the first of OWASP's recommended settings.
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const RETRY_AFTER = 2;
const tooMany = "Too many sign in at this moment. Please try again.";
/** The number of concurrent hashes, which leaves one processor free. */
const AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));
/** The queue of hashes: about a second of one processor's work, in a fair order of the networks of origin. */
const turns = createTurns({
  atOnce: AT_ONCE,
  waiting: 50,
  ofOne: Infinity,
  retryAfter: RETRY_AFTER,
  words: { own: tooMany, all: tooMany },
});

const BELOW_REQUESTS = 10;
const workerName = import.meta.url.endsWith(".ts") ? "./hash-worker.ts" : "./hash-worker.js";
/** Threads of a lower priority than requests, so that a flood of sign-ins does not slow down other operations. */
const threads = new Piscina<HashTask, string | boolean>({
  filename: fileURLToPath(new URL(workerName, import.meta.url)),
  minThreads: 0,
  maxThreads: AT_ONCE,
  idleTimeout: 60_000,
  niceIncrement: BELOW_REQUESTS,
});

/** Throws a 503 for a network whose hash would wait too long. */
export function expectTurn(crowd: string): void {
  if (!turns.hasRoom(crowd)) throw new Problem(503, "notReady", tooMany, { retryAfter: RETRY_AFTER });
}

/**
 * Hashes a password with argon2id and a unique salt; the password arrives as a digest. When too many hashes wait,
 * throws a 503 as {@link verifyDigest} does.
 */
export const hashDigest = (digest: string, crowd: string): Promise<string> =>
  turns.take(crowd, async () => String(await threads.run({ digest, settings })));

const ofToday = `$argon2id$v=19$m=${settings.memoryCost},t=${settings.timeCost},p=${settings.parallelism}$`;

/** Returns whether a hash was made with older settings, so that the next sign-in must renew it. */
export const isOutdated = (passwordHash: string): boolean => !passwordHash.startsWith(ofToday);

const stranger = hashDigest(createHash("sha256").update("nobody").digest("hex"), "");

/**
 * Verifies a digest against a hash. Without a hash it takes equally long, so that timing does not reveal registered
 * addresses.
 */
export async function verifyDigest(
  passwordHash: string | null,
  digest: string,
  crowd: string,
): Promise<boolean> {
  const known = passwordHash ?? (await stranger);
  const isRight = await turns.take(crowd, () => threads.run({ digest, kept: known }));
  return passwordHash !== null && isRight === true;
}

/** Computes the digest that a client sends for a password, for the seed and for the provider's own forms. */
export const digestOf = (clear: string): string => createHash("md5").update(clear).digest("hex");
