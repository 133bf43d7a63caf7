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
])("%s is painted from its HTML: it holds the heading “%s”", async (page, heading) => {
  expect(await html(page)).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
});

test("public pages carry no framework scripts, each page of the client area does", async () => {
  for (const page of ["index.html", "home/index.html", "404.html"]) {
    expect(await html(page)).not.toMatch(/type="module"|modulepreload/);
  }
  for (const page of ["dashboard/index.html", "email/verify/index.html", "deposit-withdraw/index.html"]) {
    expect(await html(page)).toContain('type="module"');
  }
});

test("every page preloads the very font file that its styles fetch, the same for all", async () => {
  const client = join(import.meta.dirname, "../build/client");
  const names = await readdir(join(client, "assets"));
  const fonts = names.filter((name) => /^geist-latin-.*woff2$/.test(name));
  expect(fonts).toHaveLength(1);
  for (const page of ["index.html", "login/index.html", "dashboard/index.html"])
    expect(await html(page)).toContain(`<link rel="preload" href="/assets/${fonts[0]}" as="font"`);
});
