import { gunzipSync } from "node:zlib";
import { setImmediate } from "node:timers/promises";
import document from "@broker/api-spec/content.json" with { type: "json" };
import type { components } from "@broker/api-spec/content";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { createClock } from "../src/clock.ts";
import { piecesBetween } from "../src/content/news/news.ts";
import { wordsIn } from "../src/content/words/words.ts";
import { createReadingShare } from "../src/http/reading-share.ts";
import { createProvider, type Provider } from "./provider.ts";

type Schemas = components["schemas"];

let provider: Provider;
beforeAll(async () => {
  provider = await createProvider();
}, 60_000);
afterAll(() => provider.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  provider.send(new Request(`http://localhost:4000/content/${path}`, { headers }));

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema(document, "port");

/** Sends a read at an instant, and parses the answer by the port's document. */
async function at<Name extends "Quotes" | "Calendar" | "News">(
  name: Name,
  instant: string,
  path: string,
): Promise<Schemas[Name]> {
  provider.clock.freeze(Date.parse(instant));
  const answer: unknown = await (await ask(path)).json();
  const fits = ajv.compile<Schemas[Name]>({ $ref: `port#/components/schemas/${name}` });
  if (!fits(answer)) throw new Error(ajv.errorsText(fits.errors));
  return answer;
}
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
      expect(await named(other)).toEqual(["en", "Purchasing managers, services"]);
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
  const { words } = wordsIn("en");
  const now = Date.parse("2026-11-20T14:05:00Z");
  const written = new AbortController();
  const countTurns = async () => {
    let turns = 0;
    for (; !written.signal.aborted; turns += 1) await setImmediate();
    return turns;
  };
  const counting = countTurns();
  await piecesBetween(now - 60 * 24 * 60 * 60_000, now, now, words);
  written.abort();
  const turns = await counting;
  expect(turns).toBeGreaterThan(60);
});

describe("every read", () => {
  test("may be cached for a moment by any client and origin, and is a 304 for a client that has it", async () => {
    for (const path of ["instruments", "quotes", "calendar", "news"]) {
      provider.clock.freeze(Date.parse("2026-11-20T14:05:00Z"));
      const answer = await ask(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get("cache-control")).toMatch(/^public, max-age=\d+$/);
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      expect(answer.headers.get("set-cookie")).toBeNull();
      const again = await ask(path, { "if-none-match": answer.headers.get("etag") ?? "" });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
    }
  });

  test.each([
    "quotes?symbols=eurusd",
    "quotes?curve=year",
    "quotes?page=2",
    "calendar?from=yesterday",
    "calendar?from=2026-01-01&to=2026-12-31",
    "news?from=2026-11-20&to=2026-11-01",
    "calendar?from=2026-02-30",
    "instruments?symbol=EURUSD",
  ])("%s is refused as malformed", async (path) => {
    expect((await ask(path)).status).toBe(400);
  });

  test("is compressed where it is long and the client accepts gzip, with the same entity tag", async () => {
    const plain = await ask("quotes", { "accept-encoding": "identity" });
    const packed = await ask("quotes", { "accept-encoding": "gzip" });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    expect(packed.headers.get("vary")).toContain("Accept-Encoding");
    expect(packed.headers.get("etag")).toBe(plain.headers.get("etag"));
    const text = gunzipSync(new Uint8Array(await packed.arrayBuffer())).toString();
    expect(text).toBe(await plain.text());
  });

  test("states the language of its texts", async () => {
    const spoken = async (path: string) => (await ask(path)).headers.get("content-language");
    for (const path of ["calendar", "news"]) {
      expect(await spoken(path)).toBe("en");
      expect(await spoken(`${path}?language=zh-CN`)).toBe("zh");
      expect(await spoken(`${path}?language=tlh`)).toBe("en");
    }
    expect(await spoken("quotes")).toBeNull();
  });
});

describe("the requested days", () => {
  const days = async (query: string) => {
    const { events } = await at("Calendar", "2026-11-20T14:05:00Z", `calendar?${query}`);
    const told = events.map((event) => event.at.slice(0, 10));
    return [told.at(0), told.at(-1)];
  };

  test("are at most 61, and defaults adapt to them", async () => {
    const all = "from=2026-10-01&to=2026-11-30";
    expect(await days("from=2026-10-01")).toEqual(await days(all));
    expect(await days("to=2026-11-05")).toEqual(["2026-11-05", "2026-11-05"]);
    expect(await days("to=2027-01-19")).toEqual(await days("from=2026-11-20&to=2027-01-19"));
    expect((await ask("calendar?from=2026-10-01&to=2026-12-01")).status).toBe(400);
  });

  test("are seven days back to fourteen ahead by default", async () => {
    expect(await days("")).toEqual(await days("from=2026-11-13&to=2026-12-04"));
  });
});

describe("the rate limit", () => {
  let noon = Date.parse("2027-11-20T12:00:00Z");
  /** Requests the paths from a new app on the next day, so that earlier counts are over. */
  const askAll = async (paths: readonly string[], parts: Partial<Provider["deps"]> = {}) => {
    noon += 24 * 60 * 60_000;
    const app = await createApp({ ...provider.deps, clock: createClock(noon), ...parts });
    const send = async (path: string) => app.fetch(new Request(`http://localhost:4000/content/${path}`));
    return Promise.all(paths.map(send));
  };
  const beginnings = Array.from({ length: 20 }, (_, index) => `2026-08-${String(index + 10)}`);

  test("counts the costs of answers, so that ten long spans cost as much as many short ones", async () => {
    const answers = await askAll(beginnings.map((from) => `news?from=${from}`));
    const counted = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([counted(200), counted(429)]).toEqual([9, 11]);
  });

  test("counts equivalent requests once, and does not affect other operations", async () => {
    const refuse = () => {
      throw new Error("The look-ups are kept for others.");
    };
    const lookups = { read: refuse, keep: refuse, clear: refuse };
    const paths = beginnings.flatMap((_, index) => [
      `news?from=2026-09-01&language=x${index}`,
      `quotes?curve=week&symbols=X${index},${"AAPL,".repeat(index)}AAPL`,
    ]);
    const answers = await askAll(paths, { lookups });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ headers }) => headers.get("etag"))).size).toBe(2);
  });

  test("counts towards the share of reads, by the length of the answer", async () => {
    const spent: number[] = [];
    const reads = { ...createReadingShare(), spend: (_: unknown, bytes: number) => void spent.push(bytes) };
    const [answer] = await askAll(["quotes"], { reads });
    expect(spent).toEqual([(await answer?.text())?.length]);
  });
});
