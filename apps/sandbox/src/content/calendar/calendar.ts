import type { components } from "@broker/api-spec/content";
import { instantOf } from "../market/hours.ts";
import { calculateNoise, calculateWalk } from "../market/random.ts";
import { allSeries, countries, type Schedule, type Series } from "./series.ts";

/** A publication without its texts. */
export type Publication = Omit<components["schemas"]["Event"], "name" | "at"> & {
  readonly series: Series;
  readonly time: number;
};

const DAY = 24 * 60 * 60 * 1000;

/** Returns whether a publication is due on a day, given as midnight in its own zone. */
function isDue({ weekday, week, months }: Schedule, day: number): boolean {
  const date = new Date(day);
  if ((date.getUTCDay() || 7) !== weekday) return false;
  if (months && !months.includes(date.getUTCMonth() + 1)) return false;
  return week === undefined || Math.ceil(date.getUTCDate() / 7) === week;
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Computes the published figure of a day, and the expected one. */
function figureOf({ id, level: [middle, reach], digits, step = 10 ** -digits }: Series, day: number) {
  const round = (value: number) => Number((Math.round(value / step) * step).toFixed(digits));
  const drift = calculateWalk(id, day) / 12;
  const surprise = calculateNoise(`${id}:surprise`, Math.floor(day / DAY)) * 0.35;
  const bounded = Math.max(-1, Math.min(1, drift));
  return {
    actual: round(middle + reach * (bounded + surprise)),
    forecast: round(middle + reach * (bounded + surprise * 0.3)),
  };
}

function dayBefore({ schedule }: Series, day: number): number {
  let before = day - DAY;
  while (!isDue(schedule, before)) before -= DAY;
  return before;
}

function publicationOf(series: Series, day: number, now: number): Publication {
  const { id, kind, country, importance, schedule, unit, digits } = series;
  const { zone, currency } = countries[country] ?? { zone: "UTC", currency: "USD" };
  const time = instantOf(zone, day + minutes(schedule.time) * 60_000);
  const { actual, forecast } = figureOf(series, day);
  const hasFigures = kind !== "minutes";
  return {
    series,
    id: `${id}-${new Date(day).toISOString().slice(0, 10)}`,
    kind,
    country,
    currency,
    importance,
    time,
    unit,
    digits,
    previous: hasFigures ? figureOf(series, dayBefore(series, day)).actual : null,
    forecast: hasFigures ? forecast : null,
    actual: hasFigures && time <= now ? actual : null,
  };
}

/** Lists the publications between two instants, the earliest first, with the figures that are published by now. */
export function listPublications(from: number, to: number, now: number): readonly Publication[] {
  const first = Math.floor(from / DAY) * DAY - DAY;
  const days = Array.from({ length: Math.ceil((to - first) / DAY) + 2 }, (_, index) => first + index * DAY);
  return allSeries
    .flatMap((series) =>
      days
        .filter((day) => isDue(series.schedule, day))
        .map((day) => publicationOf(series, day, now))
        .filter(({ time }) => time >= from && time < to),
    )
    .toSorted((one, other) => one.time - other.time || (one.id < other.id ? -1 : 1));
}
