import type { components } from "@broker/api-spec/content";
import * as v from "valibot";
import { Problem } from "../http/problem.ts";
import { type Publication, listPublications } from "./calendar/calendar.ts";
import { instrumentOf, instruments } from "./market/instruments.ts";
import { pointsOf, quoteOf } from "./market/quotes.ts";
import { listPieces } from "./news/news.ts";
import type { ContentWords } from "./words/content-words.ts";
import { contentWordsOf } from "./words/words.ts";

type Schemas = components["schemas"];

const DAY = 24 * 60 * 60 * 1000;
const MOST_DAYS = 61;

/** A parsed request with its defaults filled in, so that equivalent requests share one cached answer. */
export interface Question {
  /** The parameters that determine the answer, beside the moment. */
  readonly asked: unknown;
  /** The approximate time that the answer takes to compute, in milliseconds. */
  readonly cost: number;
  /** The language of the answer's texts; null where it has none. */
  readonly language: string | null;
  readonly answer: () => unknown;
}

/** Whether a date exists: `Date.parse` reads the 30th of February as the 2nd of March. */
function isDayOfCalendar(text: string): boolean {
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

const day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check(isDayOfCalendar, "There is no such day."),
  v.transform((text) => Date.parse(text)),
);
export const QuoteQuery = v.strictObject({
  symbols: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(",")),
      v.maxLength(100),
      v.everyItem((symbol) => /^[A-Z0-9.]{1,20}$/.test(symbol)),
    ),
  ),
  curve: v.optional(v.picklist(["day", "week", "none"]), "day"),
});
export const DayQuery = v.strictObject({
  from: v.optional(day),
  to: v.optional(day),
  language: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{2,35}$/)), "en"),
});
export const NoQuery = v.strictObject({});

type AskedDays = v.InferOutput<typeof DayQuery>;

/** Converts the requested days to instants, including the whole last day. Defaults follow from the given day. */
function span({ from, to }: AskedDays, now: number) {
  const today = Math.floor(now / DAY) * DAY;
  const most = (MOST_DAYS - 1) * DAY;
  const usual = today - 7 * DAY;
  const first = from ?? (to === undefined ? usual : Math.max(to - most, Math.min(to, usual)));
  const last = to ?? Math.min(first + most, Math.max(first, today) + 14 * DAY);
  if (last < first || last - first > most)
    throw new Problem(400, "malformed", `Ask for 1 to ${MOST_DAYS} days, the first before the last.`);
  return { start: first, end: last + DAY };
}

const daysIn = (start: number, end: number): number => Math.max(1, Math.ceil((end - start) / DAY));

function toInstrument({ symbol, group, digits, hours }: (typeof instruments)[number]): Schemas["Instrument"] {
  const { zone, days, from, to } = hours;
  return { symbol, group, digits, hours: { zone, days: [...days], from, to } };
}

/** Parses the request for the list of instruments. */
export const askInstruments = (): Question => ({
  asked: null,
  cost: 1,
  language: null,
  answer: (): Schemas["Instruments"] => ({ instruments: instruments.map(toInstrument) }),
});

/** Parses the request for quotes; duplicate symbols are quoted once, unknown ones are omitted. */
export function askQuotes(now: number, { symbols, curve }: v.InferOutput<typeof QuoteQuery>): Question {
  const wanted = symbols
    ? [...new Set(symbols)].flatMap((symbol) => instrumentOf(symbol) ?? [])
    : instruments;
  return {
    asked: { symbols: wanted.map(({ symbol }) => symbol), curve },
    cost: Math.max(1, Math.ceil((wanted.length * (4 + pointsOf[curve])) / 400)),
    language: null,
    answer: (): Schemas["Quotes"] => ({
      at: new Date(now).toISOString(),
      quotes: wanted.map((one) => quoteOf(one, now, curve)),
    }),
  };
}

function toEvent(publication: Publication, words: ContentWords): Schemas["Event"] {
  const { series, time, ...event } = publication;
  return { ...event, name: words.series[series.id], at: new Date(time).toISOString() };
}

/** Parses the request for the publications of some days. */
export function askCalendar(now: number, query: AskedDays): Question {
  const { start, end } = span(query, now);
  const { language, words } = contentWordsOf(query.language);
  return {
    asked: { start, end, language },
    cost: Math.ceil(daysIn(start, end) / 10),
    language,
    answer: (): Schemas["Calendar"] => ({
      at: new Date(now).toISOString(),
      language,
      events: listPublications(start, end, now).map((publication) => toEvent(publication, words)),
    }),
  };
}

/** Parses the request for the articles of some days, as far as they are past. */
export function askNews(now: number, query: AskedDays): Question {
  const asked = span(query, now);
  const [start, end] = [asked.start, Math.min(asked.end, now + 1)];
  const { language, words } = contentWordsOf(query.language);
  return {
    asked: { start: Math.min(start, end), end, language },
    cost: daysIn(start, end),
    language,
    answer: async (): Promise<Schemas["News"]> => ({
      at: new Date(now).toISOString(),
      language,
      pieces: [...(await listPieces(start, end, now, words))],
    }),
  };
}
