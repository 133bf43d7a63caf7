import { beforeAll, describe, expect, test } from "vitest";
import { documentNames } from "../src/content/document-names.ts";
import { instruments } from "../src/content/instruments/all.ts";
import type { Instrument } from "../src/content/instruments/instrument.ts";
import { toAddress, defaultLanguage, languages } from "../src/languages.ts";
import { countries, listEvents, hasPage, importances, thisWeek, weeks } from "../src/market/calendar.ts";
import { orders } from "../src/market/orders.ts";
import { quoteOf } from "../src/market/quote.ts";
import { newsDays, topics } from "../src/market/news.ts";
import { calendarPath, documentPath, instrumentPath, newsPath, orderPath, paths } from "../src/paths.ts";
import { type BuiltSite, readSite } from "./built-site.ts";
import { allMatches, aliasOf, faultsOf, isUnlisted, pageAt } from "./site-pages.ts";
import { settings } from "./settings.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await readSite();
});

/** The minimum length of a description; a Chinese sentence has fewer characters. */
const shortest = (address: string) => (pageAt(address).language.tag === "zh" ? 25 : 40);

/** Other files on the same host. */
const beside = new Set([
  "/login",
  "/sign-up",
  "/dashboard",
  "/deposit-withdraw",
  "/transactions",
  "/profile",
  ...documentNames.map((name) => `/docs/${name}.pdf`),
]);

test("has every page of the specification, and one for each instrument and each legal document", () => {
  const { signIn: _portal, ...own } = paths;
  const wanted = [
    ...Object.values(own),
    ...instruments.map(instrumentPath),
    ...documentNames.map((name) => documentPath(name)),
    ...[...importances, ...countries, ...weeks.filter((week) => week !== thisWeek)].map(calendarPath),
    ...listEvents(defaultLanguage)
      .filter(hasPage)
      .map(({ id }) => calendarPath(id)),
    ...[...topics, ...newsDays].map(newsPath),
    ...orders.map(orderPath),
  ].flatMap((path) => languages.map((language) => toAddress(language, path)));
  expect([...wanted, ...aliasOf.keys()].filter((path) => !site.pages.has(path))).toEqual([]);
  expect(instruments.length).toBeGreaterThanOrEqual(60);
  expect(new Set(instruments.map(instrumentPath)).size).toBe(instruments.length);
});

describe("every page", () => {
  test("has one heading of the first level, a landmark of each kind, and its language", () => {
    const counts = [/<h1[ >]/g, /<main /g, /<header /g, /<footer /g];
    expect(
      faultsOf(site, (html, address) => {
        const { tag, direction } = pageAt(address).language;
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
      faultsOf(site, (html, address) => {
        if (pageAt(address).path === "/404") return [];
        const { path, language } = pageAt(aliasOf.get(address) ?? address);
        return languages.flatMap((one) => {
          const target = toAddress(one, path);
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
      faultsOf(site, (html, address) => {
        const { path, language } = pageAt(address);
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
      faultsOf(site, (html, address) => {
        const [title = ""] = allMatches(html, /<title>(.*?)<\/title>/g);
        const [description = ""] = allMatches(html, /<meta name="description" content="(.*?)"/g);
        const [canonical] = allMatches(html, /<link rel="canonical" href="(.*?)"/g);
        if (isUnlisted(address)) return html.includes('content="noindex"') ? [] : ["is listed"];
        const path = aliasOf.get(address) ?? address;
        const isAlias = path !== address;
        const { tag } = pageAt(address).language;
        const [titled, described] = [`${tag} ${title}`, `${tag} ${description}`];
        const before = seen.get(titled) ?? seen.get(described);
        if (!isAlias) seen.set(titled, address).set(described, address);
        return [
          ...(title.includes("Northgale") ? [] : ["no title"]),
          ...(description.length > shortest(address) && description.length < 200
            ? []
            : [`description of ${description.length}`]),
          ...(canonical === `${settings.origin}${path}` ? [] : [`canonical ${canonical}`]),
          ...(before === undefined || isAlias ? [] : [`equal to that of ${before}`]),
        ];
      }),
    ).toEqual([]);
  });

  test("has valid structured data", () => {
    const types = new Set<string>();
    for (const html of site.pages.values())
      for (const json of allMatches(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
        const data: unknown = JSON.parse(json);
        if (typeof data === "object" && data !== null && "@type" in data) types.add(String(data["@type"]));
      }
    expect(types).toEqual(new Set(["FinancialService", "BreadcrumbList", "FAQPage", "Event", "NewsArticle"]));
  });

  test("has no broken link", () => {
    const ids = new Map(
      [...site.pages].map(([address, html]) => [address, new Set(allMatches(html, / id="(.*?)"/g))]),
    );
    const isThere = (target: string, from: string) => {
      if (/^(https:\/\/site\.example|mailto:|tel:|https:\/\/schema\.org)/.test(target)) return true;
      const [path = "", anchor] = target.split("#");
      const address = path === "" ? from : (path.split("?")[0] ?? "");
      if (anchor !== undefined) return ids.get(address)?.has(anchor) ?? false;
      return site.pages.has(address) || site.files.has(address) || beside.has(address);
    };
    expect(
      faultsOf(site, (html, address) => {
        const sets = allMatches(html, / srcSet="(.*?)"/gi).flatMap((set) =>
          set.split(", ").map((one) => one.split(" ")[0] ?? ""),
        );
        const shared = allMatches(html, /"og:image" content="https:\/\/site\.example(.*?)"/g);
        const targets = [...shared, ...allMatches(html, / (?:href|src)="(.*?)"/g), ...sets].map((one) =>
          one.replaceAll("&amp;", "&"),
        );
        return [...new Set(targets)].filter((target) => !isThere(target, address));
      }),
    ).toEqual([]);
  });

  test("states that the company is a demonstration, and the risk of trading", () => {
    expect(
      faultsOf(site, (html, address) => {
        const { footer } = pageAt(address).language.messages.frame;
        return [
          ...(html.includes(footer.demonstration) ? [] : ["no demonstration line"]),
          ...(html.includes(footer.risk) ? [] : ["no risk warning"]),
        ];
      }),
    ).toEqual([]);
  });
});

test("all instruments are listed in the order that an address names", () => {
  const shown = (order: (typeof orders)[number]) =>
    allMatches(site.pages.get(orderPath(order)) ?? "", /<tr[^>]* data-quote="(.*?)"/g).map(
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
