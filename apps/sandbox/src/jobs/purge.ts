import { and, inArray, isNotNull, lt } from "drizzle-orm";
import { events } from "../db/schema/event.ts";
import { idempotencyKeys } from "../db/schema/idempotency.ts";
import { jobs } from "../db/schema/job.ts";
import { mails } from "../db/schema/mailbox.ts";
import { oneTimeCodes } from "../db/schema/one-time-code.ts";
import { rateLimits } from "../db/schema/rate-limit.ts";
import { emailTokens } from "../db/schema/registration.ts";
import { sessions } from "../db/schema/session.ts";
import { devices, signInFailures } from "../db/schema/sign-in.ts";
import { uploads } from "../db/schema/upload.ts";
import type { Deps } from "../deps.ts";
import { DEVICE_DAYS } from "../session/device.store.ts";

const DAY = 86_400_000;

/** Deletes what nobody needs any more, so that nothing grows for ever; what moved money and its audit stay. */
export async function purge({ sql, clock, files, config }: Deps): Promise<void> {
  const now = clock.now().getTime();
  const before = (days: number) => new Date(now - days * DAY);
  await sql.delete(rateLimits).where(lt(rateLimits.resetsAt, before(0)));
  await sql.delete(signInFailures).where(lt(signInFailures.forgottenAt, before(0)));
  await sql.delete(devices).where(lt(devices.seenAt, before(DEVICE_DAYS)));
  await sql.delete(sessions).where(lt(sessions.createdAt, new Date(now - config.sessionMinutes * 60_000)));
  await sql.delete(oneTimeCodes).where(lt(oneTimeCodes.createdAt, before(30)));
  await sql.delete(emailTokens).where(lt(emailTokens.createdAt, before(30)));
  await sql.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(30)));
  await sql.delete(jobs).where(and(isNotNull(jobs.doneAt), lt(jobs.doneAt, before(7))));
  await sql.delete(mails).where(lt(mails.askedAt, before(90)));
  await sql.delete(events).where(lt(events.at, before(3650)));
  // A file whose row was never written, because the process was killed in between.
  const old = (await files.list()).filter(({ storedAt }) => storedAt.getTime() < Date.now() - DAY);
  for (let start = 0; start < old.length; start += 500) {
    const ids = old.slice(start, start + 500).map(({ id }) => id);
    const known = await sql
      .select({ id: uploads.uploadId })
      .from(uploads)
      .where(inArray(uploads.uploadId, ids));
    const kept = new Set(known.map(({ id }) => id));
    for (const id of ids) if (!kept.has(id)) await files.delete(id);
  }
}
