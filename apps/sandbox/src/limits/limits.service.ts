import Big from "big.js";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { Refusal } from "../http/problem.ts";
import { sessionStore } from "../session/session.store.ts";
import { limitsStore } from "./limits.store.ts";

/** The periods that can have a limit, in the order of their ends. */
const periods = ["day", "month"] as const;
type Period = (typeof periods)[number];

/** The limit of a period in US dollars and its use; without a limit, `limit` and `left` are null. */
export interface LimitUse {
  readonly limit: Big | null;
  readonly used: Big;
  /** The amount that can still be withdrawn; never below zero. */
  readonly left: Big | null;
  readonly renewsAt: Date;
}

/** Returns the start and the end of the day and of the month of a time, in UTC. */
function spansOf(now: Date): Readonly<Record<Period, { readonly from: Date; readonly to: Date }>> {
  const [year, month, date] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const at = (inMonth: number, onDate: number) => new Date(Date.UTC(year, inMonth, onDate));
  return {
    day: { from: at(month, date), to: at(month, date + 1) },
    month: { from: at(month, 1), to: at(month + 1, 1) },
  };
}

/** Reads how much a client has withdrawn in the current day and month, and how much is left. */
export async function readLimits(
  { config, clock }: Pick<Deps, "config" | "clock">,
  sql: Sql,
  userId: number,
): Promise<Readonly<Record<Period, LimitUse>>> {
  const spans = spansOf(clock.now());
  const sums = await limitsStore.used(sql, userId, { day: spans.day.from, month: spans.month.from });
  const toUse = (period: Period): LimitUse => {
    const amount = config.withdrawalLimits[period];
    const used = new Big(sums[period]);
    const limit = amount === null ? null : new Big(amount);
    const left = limit && (used.gt(limit) ? new Big(0) : limit.minus(used));
    return { limit, used, left, renewsAt: spans[period].to };
  };
  return { day: toUse("day"), month: toUse("month") };
}

const words = { day: "for today", month: "for this month" } as const satisfies Record<Period, string>;

const dates = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/**
 * Throws a refusal for an amount above the rest of the day's or the month's limit. The refusal names the period with the
 * smallest rest, or the latest end of the periods whose rest is below `leastUsd`, the smallest withdrawal of the platform.
 */
export async function requireWithinLimits(
  deps: Deps,
  sql: Sql,
  userId: number,
  { amountUsd, leastUsd }: Readonly<Record<"amountUsd" | "leastUsd", Big>>,
): Promise<void> {
  if (!deps.config.capabilities.includes("limits")) return;
  const uses = await readLimits(deps, sql, userId);
  const passed = periods.flatMap((period) => {
    const { left, renewsAt } = uses[period];
    return left && amountUsd.gt(left) ? [{ period, left, renewsAt }] : [];
  });
  const reached = passed.findLast(({ left }) => left.lt(leastUsd));
  if (reached)
    throw new Refusal(
      "withdrawalLimit",
      `Your limit of withdrawals ${words[reached.period]} allows no further withdrawal by this method. You can withdraw again from ${dates.format(reached.renewsAt)}, 00:00 UTC.`,
    );
  const [tightest] = passed.toSorted((one, other) => one.left.cmp(other.left));
  if (tightest)
    throw new Refusal(
      "withdrawalLimit",
      `This is beyond your limit of withdrawals ${words[tightest.period]}. You can still withdraw ${tightest.left.toFixed(2)} US dollars.`,
    );
}

/**
 * Locks the client until the end of the transaction, so that each of concurrent withdrawals counts the earlier ones, on every
 * replica. A withdrawal takes this lock before any other lock, so that two withdrawals never wait for each other.
 */
export async function lockWithdrawals({ config }: Deps, sql: Sql, userId: number): Promise<void> {
  if (config.capabilities.includes("limits")) await sessionStore.lockUser(sql, userId);
}
