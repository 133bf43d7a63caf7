import { type InProcess, startInProcess } from "@broker/sandbox/in-process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { instruments } from "../src/content/instruments/all.ts";
import { takeEdition } from "../src/feed/edition.ts";
import { type AskFeed, findFeedFaults } from "../src/feed/feed-faults.ts";
import { edition } from "../src/feed/kept-edition.ts";
import { languages } from "../src/languages.ts";
import { editionTime } from "../src/market/quote.ts";

let provider: InProcess;
let ask: AskFeed;
beforeAll(async () => {
  provider = await startInProcess();
  await provider.control("clock", { freezeAt: editionTime.toISOString() });
  const send = provider.browser();
  ask = (path, headers = {}) => send(new Request(`${provider.origin}/content/${path}`, { headers }));
});
afterAll(() => provider.close());

test("the sandbox's feed conforms to the content port, on a working day and at the weekend", async () => {
  expect(await findFeedFaults(ask, provider.now())).toEqual([]);
  await provider.control("clock", { advanceMinutes: 26 * 60 });
  expect(await findFeedFaults(ask, provider.now())).toEqual([]);
  await provider.control("clock", { freezeAt: editionTime.toISOString() });
});

/** Returns the feed with damaged answers to one path. */
const spoilt =
  (path: string, spoil: (text: string) => string): AskFeed =>
  async (asked, headers) => {
    const response = await ask(asked, headers);
    if (asked !== path || response.status !== 200) return response;
    return new Response(spoil(await response.text()), response);
  };

test.each([
  ["quotes", /"ask":"1\.15848"/, '"ask":"1.14"', "EURUSD: the bid is above the ask"],
  ["quotes", /"at":"[^"]+"/, '"at":"2020-01-01T00:00:00Z"', "which is not now"],
  ["quotes", /"isOpen":true,/, "", "must have required property 'isOpen'"],
  ["calendar", /"actual":null/, '"actual":1', "told before it is published"],
  ["news", /"symbols":\["[A-Z]+"/, '"symbols":["NOSUCH"', "there is no instrument NOSUCH"],
  ["instruments", /"digits":5/, '"digits":4', "a quote of other digits"],
])("reports a feed whose %s have %s as %s", async (path, what, instead, fault) => {
  const faults = await findFeedFaults(
    spoilt(path, (text) => {
      expect(text).toMatch(what);
      return path === "calendar"
        ? text.replace(/"actual":null(?=[^{]*$)/, instead)
        : text.replace(what, instead);
    }),
    provider.now(),
  );
  expect(faults.join("\n")).toContain(fault);
});

test("reports a feed that does not name its language in a header", async () => {
  const silent: AskFeed = async (path, headers) => {
    const response = await ask(path, headers);
    response.headers.delete("content-language");
    return response;
  };
  const faults = await findFeedFaults(silent, provider.now());
  expect(faults).toEqual(
    ["calendar", "news", "news?language=tlh"].map(
      (path) => `${path} must say in Content-Language that its words are in en`,
    ),
  );
});

test.each(["calendar", "news"])("instants of %s may be of any offset", async (path) => {
  let count = 0;
  const mixed = spoilt(path, (text) => {
    const written = text.replaceAll(/(?<="at":")[^"]+/g, (at) => {
      count += 1;
      if (count % 2 === 0) return at;
      return new Date(Date.parse(at) + 8 * 3_600_000).toISOString().replace("Z", "+08:00");
    });
    expect(written).toContain("+08:00");
    return written;
  });
  expect(await findFeedFaults(mixed, provider.now())).toEqual([]);
});

test.each([
  ["calendar", "the calendar is not in order"],
  ["news", "the news are not the latest first"],
])("reports a feed whose %s are in reverse order", async (path, fault) => {
  const reversed = spoilt(path, (text) => {
    const body: { readonly events?: unknown[]; readonly pieces?: unknown[] } = JSON.parse(text);
    body.events?.reverse();
    body.pieces?.reverse();
    return JSON.stringify(body);
  });
  expect(await findFeedFaults(reversed, provider.now())).toEqual([fault]);
});

test("reports an article that is dated after now, whatever its offset", async () => {
  const early = spoilt("news", (text) => {
    const [newest = ""] = /(?<="pieces":.*?"at":")[^"]+/.exec(text) ?? [];
    // The same clock time ten hours west is ten hours later.
    return text.replace(`"at":"${newest}"`, `"at":"${newest.replace("Z", "-10:00")}"`);
  });
  expect((await findFeedFaults(early, provider.now())).join("\n")).toContain("written after now");
});

test("the stored edition equals the sandbox's answers at its time (otherwise: update it)", async () => {
  const taken = await takeEdition(
    async (path) => (await ask(path)).json(),
    languages.map(({ tag }) => tag),
  );
  expect(taken).toEqual(edition);
});

test("every instrument of the site has a quote with the same digits and hours in the feed", () => {
  const quoted = new Map(edition.instruments.instruments.map((one) => [one.symbol, one]));
  for (const { symbol, group, digits, hours } of instruments)
    expect(quoted.get(symbol)).toEqual({ symbol, group, digits, hours });
});
