import { and, eq, inArray, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { events } from "../db/schema/event.ts";
import { idempotencyKeys } from "../db/schema/idempotency.ts";
import { inboxEntries } from "../db/schema/inbox.ts";
import { jobs } from "../db/schema/job.ts";
import { mails } from "../db/schema/mailbox.ts";
import { oneTimeCodes } from "../db/schema/one-time-code.ts";
import { passkeyChallenges } from "../db/schema/passkey.ts";
import { rateLimits } from "../db/schema/rate-limit.ts";
import { emailTokens } from "../db/schema/registration.ts";
import {
  authenticators,
  factorRemovals,
  signInChallenges,
  stepUpProofs,
} from "../db/schema/second-factor.ts";
import { sessions } from "../db/schema/session.ts";
import { devices, signInFailures, signIns } from "../db/schema/sign-in.ts";
import { supportMessages } from "../db/schema/support.ts";
import { messageFiles, threadMessages, threads } from "../db/schema/thread.ts";
import { uploads } from "../db/schema/upload.ts";
import { userEvents } from "../db/schema/user-event.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import { ACTIVITY_YEARS, MESSAGE_YEARS } from "../privacy/kept-data.ts";
import { DEVICE_DAYS } from "../session/device.store.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
/** The retention of support messages and of threads without an open question. */
const SUPPORT_DAYS = MESSAGE_YEARS * 365 + 1;

/** Queries that delete outdated rows. */
export const purgeStore = {
  /** Deletes expired rows; movements of money are never deleted, and their audit rows after ten years. */
  async deleteOutdated(
    sql: Sql,
    { now, sessionMinutes }: { readonly now: Date; readonly sessionMinutes: number },
  ): Promise<void> {
    const before = (days: number) => new Date(now.getTime() - days * DAY);
    const oldestSession = new Date(now.getTime() - sessionMinutes * MINUTE);
    await sql.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
    await sql.delete(signInFailures).where(lt(signInFailures.forgottenAt, now));
    await sql.delete(devices).where(lt(devices.seenAt, before(DEVICE_DAYS)));
    await sql.delete(signIns).where(or(isNull(signIns.userId), lt(signIns.signedInAt, before(90))));
    await sql.delete(sessions).where(lt(sessions.createdAt, oldestSession));
    await sql.delete(signInChallenges).where(lt(signInChallenges.createdAt, before(1)));
    await sql.delete(passkeyChallenges).where(lt(passkeyChallenges.createdAt, before(1)));
    await sql.delete(stepUpProofs).where(lt(stepUpProofs.provedAt, before(1)));
    await sql
      .delete(authenticators)
      .where(and(isNull(authenticators.confirmedAt), lt(authenticators.createdAt, before(1))));
    await sql.delete(factorRemovals).where(lt(factorRemovals.closedAt, before(365)));
    await sql.delete(oneTimeCodes).where(lt(oneTimeCodes.createdAt, before(30)));
    await sql.delete(emailTokens).where(lt(emailTokens.createdAt, before(30)));
    await sql.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(30)));
    await sql.delete(jobs).where(and(isNotNull(jobs.doneAt), lt(jobs.doneAt, before(7))));
    await sql.delete(mails).where(lt(mails.askedAt, before(90)));
    await sql.delete(supportMessages).where(lt(supportMessages.closedAt, before(SUPPORT_DAYS)));
    const answered = and(isNull(threads.waitingSince), lt(threads.lastAt, before(SUPPORT_DAYS)));
    const old = sql.select({ threadId: threads.threadId }).from(threads).where(answered);
    const oldFiles = sql
      .select({ uploadId: messageFiles.uploadId })
      .from(messageFiles)
      .innerJoin(threadMessages, eq(threadMessages.messageId, messageFiles.messageId))
      .where(inArray(threadMessages.threadId, old));
    await sql.delete(uploads).where(inArray(uploads.uploadId, oldFiles));
    await sql.delete(threadMessages).where(inArray(threadMessages.threadId, old));
    await sql.delete(threads).where(answered);
    await sql.delete(events).where(lt(events.at, before(ACTIVITY_YEARS * 365)));
    await sql.delete(userEvents).where(lt(userEvents.at, before(1)));
    await sql.delete(inboxEntries).where(lt(inboxEntries.at, before(lifetimes.inboxDays)));
  },
  /** Returns the ids of those files that have a row. */
  async knownFiles(sql: Sql, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const known = await sql
      .select({ id: uploads.uploadId })
      .from(uploads)
      .where(inArray(uploads.uploadId, [...ids]));
    return new Set(known.map(({ id }) => id));
  },
};
