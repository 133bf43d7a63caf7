import type { Deps } from "../deps.ts";
import { formatTime } from "../pages/page.ts";
import { Refusal } from "./problem.ts";
import { countBeyond } from "./rate-limit.ts";
import { requireFileSize } from "./upload.ts";

/** The rate limit of the files of one user, over all operations, in kilobytes per day. */
const KILOBYTES = { points: 100_000, seconds: 86_400 };

/**
 * Counts the files of a call in its user's share of the day, before any of them is read. Refused files count too, and a
 * deleted file gives nothing back. Throws a refusal beyond the share, which says from when files are accepted again.
 */
export async function spendUploadShare(
  deps: Pick<Deps, "sql" | "clock">,
  userId: number,
  parts: readonly unknown[],
): Promise<void> {
  const sizes = parts.flatMap((part) => (part instanceof Blob ? part.size : []));
  if (sizes.length === 0) return;
  // A file that is too large is not stored, so it takes nothing of the share.
  for (const size of sizes) requireFileSize(size);
  const kilobytes = sizes.reduce((all, size) => all + Math.ceil(size / 1000), 0);
  const end = await countBeyond(deps.sql, `uploads:${userId}`, KILOBYTES, deps.clock.now(), kilobytes);
  if (end === null) return;
  throw new Refusal(
    "uploadLimit",
    `You have sent many files within a day, so this was not sent. Please send it again from ${formatTime(end)}.`,
  );
}
