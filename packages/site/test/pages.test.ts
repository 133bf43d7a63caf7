import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documentNames } from "../src/content/document-names.ts";
import { instruments } from "../src/content/instruments/all.ts";
import { addressIn, defaultLanguage, languages, type SiteLanguage } from "../src/languages.ts";
import { aliases, documentPath, instrumentPath, paths } from "../src/paths.ts";
import { type BuiltSite, createSite, settings } from "./built-site.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await createSite();
});
afterAll(() => site.remove());

/** What is said of every page, as one list, so that a failure names all pages that fail. */
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

/** The language of an address, and the path that the page has in every language. */
function spokenAt(address: string): { readonly language: SiteLanguage; readonly path: string } {
  const language = languages.find(
    (one) => one !== defaultLanguage && `${address}/`.startsWith(`/${one.tag}/`),
  );
  if (!language) return { language: defaultLanguage, path: address };
  return { language, path: address.slice(language.tag.length + 1) || "/" };
}

/** The least that a description has; a sentence of Chinese takes fewer letters. */
const shortest = (address: string) => (spokenAt(address).language.tag === "zh" ? 25 : 40);

/** What stands beside the site on the same host. */
const beside = new Set([
  "/login",
  "/sign-up",
  "/dashboard",
  "/favicon.svg",
  ...documentNames.map((name) => `/docs/${name}.pdf`),
]);

test("has every page of the specification, and one for each instrument and each legal document", () => {
  const { signIn: _portal, ...own } = paths;
  const wanted = [
    ...Object.values(own),
    ...instruments.map(instrumentPath),
    ...documentNames.map((name) => documentPath(name)),
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

  test("leads to itself in every other language, for readers and for search engines", () => {
    expect(
      faults((html, address) => {
        if (spokenAt(address).path === "/404") return [];
        const { path, language } = spokenAt(aliasOf.get(address) ?? address);
        return languages.flatMap((one) => {
          const target = addressIn(one, path);
          const isLinked = html.includes(`href="${target}" hrefLang="${one.tag}" lang="${one.tag}"`);
          const isAlternate = html.includes(
            `rel="alternate" hrefLang="${one.tag}" href="${settings.origin}${target}"`,
          );
          return [
            ...(isLinked ? [] : [`no switch to ${target}`]),
            ...(isAlternate ? [] : [`no alternate ${target}`]),
            ...(one !== language || html.includes(`property="og:locale" content="${one.openGraph}"`)
              ? []
              : ["og:locale"]),
          ];
        });
      }),
    ).toEqual([]);
  });

  test("has the legal texts in English, and says so in its language", () => {
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

  test("tells search engines its title, description and canonical address, each page its own", () => {
    const seen = new Map<string, string>();
    expect(
      faults((html, address) => {
        const [title = ""] = all(html, /<title>(.*?)<\/title>/g);
        const [description = ""] = all(html, /<meta name="description" content="(.*?)"/g);
        const [canonical] = all(html, /<link rel="canonical" href="(.*?)"/g);
        if (spokenAt(address).path === "/404") return html.includes('content="noindex"') ? [] : ["is listed"];
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

  test("has structured data that can be read", () => {
    const types = new Set<string>();
    for (const html of site.pages.values())
      for (const json of all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
        const data: unknown = JSON.parse(json);
        if (typeof data === "object" && data !== null && "@type" in data) types.add(String(data["@type"]));
      }
    expect(types).toEqual(new Set(["FinancialService", "BreadcrumbList", "FAQPage"]));
  });

  test("leads nowhere that is not there", () => {
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

  test("says that the company is a demonstration, and how risky trading is", () => {
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

  test("is painted from one answer of at most 14 kB, with at most 5 kB of scripts, none of a framework's", () => {
    const size = (text: string) => brotliCompressSync(text).length;
    expect(
      faults((html) => {
        const scripts = all(html, /<script>(.*?)<\/script>/gs).join(";");
        return [
          ...(/<script[^>]+src=|type="module"|rel="stylesheet"/.test(html)
            ? ["loads scripts or styles"]
            : []),
          ...(size(scripts) <= 5000 ? [] : [`${size(scripts)} bytes of scripts`]),
          ...(size(html) <= 14_336 ? [] : [`${size(html)} bytes`]),
        ];
      }),
    ).toEqual([]);
  });
});

test("the sitemap lists every page once, by its canonical address", async () => {
  const { readFile } = await import("node:fs/promises");
  const listed = all(await readFile(`${site.folder}/sitemap.xml`, "utf8"), /<loc>(.*?)<\/loc>/g);
  const own = [...site.pages.keys()].filter(
    (address) => spokenAt(address).path !== "/404" && !aliasOf.has(address),
  );
  expect(new Set(listed)).toEqual(new Set(own.map((address) => settings.origin + address)));
  expect(listed.length).toBe(own.length);
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
