import type { components } from "@broker/api-spec/content";

type Event = components["schemas"]["Event"];

/** The days of a recurring publication, in its own zone. */
export interface Schedule {
  /** 1 for Monday. */
  readonly weekday: number;
  /** The ordinal of the weekday in a month, such as 1 for the first; every week when omitted. */
  readonly week?: number;
  /** 1 for January; every month when omitted. */
  readonly months?: readonly number[];
  readonly time: string;
}

/** A figure that is published regularly. */
export interface Series extends Pick<Event, "kind" | "country" | "importance" | "unit" | "digits"> {
  readonly id: SeriesId;
  readonly schedule: Schedule;
  /** The value about which the figure moves, and its maximum deviation. */
  readonly level: readonly [middle: number, reach: number];
  /** The step of the figure; its last digit when undefined. */
  readonly step: number | undefined;
}

const quarterly = [2, 5, 8, 11];
const eightTimes = [1, 3, 5, 6, 7, 9, 11, 12];

type Row = readonly [
  country: string,
  importance: Event["importance"],
  kind: Event["kind"],
  schedule: Schedule,
  figures: readonly [unit: Event["unit"], digits: number, middle: number, reach: number, step?: number],
];

const monthly = (week: number, weekday: number, time: string): Schedule => ({ week, weekday, time });
const some = (months: readonly number[], week: number, weekday: number, time: string): Schedule => ({
  week,
  weekday,
  months,
  time,
});
const weekly = (weekday: number, time: string): Schedule => ({ weekday, time });

const rows = {
  "us-payrolls": ["US", "high", "jobs", monthly(1, 5, "08:30"), ["count", 0, 95_000, 110_000, 1_000]],
  "us-unemployment": ["US", "high", "jobs", monthly(1, 5, "08:30"), ["percent", 1, 4.3, 0.3]],
  "us-claims": ["US", "medium", "jobs", weekly(4, "08:30"), ["count", 0, 226_000, 16_000, 1_000]],
  "us-prices": ["US", "high", "prices", monthly(2, 3, "08:30"), ["percent", 1, 2.9, 0.5]],
  "us-growth": ["US", "high", "growth", some([1, 4, 7, 10], 4, 4, "08:30"), ["percent", 1, 2.1, 1.2]],
  "us-rate": ["US", "high", "rate", some(eightTimes, 3, 3, "14:00"), ["percent", 2, 3.75, 0.5, 0.25]],
  "us-minutes": [
    "US",
    "medium",
    "minutes",
    some(
      eightTimes.map((one) => (one % 12) + 1),
      2,
      3,
      "14:00",
    ),
    ["points", 0, 0, 0],
  ],
  "us-retail": ["US", "medium", "sales", monthly(3, 4, "08:30"), ["percent", 1, 0.3, 0.6]],
  "us-industry": ["US", "high", "sentiment", monthly(1, 1, "10:00"), ["points", 1, 49.2, 2.4]],
  "us-services": ["US", "high", "sentiment", monthly(3, 5, "09:45"), ["points", 1, 53.4, 2.2]],
  "us-empire": ["US", "medium", "sentiment", monthly(3, 1, "08:30"), ["points", 1, 6, 12]],
  "us-homes": ["US", "low", "sales", monthly(3, 4, "10:00"), ["count", 0, 4_060_000, 140_000, 10_000]],
  "us-crude": ["US", "low", "stocks", weekly(3, "10:30"), ["count", 0, 0, 4_200_000, 100_000]],
  "eu-prices": ["EU", "high", "prices", monthly(3, 3, "11:00"), ["percent", 1, 2.1, 0.3]],
  "eu-rate": ["EU", "high", "rate", some(eightTimes, 2, 4, "14:15"), ["percent", 2, 2, 0.25, 0.25]],
  "eu-industry": ["EU", "high", "sentiment", monthly(3, 5, "10:00"), ["points", 1, 49.8, 1.4]],
  "eu-growth": ["EU", "medium", "growth", some(quarterly, 2, 5, "11:00"), ["percent", 1, 0.3, 0.3]],
  "de-climate": ["DE", "medium", "sentiment", monthly(4, 1, "10:00"), ["points", 1, 88.4, 1.6]],
  "gb-prices": ["GB", "high", "prices", monthly(3, 3, "07:00"), ["percent", 1, 3.5, 0.5]],
  "gb-unemployment": ["GB", "medium", "jobs", monthly(2, 2, "07:00"), ["percent", 1, 4.9, 0.3]],
  "gb-retail": ["GB", "medium", "sales", monthly(3, 5, "07:00"), ["percent", 1, 0.1, 0.9]],
  "gb-rate": [
    "GB",
    "high",
    "rate",
    some([2, 3, 5, 6, 8, 9, 11, 12], 1, 4, "12:00"),
    ["percent", 2, 4, 0.25, 0.25],
  ],
  "jp-growth": ["JP", "medium", "growth", some(quarterly, 3, 1, "08:50"), ["percent", 1, 0.2, 0.6]],
  "jp-prices": ["JP", "medium", "prices", monthly(3, 5, "08:30"), ["percent", 1, 2.8, 0.4]],
  "jp-rate": [
    "JP",
    "high",
    "rate",
    some([1, 3, 4, 6, 7, 9, 10, 12], 3, 5, "12:00"),
    ["percent", 2, 0.5, 0.25, 0.25],
  ],
  "cn-prices": ["CN", "medium", "prices", monthly(2, 1, "09:30"), ["percent", 1, 0.2, 0.5]],
  "cn-rate": ["CN", "low", "rate", monthly(3, 5, "09:00"), ["percent", 2, 3, 0.1, 0.1]],
  "au-jobs": ["AU", "medium", "jobs", monthly(3, 4, "11:30"), ["count", 0, 22_000, 38_000, 1_000]],
  "au-rate": [
    "AU",
    "high",
    "rate",
    some([2, 3, 5, 6, 8, 9, 11, 12], 1, 2, "14:30"),
    ["percent", 2, 3.6, 0.25, 0.25],
  ],
  "au-wages": ["AU", "low", "prices", some(quarterly, 3, 3, "11:30"), ["percent", 1, 3.4, 0.3]],
  "ca-prices": ["CA", "medium", "prices", monthly(3, 2, "08:30"), ["percent", 1, 2.2, 0.4]],
  "ca-jobs": ["CA", "medium", "jobs", monthly(1, 5, "08:30"), ["count", 0, 12_000, 45_000, 1_000]],
} as const satisfies Readonly<Record<string, Row>>;

/** The name of a series, which is also the key of its texts. */
export type SeriesId = keyof typeof rows;

const isSeriesId = (id: string): id is SeriesId => id in rows;

/** All series of the made-up market. */
export const allSeries: readonly Series[] = Object.keys(rows)
  .filter(isSeriesId)
  .map((id) => {
    const [country, importance, kind, schedule, figures]: Row = rows[id];
    const [unit, digits, middle, reach, step] = figures;
    return {
      id,
      country,
      importance,
      kind,
      schedule,
      unit,
      digits,
      level: [middle, reach],
      step,
    };
  });

/** The time zone of each country's publications, and the currency that they move. */
export const countries: Readonly<Record<string, { readonly zone: string; readonly currency: string }>> = {
  US: { zone: "America/New_York", currency: "USD" },
  EU: { zone: "Europe/Berlin", currency: "EUR" },
  DE: { zone: "Europe/Berlin", currency: "EUR" },
  GB: { zone: "Europe/London", currency: "GBP" },
  JP: { zone: "Asia/Tokyo", currency: "JPY" },
  CN: { zone: "Asia/Shanghai", currency: "CNY" },
  AU: { zone: "Australia/Sydney", currency: "AUD" },
  CA: { zone: "America/Toronto", currency: "CAD" },
};
