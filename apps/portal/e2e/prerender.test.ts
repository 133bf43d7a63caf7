import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const html = (page: string) => readFile(join(import.meta.dirname, "../build/client", page), "utf8");

test.each([
  ["index.html", "Navigate global markets with confidence"],
  ["home/index.html", "Navigate global markets with confidence"],
  ["login/index.html", "Sign in"],
  ["sign-up/index.html", "Create your account"],
])("%s is painted from its HTML: it holds the heading “%s”", async (page, heading) => {
  expect(await html(page)).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
});

test("public pages carry no framework scripts, the fallback of the client area does", async () => {
  for (const page of ["index.html", "home/index.html"]) {
    expect(await html(page)).not.toMatch(/type="module"|modulepreload/);
  }
  expect(await html("__spa-fallback.html")).toContain('type="module"');
});
