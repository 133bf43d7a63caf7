import { type Data, parseProviderDate } from "@broker/sdk";
import { compare, toDecimal } from "@broker/sdk/money";
import type { Broker } from "../broker.ts";
import type { LimitUse, WithdrawalLimits } from "./limits.rules.ts";

/** Converts the use of a period; null without a limit. */
function toUse(period: LimitUse["period"], told: Data<"GetLimits">["day"]): LimitUse | null {
  if (told.limit === null) return null;
  return {
    period,
    limit: toDecimal(told.limit),
    used: toDecimal(told.used),
    left: toDecimal(told.left ?? told.limit),
    renewsAt: parseProviderDate(told.renewsAt),
  };
}

/** Returns the limit with the smallest rest, or the later renewed limit of equal rests; null without a limit. */
export function tightestOf(day: LimitUse | null, month: LimitUse | null): LimitUse | null {
  if (!day || !month) return day ?? month;
  return compare(day.left, month.left) >= 0 ? month : day;
}

/** How long the page of a withdrawal waits for the limits (ms). */
const PATIENCE = 5000;

/** Reads the limits of the signed-in user; null where they cannot be read. */
export async function readLimits(broker: Broker, signal: AbortSignal): Promise<WithdrawalLimits | null> {
  const call = broker.client.call("GetLimits", {}, { signal, timeout: PATIENCE });
  // An error would begin the loading again at each later try, and the page with it.
  const told = await call.catch(() => null);
  if (told === null) return null;
  const [day, month] = [toUse("day", told.day), toUse("month", told.month)];
  return { onHold: toDecimal(told.onHold), day, month, tightest: tightestOf(day, month) };
}
