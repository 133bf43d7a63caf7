import { and, eq, gt, isNull, lt, or, sql as raw } from "drizzle-orm";
import * as v from "valibot";
import type { Config } from "../config.ts";
import type { Sql } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";
import { embedTokens } from "../db/schema/embed.ts";
import { jobs } from "../db/schema/job.ts";
import { oneTimeCodes } from "../db/schema/one-time-code.ts";
import { passkeyChallenges } from "../db/schema/passkey.ts";
import { rateLimits } from "../db/schema/rate-limit.ts";
import { dataExports } from "../db/schema/privacy.ts";
import { emailTokens } from "../db/schema/registration.ts";
import { sessions } from "../db/schema/session.ts";
import { authenticators, signInChallenges, stepUpProofs } from "../db/schema/second-factor.ts";
import { settings } from "../db/schema/setting.ts";
import { devices, signInFailures } from "../db/schema/sign-in.ts";
import { DEVICE_DAYS } from "../session/device.store.ts";
import { lifetimes } from "./lifetimes.ts";

const NAME = "latestTime";
const Latest = v.object({ at: v.nullable(v.pipe(v.unknown(), v.transform(String), v.isoTimestamp())) });
const minutesBefore = (at: Date, minutes: number) => new Date(at.getTime() - minutes * 60_000);

/** The statements that permanently end everything that had expired at an instant, one for each kind. */
const endings: readonly ((sql: Sql, over: Date, config: Config) => PromiseLike<unknown>)[] = [
  (sql, over, { sessionMinutes, inactivityMinutes }) =>
    sql
      .delete(sessions)
      .where(
        or(
          lt(sessions.createdAt, minutesBefore(over, sessionMinutes)),
          lt(sessions.seenAt, minutesBefore(over, inactivityMinutes)),
        ),
      ),
  (sql, over) =>
    sql
      .delete(emailTokens)
      .where(
        and(
          isNull(emailTokens.usedAt),
          or(
            and(
              eq(emailTokens.purpose, "reset"),
              lt(emailTokens.createdAt, minutesBefore(over, lifetimes.resetMinutes)),
            ),
            and(
              eq(emailTokens.purpose, "verify"),
              lt(emailTokens.createdAt, minutesBefore(over, lifetimes.verifyHours * 60)),
            ),
            and(
              eq(emailTokens.purpose, "reportSignIn"),
              lt(emailTokens.createdAt, minutesBefore(over, lifetimes.reportSignInDays * 24 * 60)),
            ),
          ),
        ),
      ),
  (sql, over) =>
    sql
      .update(oneTimeCodes)
      .set({ voidedAt: over })
      .where(
        and(
          isNull(oneTimeCodes.usedAt),
          isNull(oneTimeCodes.voidedAt),
          or(
            lt(oneTimeCodes.sentAt, minutesBefore(over, lifetimes.codeMinutes)),
            and(
              isNull(oneTimeCodes.sentAt),
              lt(oneTimeCodes.createdAt, minutesBefore(over, lifetimes.codeWaitMinutes)),
            ),
          ),
        ),
      ),
  (sql, over) =>
    sql
      .delete(embedTokens)
      .where(lt(embedTokens.createdAt, minutesBefore(over, lifetimes.embedSeconds / 60))),
  (sql, over) =>
    sql
      .delete(signInChallenges)
      .where(lt(signInChallenges.createdAt, minutesBefore(over, lifetimes.challengeMinutes))),
  (sql, over) =>
    sql
      .delete(passkeyChallenges)
      .where(lt(passkeyChallenges.createdAt, minutesBefore(over, lifetimes.challengeMinutes))),
  (sql, over) =>
    sql.delete(stepUpProofs).where(lt(stepUpProofs.provedAt, minutesBefore(over, lifetimes.stepUpMinutes))),
  (sql, over) =>
    sql
      .delete(authenticators)
      .where(
        and(
          isNull(authenticators.confirmedAt),
          lt(authenticators.createdAt, minutesBefore(over, lifetimes.authenticatorMinutes)),
        ),
      ),
  (sql, over) => sql.delete(devices).where(lt(devices.seenAt, minutesBefore(over, DEVICE_DAYS * 24 * 60))),
  // Their files are deleted by the next tidying.
  (sql, over) =>
    sql
      .update(dataExports)
      .set({ availableUntil: new Date(0) })
      .where(and(isNull(dataExports.removedAt), lt(dataExports.availableUntil, over))),
  (sql, over) => sql.delete(signInFailures).where(lt(signInFailures.forgottenAt, over)),
  (sql, over) => sql.delete(rateLimits).where(lt(rateLimits.resetsAt, over)),
];

/** Queries of the latest instant, and of the rows that had expired at that instant. */
export const expiryStore = {
  /**
   * Returns the latest stored instant: the stored setting, or the time of the newest audit row; null in a new database.
   */
  async latest(sql: Sql): Promise<Date | null> {
    const [row] = await rowsOf(
      sql,
      raw`select to_char(greatest((select value::timestamptz from setting where name = ${NAME}), max(at))
        at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from event`,
    );
    const { at } = v.parse(Latest, row);
    return at === null ? null : new Date(at);
  },
  async keepLatest(sql: Sql, at: Date): Promise<void> {
    const value = at.toISOString();
    await sql
      .insert(settings)
      .values({ name: NAME, value })
      .onConflictDoUpdate({ target: settings.name, set: { value } });
  },
  /**
   * Ends everything that had expired at `latest`, and moves later deadlines so that they keep their distance to now.
   */
  async end(sql: Sql, latest: Date, now: Date, config: Config): Promise<void> {
    for (const end of endings) await end(sql, latest, config);
    const back = raw`${(latest.getTime() - now.getTime()) / 1000} * interval '1 second'`;
    await sql.update(rateLimits).set({ resetsAt: raw`${rateLimits.resetsAt} - ${back}` });
    await sql.update(signInFailures).set({
      waitsUntil: raw`${signInFailures.waitsUntil} - ${back}`,
      forgottenAt: raw`${signInFailures.forgottenAt} - ${back}`,
    });
    await sql
      .update(jobs)
      .set({ dueAt: raw`${jobs.dueAt} - ${back}` })
      .where(and(isNull(jobs.doneAt), gt(jobs.dueAt, now)));
    // Otherwise the claim of a dead worker would last for as long as the clock was set back.
    await sql
      .update(jobs)
      .set({ claimedAt: raw`${jobs.claimedAt} - ${back}` })
      .where(isNull(jobs.doneAt));
  },
};
