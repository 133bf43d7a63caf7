import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { companyOf } from "../src/content/companies.ts";
import { toAddress, languages } from "../src/languages.ts";
import { listPieces } from "../src/market/news.ts";
import { calendarPath, paths } from "../src/paths.ts";
import { type BuiltSite, readSite } from "./built-site.ts";
import { allMatches, aliasOf, isUnlisted } from "./site-pages.ts";
import { settings } from "./settings.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await readSite();
});

test("the sitemap lists every page once, by its canonical address", async () => {
  const listed = allMatches(await readFile(`${site.folder}/sitemap.xml`, "utf8"), /<loc>(.*?)<\/loc>/g);
  const own = [...site.pages.keys()].filter((address) => !isUnlisted(address) && !aliasOf.has(address));
  expect(new Set(listed)).toEqual(new Set(own.map((address) => settings.origin + address)));
  expect(listed.length).toBe(own.length);
});

/** Returns the paths of a file in each language, by its path in the default one. */
const inEach = (path: string) =>
  Promise.all(
    languages.map(async (language) => ({
      language,
      text: await readFile(`${site.folder}${toAddress(language, path)}`, "utf8"),
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
      const html = site.pages.get(toAddress(language, path)) ?? "";
      const times = allMatches(html, /<time dateTime="(.*?)" data-clock/g);
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
    const ids = allMatches(text, /<entry><id>https:\/\/site\.example(.*?)<\/id>/g);
    expect(ids.length).toBe(listPieces(language).length);
    const missing = ids.filter((id) => {
      const [path = "", anchor = ""] = id.split("#");
      return !site.pages.get(path)?.includes(` id="${anchor}"`);
    });
    expect(missing).toEqual([]);
  }
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
