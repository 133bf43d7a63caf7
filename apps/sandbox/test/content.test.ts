import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listPieces } from "../src/content/news/news.ts";
import { contentWordsOf } from "../src/content/words/words.ts";
import { feedOf, type Schemas } from "./content-feed.ts";
import { createProvider, type Provider } from "./provider.ts";

let provider: Provider;
beforeAll(async () => {
  provider = await createProvider();
}, 60_000);
afterAll(() => provider.close());

const { at } = feedOf(() => provider);
const quotesAt = async (instant: string, query = "") =>
  new Map((await at("Quotes", instant, `quotes${query}`)).quotes.map((one) => [one.symbol, one]));
const bid = (quotes: ReadonlyMap<string, Schemas["Quote"]>, symbol: string) =>
  Number(quotes.get(symbol)?.bid);

describe("the made-up market", () => {
  test("has the same quotes at the same instant, and others when the clock has moved", async () => {
    const first = await quotesAt("2026-11-20T14:05:00Z");
    const later = await quotesAt("2026-11-20T14:06:00Z");
    expect(await quotesAt("2026-11-20T14:05:00Z")).toEqual(first);
    expect(bid(later, "EURUSD")).not.toBe(bid(first, "EURUSD"));
    expect(first.get("EURUSD")).toMatchObject({ bid: "1.15836", ask: "1.15848", isOpen: true });
  });

  test("is closed over the weekend, except for cryptocurrencies", async () => {
    const friday = await quotesAt("2026-11-20T22:00:00Z");
    const saturday = await quotesAt("2026-11-21T12:00:00Z");
    const open = [...saturday.values()].filter(({ isOpen }) => isOpen).map(({ symbol }) => symbol);
    expect(open.length).toBeGreaterThan(5);
    expect(open).toContain("BTCUSD");
    expect(open).not.toContain("EURUSD");
    expect(saturday.get("EURUSD")).toEqual(friday.get("EURUSD"));
    expect(bid(saturday, "BTCUSD")).not.toBe(bid(friday, "BTCUSD"));
    expect((await quotesAt("2026-11-22T22:30:00Z")).get("EURUSD")?.isOpen).toBe(true);
  });

  test("opens and closes shares by the clock of their exchange, in summer and in winter", async () => {
    const isOpen = async (instant: string) => (await quotesAt(instant, "?symbols=AAPL")).get("AAPL")?.isOpen;
    expect(await isOpen("2026-11-20T14:29:00Z")).toBe(false);
    expect(await isOpen("2026-11-20T14:31:00Z")).toBe(true);
    expect(await isOpen("2026-11-20T21:01:00Z")).toBe(false);
    expect(await isOpen("2026-07-20T13:31:00Z")).toBe(true);
    expect(await isOpen("2026-07-20T20:01:00Z")).toBe(false);
  });

  test("has cross rates that are consistent with their pairs", async () => {
    for (const instant of ["2026-11-18T09:00:00Z", "2027-03-03T15:00:00Z"]) {
      const quotes = await quotesAt(instant);
      const cross = bid(quotes, "EURUSD") / bid(quotes, "GBPUSD");
      expect(Math.abs(bid(quotes, "EURGBP") / cross - 1)).toBeLessThan(0.002);
    }
  });

  test("has a curve over trading time that ends at the bid", async () => {
    const quotes = await quotesAt("2026-11-21T12:00:00Z", "?symbols=AAPL,BTCUSD&curve=week");
    expect([...quotes.keys()]).toEqual(["AAPL", "BTCUSD"]);
    for (const { curve, bid } of quotes.values()) {
      expect(curve.at(-1)).toBe(bid);
      expect(curve.length).toBeGreaterThan(30);
      expect(new Set(curve).size).toBeGreaterThan(20);
    }
  });
});

describe("the calendar", () => {
  const query = "calendar?from=2026-11-20&to=2026-11-20";
  const services = async (instant: string) =>
    (await at("Calendar", instant, query)).events.find(({ id }) => id.startsWith("us-services"));

  test("has the figure of an event from its publication on", async () => {
    expect(await services("2026-11-20T14:44:00Z")).toMatchObject({
      at: "2026-11-20T14:45:00.000Z",
      actual: null,
    });
    const published = await services("2026-11-20T14:45:00Z");
    expect(published?.actual).toEqual(expect.any(Number));
    expect(published?.forecast).toEqual((await services("2026-11-20T14:44:00Z"))?.forecast);
  });

  test("has the latest published figure as the previous one", async () => {
    const { events } = await at("Calendar", "2026-12-31T00:00:00Z", "calendar?from=2026-11-01&to=2026-12-30");
    const claims = events.filter(({ id }) => id.startsWith("us-claims"));
    expect(claims.length).toBeGreaterThan(6);
    expect(claims.slice(1).map(({ previous }) => previous)).toEqual(
      claims.slice(0, -1).map(({ actual }) => actual),
    );
  });

  test("uses the requested language, and English where it lacks that", async () => {
    const named = async (language: string) => {
      const { language: spoken, events } = await at(
        "Calendar",
        "2026-11-20T14:05:00Z",
        `${query}&language=${language}`,
      );
      return [spoken, events.at(-1)?.name];
    };
    expect(await named("zh-CN")).toEqual(["zh", "服务业采购经理人指数"]);
    for (const other of ["fr", "constructor", "toString"])
      expect(await named(other)).toEqual(["en", "Services PMI"]);
  });
});

test("news report published figures and the day's end, and nothing in the future", async () => {
  const before = await at("News", "2026-11-20T14:05:00Z", "news");
  const after = await at("News", "2026-11-20T21:30:00Z", "news");
  const ids = ({ pieces }: Schemas["News"]) => pieces.map(({ id }) => id);
  expect(ids(before)).toContain("figure-gb-prices-2026-11-18");
  expect(ids(after).filter((id) => !ids(before).includes(id))).toEqual([
    "indices-2026-11-20",
    "stocks-2026-11-20",
    "figure-us-services-2026-11-20",
  ]);
});

test("other requests are served while the news of many days are computed", async () => {
  const { words } = contentWordsOf("en");
  const now = Date.parse("2026-11-20T14:05:00Z");
  const written = new AbortController();
  const countTurns = async () => {
    let turns = 0;
    for (; !written.signal.aborted; turns += 1) await setImmediate();
    return turns;
  };
  const counting = countTurns();
  await listPieces(now - 60 * 24 * 60 * 60_000, now, now, words);
  written.abort();
  const turns = await counting;
  expect(turns).toBeGreaterThan(60);
});
