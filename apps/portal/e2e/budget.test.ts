import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Portal, sharePortal } from "./portal.ts";
import { untilQuiet } from "./quiet.ts";

const portal = sharePortal();
/** A provider of the forty calls alone, as the budgets of the specification's screens are meant. */
const withNone = sharePortal({ CAPABILITIES: "none" });
const assets = join(process.env["PORTAL_DIR"] ?? join(import.meta.dirname, "../build/client"), "assets");

/** Returns all scripts that a page loads until the network is idle, with their transfer sizes. */
async function scriptsOf(page: Page, path: string): Promise<ReadonlyMap<string, number>> {
  const answers = new Map<string, Promise<number>>();
  page.on("requestfinished", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js"))
      answers.set(
        pathname,
        request.sizes().then(({ responseBodySize }) => responseBodySize),
      );
  });
  const first = page.waitForResponse("**/*.js");
  await page.goto(path);
  await untilQuiet(page);
  expect(await (await first).headerValue("content-encoding")).toBe("br");
  return new Map(
    await Promise.all(
      [...answers].map(async ([name, size]): Promise<[string, number]> => [name, await size]),
    ),
  );
}

const visited = ["/login", "/sign-up"];
const screens = ["/dashboard", "/transactions", "/deposit-withdraw?tab=withdrawal", "/profile"];
const loaded = new Map<string, ReadonlyMap<string, number>>();
const ofFortyCalls = (path: string) => `${path} of the forty calls`;

async function measure(at: Portal, path: string, name = path): Promise<void> {
  const who = visited.includes(path) ? null : await at.customer({ eWallet: 100 });
  const { page, expectProblems } = await at.visit(who);
  // A provider of the forty calls does not know `GetCapabilities`.
  if (name !== path) expectProblems(/404/);
  loaded.set(name, await scriptsOf(page, path));
}
beforeAll(async () => {
  const paths = [...visited, ...screens];
  await Promise.all(
    [0, 1].map(async (lane) => {
      for (const path of paths.filter((_, index) => index % 2 === lane)) await measure(portal(), path);
    }),
  );
  await measure(withNone(), "/dashboard", ofFortyCalls("/dashboard"));
});

// The dashboard may load 180 kB, each further screen 30 kB more; what only capabilities show on it has 5 kB, and on the
// page of a withdrawal 1 kB.
test.each([
  ["/login", 125],
  ["/sign-up", 131],
  [ofFortyCalls("/dashboard"), 180],
  ["/dashboard", 185],
  ["/transactions", 210],
  ["/profile", 210],
  ["/deposit-withdraw?tab=withdrawal", 211],
])("%s loads scripts of %i kB at most", (path, limit) => {
  const sizes = [...(loaded.get(path)?.values() ?? [])];
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limit * 1000);
});

test("one stylesheet serves every page, since each additional one causes another layout", async () => {
  const names = await readdir(assets);
  const manifest = await readFile(
    join(assets, names.find((name) => /^manifest-.*\.js$/.test(name)) ?? ""),
    "utf8",
  );
  expect(new Set(manifest.match(/[\w-]+\.css(?=["#])/g))).toEqual(
    new Set([expect.stringMatching(/^styles-/)]),
  );
});

test("the build has a compressed file beside each script and stylesheet", async () => {
  const names = await readdir(assets);
  const plain = names.filter((name) => /\.(?:js|css)$/.test(name));
  expect(plain.length).toBeGreaterThan(0);
  expect(names).toEqual(expect.arrayContaining(plain.map((name) => `${name}.br`)));
});
