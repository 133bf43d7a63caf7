import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const html = (page: string) => readFile(join(import.meta.dirname, "../build/client", page), "utf8");

test.each([
  ["index.html", "Navigate global markets with confidence"],
  ["home/index.html", "Navigate global markets with confidence"],
  ["404.html", "Page Not Found!"],
  ["login/index.html", "Sign in"],
  ["sign-up/index.html", "Create your account"],
  ["ms/login/index.html", "Log masuk"],
  ["zh/login/index.html", "登录"],
  ["ar/sign-up/index.html", "إنشاء حسابك"],
])("%s is painted from its HTML, with the heading “%s”", async (page, heading) => {
  expect(await html(page)).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
});

test("a page whose address names a language declares it, and loads its messages with the first scripts", async () => {
  for (const [page, start] of [
    ["login/index.html", '<html lang="en" dir="ltr">'],
    ["ms/sign-up/index.html", '<html lang="ms" dir="ltr">'],
    ["ar/login/index.html", '<html lang="ar" dir="rtl">'],
  ] as const)
    expect(await html(page)).toContain(start);
  expect(await html("ar/login/index.html")).toMatch(/for\(const href of \[[^\]]*"\/assets\/ar-/);
});

test("the sign-in evaluates its shared modules in tasks of their own, each after its imports, and starts React after them", async () => {
  const [, list = "[]", entry = ""] =
    /for\(const m of (\[[^\]]*\])\)await import.*?import\("\/([^"]+)"\)/.exec(
      await html("login/index.html"),
    ) ?? [];
  const modules = [...list.matchAll(/"\/([^"]+)"/g)].map(([, module = ""]) => module);
  const codes = await Promise.all(modules.map(html));
  expect(Math.max(...codes.map(({ length }) => length))).toBeGreaterThan(300_000);
  for (const [index, code] of codes.entries())
    for (const later of modules.slice(index + 1)) expect(code).not.toContain(`from"./${later.slice(7)}"`);
  // This file alone starts React: imported early, it would start a page whose modules are missing.
  expect(entry).toMatch(/^assets\/start-login-\w+\.js$/);
  expect(modules).not.toContain(entry);
});

test.each(["login/index.html", "ar/login/index.html", "sign-up/index.html"])(
  "%s loads nothing of the router, and names the list of routes from which the router starts later",
  async (file) => {
    const page = await html(file);
    const [, list = "[]"] = /for\(const href of (\[[^\]]*\])/.exec(page) ?? [];
    const files = [...list.matchAll(/"\/([^"]+)"/g)].map(([, file = ""]) => file);
    expect(files.length).toBeGreaterThan(2);
    const codes = await Promise.all(files.map(html));
    // A global of the router, which every file with it names.
    expect(codes.filter((code) => code.includes("__reactRouterManifest"))).toEqual([]);
    const [, manifest = ""] = /"manifest":"\/([^"]+)"/.exec(page) ?? [];
    expect(await html(manifest)).toContain("__reactRouterManifest");
  },
);

test("a prerendered page has no state of its own: the router's reader of it is left out (lean-router.ts)", async () => {
  const empty = String.raw`enqueue("[{\"_1\":2,\"_3\":-5,\"_4\":-5},\"loaderData\",{},\"actionData\",\"errors\"]\n")`;
  const client = join(import.meta.dirname, "../build/client");
  const pages = (await readdir(client, { recursive: true })).filter((name) => name.endsWith(".html"));
  const states = await Promise.all(
    pages.map(async (page) => [page, (await html(page)).split("enqueue(").slice(1)] as const),
  );
  const ofRouter = states.filter(([, texts]) => texts.length > 0);
  expect(ofRouter.map(([page]) => page)).toEqual(
    expect.arrayContaining(["email/verify/index.html", "pay/handoff/index.html", "dashboard/index.html"]),
  );
  expect(
    ofRouter.filter(([, [text, ...more]]) => more.length > 0 || !`enqueue(${text}`.startsWith(empty)),
  ).toEqual([]);
});

test("public pages load no framework scripts, each page of the client area does", async () => {
  for (const page of ["index.html", "home/index.html", "404.html"]) {
    expect(await html(page)).not.toMatch(/type="module"|modulepreload/);
  }
  for (const page of ["dashboard/index.html", "email/verify/index.html", "deposit-withdraw/index.html"]) {
    expect(await html(page)).toContain('type="module"');
  }
});

test("the pages' styles keep light-dark(), so that the dark pane of the sign-in is dark in a light page", async () => {
  const client = join(import.meta.dirname, "../build/client");
  const names = (await readdir(client, { recursive: true })).filter((name) => name.endsWith(".css"));
  const styles = [await html("login/index.html"), ...(await Promise.all(names.map(html)))].join("");
  expect(styles).toContain("light-dark(");
  expect(styles).not.toContain("--lightningcss");
});

test("no script of a page has the browser load its data of all locales, which blocks the page", async () => {
  const assets = join(import.meta.dirname, "../build/client/assets");
  const scripts = (await readdir(assets)).filter((name) => name.endsWith(".js"));
  const texts = await Promise.all(scripts.map((name) => readFile(join(assets, name), "utf8")));
  expect(texts.filter((text) => text.includes("getCanonicalLocales"))).toHaveLength(1);
  expect(texts.filter((text) => text.includes("supportedLocalesOf"))).toEqual([]);
});

test("every page preloads the font file that its styles load, the same for all", async () => {
  const client = join(import.meta.dirname, "../build/client");
  const names = await readdir(join(client, "assets"));
  const fonts = names.filter((name) => /^geist-latin-.*woff2$/.test(name));
  expect(fonts).toHaveLength(1);
  for (const page of ["index.html", "login/index.html", "dashboard/index.html"])
    expect(await html(page)).toContain(`<link rel="preload" href="/assets/${fonts[0]}" as="font"`);
});

test.each([
  ["login/index.html", "Welcome back. Sign in to your client area."],
  ["ms/login/index.html", "Selamat kembali"],
  ["sign-up/index.html", "It takes about two minutes."],
])("%s has a description for search engines in its language, “%s”", async (page, start) => {
  expect(await html(page)).toContain(`<meta name="description" content="${start}`);
});

test.each(["login/index.html", "ar/sign-up/index.html"])(
  "%s paints from its HTML: its styles are in it, and the stylesheet and the scripts follow the first paint",
  async (page) => {
    const text = await html(page);
    const [, styles = ""] = /<style>([\s\S]*?)<\/style>/.exec(text) ?? [];
    expect(styles).toContain("@font-face");
    expect(text).toMatch(/<link rel="stylesheet" [^>]*media="print"/);
    expect(text).not.toContain('rel="modulepreload"');
    expect(text).not.toMatch(/<script[^>]* src=|^import /m);
    const used = new Set(
      [...text.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")),
    );
    const known = [...used].filter((name) => styles.includes(`.${name}`));
    expect(known.length).toBeGreaterThan(20);
  },
);
