import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { networksOf } from "../http/network.ts";
import { Problem } from "../http/problem.ts";
import { createTurns } from "../http/turns.ts";

// Argon2id (the library's default) with the first of OWASP's recommended settings.
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const RETRY_AFTER = 2;
const tooMany = "Too many sign in at this moment. Please try again.";
/**
 * One processor stays free of hashes, and one of the four threads that Node hashes on for files: a flood of sign-ins is
 * not to slow everybody else's calls. Some second of one processor's work waits, fairly over where it comes from.
 */
const turns = createTurns({
  atOnce: Math.min(3, Math.max(1, availableParallelism() - 1)),
  waiting: 50,
  ofOne: Infinity,
  retryAfter: RETRY_AFTER,
  words: { own: tooMany, all: tooMany },
});

/** Whose turn it is: the widest network of an address, so that many addresses of one site are one crowd. */
export const crowdOf = (address: string): string => networksOf(address).at(-1)?.name ?? address;

/** Refuses with a 503 what would wait too long for its hash. */
export function expectTurn(crowd: string): void {
  if (!turns.hasRoom(crowd)) throw new Problem(503, "notReady", tooMany, { retryAfter: RETRY_AFTER });
}

/**
 * Keeps a digest from the wire, which is what a password is to this provider, under argon2id with its own salt. When
 * too many wait it is a 503, as with {@link verifyDigest}.
 */
export const hashDigest = (digest: string, crowd: string): Promise<string> =>
  turns.take(crowd, () => hash(digest, settings));

const ofToday = `$argon2id$v=19$m=${settings.memoryCost},t=${settings.timeCost},p=${settings.parallelism}$`;

/** Whether a password is kept under other settings than today's, so that its next sign-in is to keep it anew. */
export const isOutdated = (passwordHash: string): boolean => !passwordHash.startsWith(ofToday);

const stranger = hashDigest(createHash("sha256").update("nobody").digest("hex"), "");

/** Compares a digest with a hash. Without a hash it takes as long, so that time does not tell who is registered. */
export async function verifyDigest(
  passwordHash: string | null,
  digest: string,
  crowd: string,
): Promise<boolean> {
  const known = passwordHash ?? (await stranger);
  const isRight = await turns.take(crowd, () => verify(known, digest));
  return passwordHash !== null && isRight;
}

/** The digest that a client sends for a clear password, for the seeds and for the provider's own forms. */
export const digestOf = (clear: string): string => createHash("md5").update(clear).digest("hex");
