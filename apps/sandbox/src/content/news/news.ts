import { setImmediate } from "node:timers/promises";
import type { components } from "@broker/api-spec/content";
import { type Publication, listPublications } from "../calendar/calendar.ts";
import { type Group, type Instrument, instrumentOf, instruments } from "../market/instruments.ts";
import { listLatestSessions } from "../market/hours.ts";
import { calculatePrice, quoteOf } from "../market/quotes.ts";
import type { ContentWords } from "../words/content-words.ts";
import { writingOf } from "./writing.ts";

type Piece = components["schemas"]["Piece"];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The delay of an article after the publication that it reports. */
const WRITTEN = 65 * MINUTE;
/** The time at which the articles of a day are published, after its beginning in UTC. */
const EVENING = 21 * 60 * MINUTE + 10 * MINUTE;

/** The most traded pair of each currency. */
const pairs: Readonly<Record<string, string>> = {
  USD: "EURUSD",
  EUR: "EURUSD",
  GBP: "GBPUSD",
  JPY: "USDJPY",
  AUD: "AUDUSD",
  CAD: "USDCAD",
  CNY: "HK50",
};

const day = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Writes the article of a published figure: the expected value, and the instruments that it moved. */
function figurePiece(publication: Publication, words: ContentWords): Piece | null {
  const { id, series, time, country, kind, currency, actual, forecast, previous } = publication;
  const pair = instrumentOf(pairs[currency] ?? "");
  if (actual === null || forecast === null || previous === null || !pair) return null;
  const write = writingOf(words);
  const said = {
    country: words.countries[country] ?? country,
    name: words.series[series.id],
    actual: write.figure(actual, publication),
    forecast: write.figure(forecast, publication),
    previous: write.figure(previous, publication),
  };
  const after = calculatePrice(pair, time + 60 * MINUTE);
  const change = (after / calculatePrice(pair, time) - 1) * 100;
  const move = { name: write.name(pair), percent: write.percent(change), price: write.price(after, pair) };
  const { title, above, below, met, rose, fell, still } = words.figure;
  return {
    id: `figure-${id}`,
    at: new Date(time + WRITTEN).toISOString(),
    topic: "economy",
    title: title(said),
    lead: (actual > forecast ? above : actual < forecast ? below : met)(said),
    body: [(Math.abs(change) < 0.005 ? still : change < 0 ? fell : rose)(move), words.why[kind]],
    symbols: [pair.symbol],
    event: id,
  };
}

/** Lists instruments with their changes, ordered by the size of the change relative to their volatility. */
function movers(group: Group, at: number) {
  return instruments
    .filter((one) => one.group === group)
    .map((instrument) => ({ instrument, change: quoteOf(instrument, at, "none").change }))
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change));
}

function weekOf(instrument: Instrument, at: number): number {
  const first = listLatestSessions(instrument.hours, at, 5).at(4);
  return first ? (calculatePrice(instrument, at) / calculatePrice(instrument, first.start - 1) - 1) * 100 : 0;
}

/** Writes the article of a group's day: the instrument with the largest move, and the others. */
function dayPiece(group: Group, at: number, words: ContentWords): Piece | null {
  const moved = movers(group, at);
  const [first] = moved;
  if (!first) return null;
  const write = writingOf(words);
  const { instrument, change } = first;
  const name = write.name(instrument);
  const quote = quoteOf(instrument, at, "day");
  const prices = quote.curve.map(Number);
  const price = (value: number) => write.price(value, instrument);
  const said = { name, percent: write.percent(change), price: price(Number(quote.bid)) };
  const { rises, falls, range, group: ofGroup, furthest, week } = words.day;
  const risen = moved.filter((one) => one.change > 0).length;
  const three = moved.slice(0, 3);
  return {
    id: `${group}-${day(at)}`,
    at: new Date(at).toISOString(),
    topic: group,
    title: (change < 0 ? falls : rises)(said),
    lead: range(said.price, price(Math.min(...prices)), price(Math.max(...prices))),
    body: [
      `${ofGroup(words.groups[group], write.count(moved.length), write.count(risen))} ${furthest(
        write.list(three.map((one) => `${write.name(one.instrument)} ${write.signed(one.change)}`)),
      )}`,
      week(write.signed(weekOf(instrument, at))),
    ],
    symbols: three.map((one) => one.instrument.symbol),
    event: null,
  };
}

/** Writes the article of the publications in the week that begins. */
function weekPiece(at: number, words: ContentWords): Piece | null {
  const write = writingOf(words);
  const coming = listPublications(at, at + 6 * DAY, at).filter(({ importance }) => importance !== "low");
  const [first] = coming;
  if (!first) return null;
  const entry = ({ time, country, series }: Publication) =>
    words.ahead.entry(write.weekday(time), words.countries[country] ?? country, words.series[series.id]);
  return {
    id: `week-${day(at)}`,
    at: new Date(at).toISOString(),
    topic: "economy",
    title: words.ahead.title(write.count(coming.length)),
    lead: words.ahead.lead,
    body: coming.map(entry),
    symbols: [],
    event: first.id,
  };
}

/** Returns the groups that have an article on a day: two on a working day, crypto on other days. */
function groupsOf(at: number): readonly Group[] {
  const weekday = new Date(at).getUTCDay();
  if (weekday === 0 || weekday === 6) return ["crypto"];
  const others = ["commodities", "forex", "stocks"] as const;
  return ["indices", others[weekday % others.length] ?? "forex"];
}

/** Lists the articles at the end of a day. */
function eveningOf(start: number, words: ContentWords): readonly (Piece | null)[] {
  const at = start + EVENING;
  const ends = groupsOf(start).map((group) => dayPiece(group, at, words));
  return new Date(start).getUTCDay() === 0 ? [...ends, weekPiece(at, words)] : ends;
}

/**
 * Lists all articles between two instants, the latest first, without unpublished ones. Yields to other requests after
 * each day and each figure.
 */
export async function listPieces(
  from: number,
  to: number,
  now: number,
  words: ContentWords,
): Promise<readonly Piece[]> {
  const end = Math.min(to, now + 1);
  const written: (Piece | null)[] = [];
  for (let start = Math.floor(from / DAY) * DAY; start < end; start += DAY) {
    written.push(...eveningOf(start, words));
    await setImmediate();
  }
  for (const publication of listPublications(from - WRITTEN, end, now)) {
    if (publication.importance === "low") continue;
    written.push(figurePiece(publication, words));
    await setImmediate();
  }
  return written
    .filter((piece) => piece !== null)
    .filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < end)
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at) || (one.id < other.id ? -1 : 1));
}
