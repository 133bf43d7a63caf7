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

/** What a provider with the capability `limits` says about the withdrawals of a user. Amounts are in US dollars. */
export interface WithdrawalLimits {
  /** What is held for withdrawals that wait for a decision; it is not part of the balance. */
  readonly onHold: Decimal;
  /** The limit of the current day; null where there is none. */
  readonly day: LimitUse | null;
  /** The limit of the current month; null where there is none. */
  readonly month: LimitUse | null;
  /** The one of both of which the least is left, the month where it is the same; null without a limit. */
  readonly tightest: LimitUse | null;
}

/**
 * Returns the limit that leaves less than the smallest withdrawal, of both the one that is renewed later; null while
 * another withdrawal is possible.
 */
export const reachedOf = ({ day, month }: WithdrawalLimits, least: Decimal): LimitUse | null =>
  [month, day].find((use) => use && compare(use.left, least) < 0) ?? null;
