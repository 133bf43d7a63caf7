import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { companies } from "../src/content/companies.ts";
import { toAddress, languages } from "../src/languages.ts";
import { paths } from "../src/paths.ts";
import { avifOf, pictures, SHARE, webpOf } from "../src/pictures.ts";
import { type BuiltSite, readSite } from "./built-site.ts";
import { settings } from "./settings.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = await readSite();
});

/** The files of every picture in one language. */
const drawn = [
  SHARE,
  ...Object.values(pictures).map((picture) => webpOf(picture)),
  ...[...Object.values(pictures), pictures.dashboard.narrow].flatMap((picture) =>
    (["light", "dark"] as const).flatMap((scheme) =>
      picture.widths.map((width) => avifOf(picture, scheme, width)),
    ),
  ),
];
const home = (tag: string) => {
  const language = languages.find((one) => one.tag === tag);
  return (language && site.pages.get(toAddress(language, paths.home))) ?? "";
};

test.each(languages.map(({ tag }) => tag))(
  "the front page in %s shows the product in its own language, each picture at an address of its own content",
  async (tag) => {
    for (const file of drawn) {
      const [name = "", ending = ""] = file.split(/\.(?=\w+$)/);
      const [address = ""] = new RegExp(`/assets/${name}-[0-9a-f]{6}\\.${ending}`).exec(home(tag)) ?? [];
      const wanted = await readFile(
        join(import.meta.dirname, `../src/pictures/${settings.companyId}/${tag}/${file}`),
      );
      expect(wanted.equals(await readFile(site.folder + address)), `${file} at ${address}`).toBe(true);
    }
  },
);

test.each(companies.flatMap(({ id, name }) => languages.map(({ tag }) => [name, tag, id] as const)))(
  "%s has every picture of its own portal in %s",
  async (_name, tag, id) => {
    const files = await readdir(join(import.meta.dirname, `../src/pictures/${id}/${tag}`));
    expect(files.toSorted()).toEqual(drawn.toSorted());
  },
);

test("the built site carries no picture that no page names", () => {
  const html = [...site.pages.values()].join("");
  const pictures = [...site.files].filter((file) => /^\/assets\/.*\.(avif|webp|png)$/.test(file));
  expect(pictures.length).toBeGreaterThan(drawn.length);
  expect(pictures.filter((file) => !html.includes(file))).toEqual([]);
});
