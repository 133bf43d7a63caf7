import type { components } from "@broker/api-spec/content";
import { listLatestSessions, type Session, sessionOf } from "./hours.ts";
import { currencies, type Instrument } from "./instruments.ts";
import { calculateWalk } from "./random.ts";

type Quote = components["schemas"]["Quote"];
export type Curve = "day" | "week" | "none";

/** The instant at which each instrument has the price of its row. */
const BEGINNING = Date.parse("2026-11-20T14:05:00Z");
/** The interval at which prices change, so that concurrent readers get the same answer. */
export const STEP = 5_000;
/** The share of an instrument's move that its group has in common. */
const COMMON = 0.6;
const OWN = Math.sqrt(1 - COMMON ** 2);
/** The number of prices in a curve. */
export const pointsOf = { day: 24, week: 48, none: 0 } as const;

const currencyWalk = (code: string, at: number): number => (currencies[code] ?? 0) * calculateWalk(code, at);

/**
 * Computes the move of an instrument in per cent. The move of a pair follows from its two currencies, so that cross rates are
 * consistent.
 */
function moved({ symbol, group, volatility }: Instrument, at: number): number {
  if (group === "forex") return currencyWalk(symbol.slice(0, 3), at) - currencyWalk(symbol.slice(3), at);
  return volatility * (COMMON * calculateWalk(group, at) + OWN * calculateWalk(symbol, at));
}

/** Returns the instant of the latest price: now, or the end of the last session. */
const lastMade = ({ hours }: Instrument, at: number): number => Math.min(at, sessionOf(hours, at).end);

const beginnings = new Map<string, number>();

/** Computes the mid price at an instant at which the instrument trades. */
function middleOf(instrument: Instrument, at: number): number {
  const { symbol, price } = instrument;
  const beginning = beginnings.get(symbol) ?? moved(instrument, lastMade(instrument, BEGINNING));
  beginnings.set(symbol, beginning);
  return price * Math.exp((moved(instrument, at) - beginning) / 100);
}

/** Returns the mid price at any instant; while the market is closed, the closing price. */
export const calculatePrice = (instrument: Instrument, at: number): number =>
  middleOf(instrument, lastMade(instrument, at));

/** Returns instants at equal distances of trading time up to `at`, the oldest first. */
function tradingTimes(
  sessions: readonly Session[],
  at: number,
  span: number,
  count: number,
): readonly number[] {
  const times: number[] = [];
  let [left, next] = [0, 0];
  for (const { start, end } of sessions) {
    const last = Math.min(end, at);
    for (; next < count && next * (span / (count - 1)) <= left + last - start; next += 1)
      times.push(last - (next * (span / (count - 1)) - left));
    left += last - start;
  }
  return times.toReversed();
}

function curveOf(instrument: Instrument, at: number, curve: Curve): readonly number[] {
  const count = pointsOf[curve];
  if (count === 0) return [];
  const days = instrument.group === "crypto" ? 7 : 5;
  const wanted = curve === "day" ? 1 : days;
  const sessions = listLatestSessions(instrument.hours, at, wanted + 2);
  const length = Math.max(...sessions.map(({ start, end }) => end - start));
  return tradingTimes(sessions, at, length * wanted, count).map((time) => middleOf(instrument, time));
}

/** Computes the quote of an instrument at an instant. */
export function quoteOf(instrument: Instrument, at: number, curve: Curve): Quote {
  const { symbol, spread, digits, hours } = instrument;
  const session = sessionOf(hours, at);
  const middle = calculatePrice(instrument, at);
  const before = calculatePrice(instrument, session.start - 1);
  const told = (price: number) => (price - spread / 2).toFixed(digits);
  return {
    symbol,
    bid: told(middle),
    ask: told(middle + spread),
    change: Number(((middle / before - 1) * 100).toFixed(2)),
    isOpen: at < session.end,
    curve: curveOf(instrument, at, curve).map(told),
  };
}
