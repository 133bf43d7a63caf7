import { compare, type Decimal } from "@broker/sdk/money";

/** The limit of a period and its use, in US dollars. */
export interface LimitUse {
  readonly period: "day" | "month";
  readonly limit: Decimal;
  /** The sum of the withdrawals that were requested in the period and are not cancelled. */
  readonly used: Decimal;
  readonly left: Decimal;
  /** The end of the period; null where the provider does not say. */
  readonly renewsAt: Date | null;
}

/**
 * The limits of a user's withdrawals with their use, from a provider with the capability `limits`. Amounts are in US dollars.
 */
export interface WithdrawalLimits {
  /** The money that is held for withdrawals that wait for a decision; it is not part of the balance. */
  readonly onHold: Decimal;
  /** The limit of the current day; null without such a limit. */
  readonly day: LimitUse | null;
  /** The limit of the current month; null without such a limit. */
  readonly month: LimitUse | null;
  /** The limit with the smaller rest; the limit of the month if both rests are equal, null without a limit. */
  readonly tightest: LimitUse | null;
}

/**
 * Returns the limit whose rest is smaller than the smallest withdrawal, or the later renewed limit if both are; null while
 * another withdrawal is possible.
 */
export const reachedOf = ({ day, month }: WithdrawalLimits, least: Decimal): LimitUse | null =>
  [month, day].find((use) => use && compare(use.left, least) < 0) ?? null;
