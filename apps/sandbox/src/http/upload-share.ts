import type { Deps } from "../deps.ts";
import { formatTime } from "../pages/page.ts";
import { Refusal } from "./problem.ts";
import { countBeyond, type Limit } from "./rate-limit.ts";
import { requireFileSize } from "./upload.ts";

const DAY = 86_400;
/** The rate limit of the files of one user, over all operations, in kilobytes per day. */
const OF_ALL: Limit = { points: 100_000, seconds: DAY };
/** The rate limit of a user whose e-mail address is not verified: a proof of payment, and one more file. */
const OF_UNVERIFIED: Limit = { points: 10_000, seconds: DAY };

/** The user of a share, who may have no verified e-mail address yet. */
interface Sender {
  readonly userId: number;
  readonly isVerified: boolean;
}

/** Creates the refusal of files beyond a share, which says from when files are accepted again. */
const createTooMany = (end: Date): Refusal =>
  new Refusal(
    "uploadLimit",
    `You have sent many files within a day, so this was not sent. Please send it again from ${formatTime(end)}.`,
  );

/** Creates the refusal of files beyond the share of a user whose e-mail address is not verified. */
const createTooManyUnverified = (end: Date): Refusal =>
  new Refusal(
    "uploadLimitUnverified",
    `Until your e-mail address is verified you can send 10 MB of files within a day, so this was not sent. Please verify your address, or send it again from ${formatTime(end)}.`,
  );

/**
 * Counts files in a share of a day, before any of them is read. Refused files count too, and a deleted file gives nothing back.
 * A file that is too large is refused and takes nothing of the share, because it is not decoded.
 */
export async function spendShare(
  deps: Pick<Deps, "sql" | "clock">,
  what: string,
  limit: Limit,
  parts: readonly unknown[],
  refuse: (end: Date) => Refusal = createTooMany,
): Promise<void> {
  const sizes = parts.flatMap((part) => (part instanceof Blob ? part.size : []));
  if (sizes.length === 0) return;
  for (const size of sizes) requireFileSize(size);
  const kilobytes = sizes.reduce((all, size) => all + Math.ceil(size / 1000), 0);
  const end = await countBeyond(deps.sql, what, limit, deps.clock.now(), kilobytes);
  if (end !== null) throw refuse(end);
}

/** Counts the files of a call in its user's share of the day; a user without a verified e-mail address has a smaller one. */
export async function spendUploadShare(
  deps: Pick<Deps, "sql" | "clock">,
  { userId, isVerified }: Sender,
  parts: readonly unknown[],
): Promise<void> {
  // The smaller share has a count of its own, so that it ends with the verification.
  if (!isVerified)
    await spendShare(
      deps,
      `uploads before verification:${userId}`,
      OF_UNVERIFIED,
      parts,
      createTooManyUnverified,
    );
  await spendShare(deps, `uploads:${userId}`, OF_ALL, parts);
}
