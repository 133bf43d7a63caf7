import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documentNames } from "../src/content/document-names.ts";
import { instruments } from "../src/content/instruments/all.ts";
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
  Object.entries(aliases).flatMap(([path, others]) => others.map((one) => [one, path])),
);

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
    ...aliasOf.keys(),
    ...instruments.map(instrumentPath),
    ...documentNames.map((name) => documentPath(name)),
  ];
  expect(wanted.filter((path) => !site.pages.has(path))).toEqual([]);
  expect(instruments.length).toBeGreaterThanOrEqual(60);
  expect(new Set(instruments.map(instrumentPath)).size).toBe(instruments.length);
});

describe("every page", () => {
  test("has one heading of the first level, a landmark of each kind, and its language", () => {
    const counts = [/<h1[ >]/g, /<main /g, /<header /g, /<footer /g, /<html lang="en" dir="ltr">/g];
    expect(
      faults((html) =>
        counts.flatMap((pattern) => {
          const { length } = html.match(pattern) ?? [];
          return length === 1 ? [] : [`${String(pattern)} ${length ?? 0} times`];
        }),
      ),
    ).toEqual([]);
  });

  test("tells search engines its title, description and canonical address, each page its own", () => {
    const seen = new Map<string, string>();
    expect(
      faults((html, address) => {
        const [title = ""] = all(html, /<title>(.*?)<\/title>/g);
        const [description = ""] = all(html, /<meta name="description" content="(.*?)"/g);
        const [canonical] = all(html, /<link rel="canonical" href="(.*?)"/g);
        if (address === "/404") return html.includes('content="noindex"') ? [] : ["is listed"];
        const path = aliasOf.get(address) ?? address;
        const isAlias = path !== address;
        const before = seen.get(title) ?? seen.get(description);
        if (!isAlias) seen.set(title, address).set(description, address);
        return [
          ...(title.includes("Northgale") ? [] : ["no title"]),
          ...(description.length > 40 && description.length < 200
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
      faults((html) => [
        ...(html.includes("no real money, no real licence") ? [] : ["no demonstration line"]),
        ...(html.includes("Trading involves significant risk") ? [] : ["no risk warning"]),
      ]),
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
  const own = [...site.pages.keys()].filter((address) => address !== "/404" && !aliasOf.has(address));
  expect(new Set(listed)).toEqual(new Set(own.map((address) => settings.origin + address)));
  expect(listed.length).toBe(own.length);
});
