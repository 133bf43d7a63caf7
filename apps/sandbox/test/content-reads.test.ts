import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { createClock } from "../src/clock.ts";
import { createReadingShare } from "../src/http/reading-share.ts";
import { feedOf } from "./content-feed.ts";
import { createProvider, type Provider } from "./provider.ts";

let provider: Provider;
beforeAll(async () => {
  provider = await createProvider();
}, 60_000);
afterAll(() => provider.close());

const { ask, at } = feedOf(() => provider);

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
