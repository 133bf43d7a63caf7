import { readFile } from "node:fs/promises";
import { brotliCompressSync, constants } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { paths } from "../src/paths.ts";
import { type BuiltSite, readSite } from "./built-site.ts";
import { allMatches, faultsOf } from "./site-pages.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await readSite();
});

const size = (text: string) => brotliCompressSync(text).length;
/** Returns whether a text is small enough when compressed; the highest level is used only where it decides. */
const fits = (text: string, most: number) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length <= most ||
  size(text) <= most;

describe("every page", () => {
  test("is painted from one answer of at most 14 kB, with at most 5 kB of scripts, without a framework", async () => {
    const sizes = new Map<string, number>();
    for (const file of site.files)
      if (file.endsWith(".js")) sizes.set(file, size(await readFile(`${site.folder}${file}`, "utf8")));
    expect(sizes.size).toBeGreaterThan(0);
    expect([...sizes].filter(([, bytes]) => bytes >= 1000)).toEqual([]);
    expect(
      faultsOf(site, (html) => {
        const loaded = allMatches(html, /<script[^>]* (?:src|data-late)="(.*?)"/g);
        const inline = size(allMatches(html, /<script>(.*?)<\/script>/gs).join(";"));
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
      faultsOf(site, (html) => {
        const has = allMatches(html, /<([a-z]+-[a-z]+)[ >]/g);
        const loads = allMatches(
          html,
          /<script (?:defer src|data-late)="\/assets\/([a-z-]+)-[0-9a-f]+\.js"/g,
        ).filter((name) => name !== "page");
        const [wanted, given] = [has, loads].map((tags) => [...new Set(tags)].toSorted().join(" "));
        return wanted === given ? [] : [`has ${wanted} and loads ${given}`];
      }),
    ).toEqual([]);
    expect(site.pages.get("/")).toContain("<live-quotes ");
    expect(site.pages.get(paths.privacy)).not.toContain("<live-quotes ");
  });
});
