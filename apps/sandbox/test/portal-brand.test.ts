import { writeFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { readPortalConfiguration, SCHEMA } from "../src/portal/portal-configuration.ts";
import { openStaticSite } from "../src/portal/static-site.ts";
import { brand, built, documentOf, HEADERS, link, page, script, sharePortalFolder } from "./portal-folder.ts";

const { folder, file, read, write, configure } = sharePortalFolder();

const FONT = "/assets/built.woff2";
const preload = (font: string) => `<link rel="preload" href="${font}" as="font" type="font/woff2"/>`;
const hint = (font: string) => `<${font}>; rel=preload; as=font; crossorigin`;
/** The module of a build, which refuses a colour. */
const BRAND_MODULE = `export function createBrandStyles({ accent, font, fontFaces: [face] = [] }) {
  if (accent === "#ffffff") throw new Error('The brand "x" cannot be read well enough: brand on canvas reaches 1.00 to 1.');
  return { css: \`:root{--broker-accent:\${accent};--broker-unused:0;--broker-line:1px solid var(--broker-accent)}\`, font: face ? face.source : font.sans === "Built" ? undefined : null };
}`;
/** Adds what a build has for brands: preloaded fonts, their hints, and the module. */
async function layBrands(): Promise<void> {
  await writeFile(
    file("index.html"),
    `<html lang="en" dir="ltr"><head>${preload(FONT)}</head>${link("HOUSE")}`,
  );
  const slot = `${preload(FONT)}<style id="configured"></style>`;
  await writeFile(file("login/index.html"), `<html lang="en" dir="ltr">${page(built, slot)}`);
  await writeFile(file("create-brand-styles.mjs"), BRAND_MODULE);
  // As `npm init` writes it above the portal.
  await writeFile(file("../package.json"), JSON.stringify({ type: "commonjs" }));
  await writeFile(
    file("property-names.json"),
    JSON.stringify({ "--broker-accent": "--0", "--broker-line": "--1" }),
  );
  const hinted = HEADERS.replace(/^[^]*?(?=\/login)/, "").replaceAll(
    /(  Content-Security-Policy: .*\n)/g,
    `$1  Link: ${hint(FONT)}, </a.css>; rel=preload; as=style\n`,
  );
  await writeFile(file("_headers"), `/*\n  Link: ${hint(FONT)}\n\n${hinted}`);
  await writeFile(file("../nginx/portal.conf.template"), `  default "${hint(FONT)}";\n`);
}
describe("a brand is written into every page, public ones too", () => {
  const style =
    '<style id="configured">/*brand*/:root{--broker-accent:#0f6b4f;--broker-unused:0;--broker-line:1px solid var(--broker-accent)}</style>';
  /** The style of a public page, whose custom properties have short names. */
  const publicStyle = '<style id="configured">/*brand*/:root{--0:#0f6b4f;--1:1px solid var(--0);}</style>';
  test("as styles and not as a field of the document, and again in their place", async () => {
    await layBrands();
    for (const accent of ["#123456", brand.accent])
      expect(
        await configure({ brand: { ...brand, accent, font: { ...brand.font, sans: "Built" } } }),
      ).toMatchObject({ code: 0 });
    for (const [path, own] of [
      ["index.html", publicStyle],
      ["login/index.html", style],
    ] as const) {
      const html = await read(path);
      expect([html.includes(own), html.match(/id="configured"/g), html.includes(preload(FONT))]).toEqual([
        true,
        ['id="configured"'],
        true,
      ]);
    }
    expect(documentOf(await read("login/index.html"))).toEqual(built);
    expect(await read("_headers")).toContain(hint(FONT));
  });

  test("with its own font in place of that of the build, in pages and early hints", async () => {
    await layBrands();
    const fontFaces = [{ family: "Fraunces", source: "/fonts/fraunces.woff2", weight: "100 900" }];
    await configure({ brand: { ...brand, fontFaces } });
    for (const path of ["index.html", "login/index.html"])
      expect(await read(path)).toContain(preload("/fonts/fraunces.woff2"));
    for (const path of ["_headers", "../nginx/portal.conf.template"]) {
      expect(await read(path)).toContain(hint("/fonts/fraunces.woff2"));
      expect(await read(path)).not.toContain(FONT);
    }
  });

  test("without a preload where its fonts are those of the system", async () => {
    await layBrands();
    await configure({ brand });
    for (const path of ["index.html", "login/index.html", "_headers", "../nginx/portal.conf.template"])
      expect(await read(path)).not.toContain(FONT);
    expect(await read("_headers")).toContain("  Link: </a.css>; rel=preload; as=style\n");
    expect(await read("_headers")).not.toMatch(/Link: *\n/);
  });

  test("by the provider that serves it", async () => {
    await layBrands();
    const configuration = await readPortalConfiguration([await write({ brand })], file(SCHEMA));
    const site = await openStaticSite(folder(), { configuration });
    const answer = await site?.("/", new Request("http://localhost/"));
    expect(await answer?.text()).toContain(publicStyle);
    expect(answer?.headers.get("link")).toBeNull();
    const login = await site?.("/login", new Request("http://localhost/login"));
    expect(login?.headers.get("link")).toBe("</a.css>; rel=preload; as=style");
  });

  test("a brand that cannot be read is refused, and nothing is changed", async () => {
    await layBrands();
    const before = await read("login/index.html");
    const { code, said } = await configure({ brand: { ...brand, accent: "#ffffff" } });
    expect(code).toBe(2);
    expect(said.join()).toContain('brand.accent is "#ffffff": the colours of a brand must be readable');
    expect(said.join()).toContain("Here brand on canvas reaches 1.00 to 1");
    expect(await read("login/index.html")).toBe(before);
  });

  test("a build without brands says so", async () => {
    expect((await configure({ brand })).said.join()).toContain(
      "create-brand-styles.mjs is missing: the portal was built without",
    );
  });
});

describe("pages offer the languages of the configuration", () => {
  test("in an attribute that their first script reads, and hide the others until React runs", async () => {
    await layBrands();
    expect((await configure({ languages: ["ms", "en"] })).code).toBe(0);
    for (const name of ["index.html", "login/index.html"]) {
      const html = await read(name);
      expect(html).toContain('<html lang="en" dir="ltr" data-languages="ms en">');
    }
    expect(documentOf(await read("login/index.html"))).toMatchObject({
      languages: ["ms", "en"],
    });
  });
});

/** What a page of one language says of the others: to search engines, in a list and in a row. */
const linksTo = (tag: string) =>
  [
    `<link rel="alternate" hrefLang="${tag}" href="http://localhost:4000/${tag}"/>`,
    `<li><a class="k0" href="/${tag}" hrefLang="${tag}" lang="${tag}">name</a></li>`,
    `<a class="ke" href="/${tag}" hrefLang="${tag}" lang="${tag}">name</a>`,
  ].join("");
const entryOf = (path: string, tags: readonly string[]) =>
  `<url><loc>http://localhost:4000/${path}</loc>${tags.map((tag) => `<xhtml:link rel="alternate" hreflang="${tag}" href="http://localhost:4000/${tag}"/>`).join("")}</url>\n`;

test.each(["by the command", "by the provider"])(
  "public pages and the sitemap name offered languages and the public address only, %s",
  async (way) => {
    const data = '<script type="application/ld+json">{"url":"http://localhost:4000/"}</script>';
    await writeFile(
      file("index.html"),
      `<html lang="en" dir="ltr"><head>${data}${script}</head>${linksTo("ms")}${linksTo("zh")}`,
    );
    const tags = ["ms", "zh", "x-default"];
    await writeFile(
      file("sitemap.xml"),
      ["ms", "zh", "zhen", "zh/login"].map((path) => entryOf(path, tags)).join(""),
    );
    await writeFile(file("robots.txt"), "Sitemap: http://localhost:4000/sitemap.xml\n");
    const fields = { languages: ["en", "ms"], publicUrl: "https://my.tidewell.example" };
    const site =
      way === "by the provider"
        ? await openStaticSite(folder(), {
            configuration: await readPortalConfiguration([await write(fields)], file(SCHEMA)),
          })
        : null;
    if (!site) await configure(fields);
    const served = async (path: string) =>
      (await site?.(path, new Request(`http://localhost${path}`)))?.text() ??
      read(path === "/" ? "index.html" : path.slice(1));
    const at = (text: string) => text.replaceAll("http://localhost:4000", fields.publicUrl);
    const home = await served("/");
    expect(home).toContain(at(data) + script);
    expect(home).toContain(at(linksTo("ms")));
    expect(home).not.toContain("zh");
    const entries = ["ms", "zhen"].map((path) => entryOf(path, ["ms", "x-default"])).join("");
    expect(await served("/sitemap.xml")).toBe(at(entries));
    expect(await served("/robots.txt")).toBe("Sitemap: https://my.tidewell.example/sitemap.xml\n");
  },
);

test.each([
  [{ brand }, { languages: ["en", "ms"] }],
  [{ languages: ["en", "ms"] }, { brand }],
])(
  "a later configuration of other fields keeps what an earlier one has written: %j, %j",
  async (first, second) => {
    await layBrands();
    await configure(first);
    await configure(second);
    for (const path of ["index.html", "login/index.html"]) {
      const [, css = ""] = /<style id="configured">(.*?)<\/style>/.exec(await read(path)) ?? [];
      expect(css).toMatch(/^\/\*brand\*\/:root\{.*#0f6b4f.*\}\/\*languages\*\/nav li:has.*\}$/);
    }
  },
);

test("a page of the company stays where it is when the portal moves, and so does a longer host", async () => {
  await writeFile(file("index.html"), `${link("HOUSE")}<a href="http://localhost:4000.example.org/">`);
  const signUp = "https://www.tidewell.example/join";
  await configure({ publicUrl: "https://www.tidewell.example", places: { signUp } });
  await configure({ publicUrl: "https://my.tidewell.example" });
  expect(await read("index.html")).toContain(
    `<a href="${signUp}"><a href="http://localhost:4000.example.org/">`,
  );
});

test("the language switch of the sign-up stays on it", async () => {
  const choice = '<a href="/ms/sign-up"></a><a href="/sign-up?lang=en"></a>';
  await writeFile(file("index.html"), choice + link("HOUSE"));
  await configure({ places: { signUp: "/join" } });
  expect(await read("index.html")).toBe(`${choice}<a href="/join">`);
});

test("links to the sign-up lead to that of the company, and to another one when it is configured again", async () => {
  for (const signUp of ["https://www.tidewell.example/join?a=1&b=2", "/join"]) {
    expect((await configure({ places: { signUp } })).code).toBe(0);
    for (const path of ["index.html", "login/index.html"]) {
      const html = await read(path);
      expect(html).toContain(`<a href="${signUp.replaceAll("&", "&amp;")}">`);
      expect(html).toContain(script);
    }
  }
});
