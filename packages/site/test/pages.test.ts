import { readFile } from "node:fs/promises";
import { brotliCompressSync, constants } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { companyOf } from "../src/content/companies.ts";
import { documentNames } from "../src/content/document-names.ts";
import { instruments } from "../src/content/instruments/all.ts";
import type { Instrument } from "../src/content/instruments/instrument.ts";
import { addressIn, defaultLanguage, languages, type SiteLanguage } from "../src/languages.ts";
import { countries, eventsIn, hasPage, importances, thisWeek, weeks } from "../src/market/calendar.ts";
import { orders } from "../src/market/orders.ts";
import { quoteOf } from "../src/market/quote.ts";
import { newsDays, piecesIn, topics } from "../src/market/news.ts";
import {
  aliases,
  calendarPath,
  documentPath,
  instrumentPath,
  newsPath,
  orderPath,
  paths,
} from "../src/paths.ts";
import { type BuiltSite, readSite } from "./built-site.ts";
import { settings } from "./settings.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await readSite();
});

const size = (text: string) => brotliCompressSync(text).length;
/** Returns whether a text is small enough when compressed; the highest level is used only where it decides. */
const fits = (text: string, most: number) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length <= most ||
  size(text) <= most;

/** Checks every page, and returns one list of failures, so that all of them are reported. */
function faults(judge: (html: string, address: string) => readonly string[]): readonly string[] {
  return [...site.pages].flatMap(([address, html]) =>
    judge(html, address).map((fault) => `${address}: ${fault}`),
  );
}
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);
const aliasOf = new Map(
  languages.flatMap((language) =>
    Object.entries(aliases).flatMap(([path, others]) =>
      others.map((one) => [addressIn(language, one), addressIn(language, path)]),
    ),
  ),
);

/** Returns the language of an address, and the page's path in all languages. */
function spokenAt(address: string): { readonly language: SiteLanguage; readonly path: string } {
  const language = languages.find(
    (one) => one !== defaultLanguage && `${address}/`.startsWith(`/${one.tag}/`),
  );
  if (!language) return { language: defaultLanguage, path: address };
  return { language, path: address.slice(language.tag.length + 1) || "/" };
}

/** The pages that search engines must not list: unknown addresses, and answers to a form. */
const unlisted = new Set<string>(["/404", paths.sent, paths.notSent]);
const isUnlisted = (address: string) => unlisted.has(spokenAt(address).path);

/** The minimum length of a description; a Chinese sentence has fewer characters. */
const shortest = (address: string) => (spokenAt(address).language.tag === "zh" ? 25 : 40);

/** Other files on the same host. */
const beside = new Set([
  "/login",
  "/sign-up",
  "/dashboard",
  ...documentNames.map((name) => `/docs/${name}.pdf`),
]);

test("has every page of the specification, and one for each instrument and each legal document", () => {
  const { signIn: _portal, ...own } = paths;
  const wanted = [
    ...Object.values(own),
    ...instruments.map(instrumentPath),
    ...documentNames.map((name) => documentPath(name)),
    ...[...importances, ...countries, ...weeks.filter((week) => week !== thisWeek)].map(calendarPath),
    ...eventsIn(defaultLanguage)
      .filter(hasPage)
      .map(({ id }) => calendarPath(id)),
    ...[...topics, ...newsDays].map(newsPath),
    ...orders.map(orderPath),
  ].flatMap((path) => languages.map((language) => addressIn(language, path)));
  expect([...wanted, ...aliasOf.keys()].filter((path) => !site.pages.has(path))).toEqual([]);
  expect(instruments.length).toBeGreaterThanOrEqual(60);
  expect(new Set(instruments.map(instrumentPath)).size).toBe(instruments.length);
});

describe("every page", () => {
  test("has one heading of the first level, a landmark of each kind, and its language", () => {
    const counts = [/<h1[ >]/g, /<main /g, /<header /g, /<footer /g];
    expect(
      faults((html, address) => {
        const { tag, direction } = spokenAt(address).language;
        return [
          ...counts.flatMap((pattern) => {
            const { length } = html.match(pattern) ?? [];
            return length === 1 ? [] : [`${String(pattern)} ${length ?? 0} times`];
          }),
          ...(html.includes(`<html lang="${tag}" dir="${direction}">`) ? [] : ["not in its language"]),
        ];
      }),
    ).toEqual([]);
  });

  test("links to itself in every other language, for visitors and for search engines", () => {
    expect(
      faults((html, address) => {
        if (spokenAt(address).path === "/404") return [];
        const { path, language } = spokenAt(aliasOf.get(address) ?? address);
        return languages.flatMap((one) => {
          const target = addressIn(one, path);
          const isLinked = html.includes(`href="${target}" hrefLang="${one.tag}" lang="${one.tag}"`);
          const isAlternate =
            isUnlisted(address) ||
            html.includes(`rel="alternate" hrefLang="${one.tag}" href="${settings.origin}${target}"`);
          return [
            ...(isLinked ? [] : [`no switch to ${target}`]),
            ...(isAlternate ? [] : [`no alternate ${target}`]),
            ...(one !== language ||
            isUnlisted(address) ||
            html.includes(`property="og:locale" content="${one.openGraph}"`)
              ? []
              : ["og:locale"]),
          ];
        });
      }),
    ).toEqual([]);
  });

  test("has the legal texts in English, and declares that in its language", () => {
    expect(
      faults((html, address) => {
        const { path, language } = spokenAt(address);
        if (path !== documentPath("risk-disclosure")) return [];
        return [
          ...(/<article [^>]*lang="en" dir="ltr"/.test(html) ? [] : ["text is not marked as English"]),
          ...(language === defaultLanguage || html.includes(language.messages.about.legal.inEnglish)
            ? []
            : ["is silent about its language"]),
        ];
      }),
    ).toEqual([]);
  });

  test("has its own title, description and canonical address for search engines", () => {
    const seen = new Map<string, string>();
    expect(
      faults((html, address) => {
        const [title = ""] = all(html, /<title>(.*?)<\/title>/g);
        const [description = ""] = all(html, /<meta name="description" content="(.*?)"/g);
        const [canonical] = all(html, /<link rel="canonical" href="(.*?)"/g);
        if (isUnlisted(address)) return html.includes('content="noindex"') ? [] : ["is listed"];
        const path = aliasOf.get(address) ?? address;
        const isAlias = path !== address;
        const { tag } = spokenAt(address).language;
        const [titled, described] = [`${tag} ${title}`, `${tag} ${description}`];
        const before = seen.get(titled) ?? seen.get(described);
        if (!isAlias) seen.set(titled, address).set(described, address);
        return [
          ...(title.includes("Northgale") ? [] : ["no title"]),
          ...(description.length > shortest(address) && description.length < 200
            ? []
            : [`description of ${description.length}`]),
          ...(canonical === `${settings.origin}${path}` ? [] : [`canonical ${canonical}`]),
          ...(before === undefined || isAlias ? [] : [`told like ${before}`]),
        ];
      }),
    ).toEqual([]);
  });

  test("has valid structured data", () => {
    const types = new Set<string>();
    for (const html of site.pages.values())
      for (const json of all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
        const data: unknown = JSON.parse(json);
        if (typeof data === "object" && data !== null && "@type" in data) types.add(String(data["@type"]));
      }
    expect(types).toEqual(new Set(["FinancialService", "BreadcrumbList", "FAQPage", "Event", "NewsArticle"]));
  });

  test("has no broken link", () => {
    const ids = new Map(
      [...site.pages].map(([address, html]) => [address, new Set(all(html, / id="(.*?)"/g))]),
    );
    const isThere = (target: string, from: string) => {
      if (/^(https:\/\/site\.example|mailto:|tel:|https:\/\/schema\.org)/.test(target)) return true;
      const [path = "", anchor] = target.split("#");
      const address = path === "" ? from : (path.split("?")[0] ?? "");
      if (anchor !== undefined) return ids.get(address)?.has(anchor) ?? false;
      return site.pages.has(address) || site.files.has(address) || beside.has(address);
    };
    expect(
      faults((html, address) => {
        const sets = all(html, / srcSet="(.*?)"/gi).flatMap((set) =>
          set.split(", ").map((one) => one.split(" ")[0] ?? ""),
        );
        const shared = all(html, /"og:image" content="https:\/\/site\.example(.*?)"/g);
        const targets = [...shared, ...all(html, / (?:href|src)="(.*?)"/g), ...sets].map((one) =>
          one.replaceAll("&amp;", "&"),
        );
        return [...new Set(targets)].filter((target) => !isThere(target, address));
      }),
    ).toEqual([]);
  });

  test("states that the company is a demonstration, and the risk of trading", () => {
    expect(
      faults((html, address) => {
        const { footer } = spokenAt(address).language.messages.frame;
        return [
          ...(html.includes(footer.demonstration) ? [] : ["no demonstration line"]),
          ...(html.includes(footer.risk) ? [] : ["no risk warning"]),
        ];
      }),
    ).toEqual([]);
  });

  test("is painted from one answer of at most 14 kB, with at most 5 kB of scripts, without a framework", async () => {
    const sizes = new Map<string, number>();
    for (const file of site.files)
      if (file.endsWith(".js")) sizes.set(file, size(await readFile(`${site.folder}${file}`, "utf8")));
    expect(sizes.size).toBeGreaterThan(0);
    expect([...sizes].filter(([, bytes]) => bytes >= 1000)).toEqual([]);
    expect(
      faults((html) => {
        const loaded = all(html, /<script[^>]* (?:src|data-late)="(.*?)"/g);
        const inline = size(all(html, /<script>(.*?)<\/script>/gs).join(";"));
        const scripts = loaded.reduce((sum, file) => sum + (sizes.get(file) ?? Number.NaN), inline);
        return [
          ...(/<script (?!type="application\/ld\+json"|defer |data-late)|rel="stylesheet"/.test(html)
            ? ["loads more than elements, or styles"]
            : []),
          ...(scripts <= 5000 ? [] : [`${scripts} bytes of scripts`]),
          ...(fits(html, 14_336) ? [] : [`${size(html)} bytes`]),
        ];
      }),
    ).toEqual([]);
  });

  test("loads the scripts of its custom elements only", () => {
    expect(
      faults((html) => {
        const has = all(html, /<([a-z]+-[a-z]+)[ >]/g);
        const loads = all(html, /<script (?:defer src|data-late)="\/assets\/([a-z-]+)-[0-9a-f]+\.js"/g);
        const [wanted, given] = [has, loads].map((tags) => [...new Set(tags)].toSorted().join(" "));
        return wanted === given ? [] : [`has ${wanted} and loads ${given}`];
      }),
    ).toEqual([]);
    expect(site.pages.get("/")).toContain("<live-quotes ");
    expect(site.pages.get(paths.privacy)).not.toContain("<live-quotes ");
  });
});

test("the sitemap lists every page once, by its canonical address", async () => {
  const listed = all(await readFile(`${site.folder}/sitemap.xml`, "utf8"), /<loc>(.*?)<\/loc>/g);
  const own = [...site.pages.keys()].filter((address) => !isUnlisted(address) && !aliasOf.has(address));
  expect(new Set(listed)).toEqual(new Set(own.map((address) => settings.origin + address)));
  expect(listed.length).toBe(own.length);
});

test("all instruments are listed in the order that an address names", () => {
  const shown = (order: (typeof orders)[number]) =>
    all(site.pages.get(orderPath(order)) ?? "", /<tr[^>]* data-quote="(.*?)"/g).map(
      (symbol) => instruments.find((one) => one.symbol === symbol) ?? symbol,
    );
  for (const order of orders) expect(new Set(shown(order))).toEqual(new Set(instruments));
  const figures = (order: (typeof orders)[number], of: (one: Instrument) => number) =>
    shown(order).map((one) => (typeof one === "string" ? Number.NaN : of(one)));
  const moves = figures("by-move", (one) => Math.abs(quoteOf(one).change));
  expect(moves).toEqual(moves.toSorted((one, other) => other - one));
  const spreads = figures("by-spread", (one) => one.spread / one.price);
  expect(spreads).toEqual(spreads.toSorted((one, other) => one - other));
});

/** Returns the paths of a file in each language, by its path in the default one. */
const inEach = (path: string) =>
  Promise.all(
    languages.map(async (language) => ({
      language,
      text: await readFile(`${site.folder}${addressIn(language, path)}`, "utf8"),
    })),
  );

test.each([paths.calendar, calendarPath("US"), calendarPath("high")])(
  "the events of %s can be imported into a calendar, in every language",
  async (path) => {
    for (const { language, text } of await inEach(`${path}/events.ics`)) {
      const lines = text.split("\r\n");
      expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
      expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      const whole = text.replaceAll("\r\n ", "").split("\r\n");
      const html = site.pages.get(addressIn(language, path)) ?? "";
      const times = all(html, /<time dateTime="(.*?)" data-clock/g);
      const starts = whole.filter((line) => line.startsWith("DTSTART:")).map((line) => line.slice(8));
      expect(starts).toEqual(times.map((at) => at.replaceAll(/[-:]|\.000/g, "")));
      expect(starts.length).toBeGreaterThan(5);
      for (const line of whole.filter((one) => one.startsWith("URL:")))
        expect(site.pages.has(line.slice(4 + settings.origin.length)), line).toBe(true);
    }
  },
);

test("the news feed has every article of the archive, each with an existing address", async () => {
  for (const { language, text } of await inEach(`${paths.news}/atom.xml`)) {
    const ids = all(text, /<entry><id>https:\/\/site\.example(.*?)<\/id>/g);
    expect(ids.length).toBe(piecesIn(language).length);
    const missing = ids.filter((id) => {
      const [path = "", anchor = ""] = id.split("#");
      return !site.pages.get(path)?.includes(` id="${anchor}"`);
    });
    expect(missing).toEqual([]);
  }
});

test("every language has its own names of commodities and indices", () => {
  const named = instruments.filter(({ group }) => group === "commodities" || group === "indices");
  const others = languages.filter((language) => language !== defaultLanguage);
  expect(
    others.flatMap(({ tag, messages }) =>
      named
        .filter(({ symbol }) => messages.instruments.names[symbol] === undefined)
        .map(({ symbol }) => `${tag} ${symbol}`),
    ),
  ).toEqual([]);
});

test("the icons are the company's mark, in the formats and sizes that browsers and the manifest name", async () => {
  const at = (path: string) => readFile(`${site.folder}${path}`);
  expect(String(await at("/favicon.svg"))).toContain(companyOf(settings.companyId).mark.colour);
  const ico = await at("/favicon.ico");
  expect([ico.readUInt16LE(2), ico.readUInt8(6), ico.subarray(22, 26).toString("latin1")]).toEqual([
    1,
    32,
    "\u0089PNG",
  ]);
  const manifest: { icons: { src: string; sizes: string }[] } = JSON.parse(
    String(await at("/site.webmanifest")),
  );
  expect(manifest).toMatchObject({ name: "Northgale", start_url: "/dashboard" });
  expect(manifest.icons).toHaveLength(3);
  for (const { src, sizes } of [...manifest.icons, { src: "/apple-touch-icon.png", sizes: "180x180" }]) {
    const png = await at(src);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
  for (const path of ["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png", "/site.webmanifest"])
    expect(site.pages.get("/")).toContain(`href="${path}"`);
});
