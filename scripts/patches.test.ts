import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { expect, test, vi } from "vitest";

const root = join(import.meta.dirname, "..");
const patches = globSync("*.patch", { cwd: join(root, "patches") });

test("every patch of a library has a report for its authors that names it", () => {
  expect(patches.length).toBeGreaterThan(0);
  for (const patch of patches) {
    const library = patch.slice(0, patch.lastIndexOf("@"));
    expect(readFileSync(join(root, "docs/upstream", `${library}.md`), "utf8")).toContain(patch);
  }
});

/** Extracts a function from React Router's development build, which is not patched and has the same source. */
function unpatched(name: string): string {
  const place = createRequire(join(root, "apps/portal/package.json")).resolve("react-router/package.json");
  const folder = join(dirname(place), "dist/development");
  const sources = globSync("*.mjs", { cwd: folder }).map((file) => readFileSync(join(folder, file), "utf8"));
  const start = `async function ${name}(`;
  const found = sources.flatMap((source) => source.split(`\n${start}`)[1]?.split(/^\}/m)[0] ?? []);
  return found[0] === undefined ? "" : `${start}${found[0]}}`;
}

/** Runs a function of the unpatched build with these names in scope. */
async function call(name: string, scope: Readonly<Record<string, unknown>>, args: readonly unknown[]) {
  const source = unpatched(name).replaceAll("import.meta.hot", "undefined");
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- React Router exports neither function, and the test runs the published code
  const make: unknown = new Function(...Object.keys(scope), `${source}; return ${name};`);
  const found: unknown = typeof make === "function" ? make(...Object.values(scope)) : null;
  if (typeof found !== "function") throw new Error(`React Router has no ${name} any more.`);
  return found(...args);
}

test(`the published React Router still reloads the page where a route's module fails to load (else ${basename("patches")} may go)`, async () => {
  const reload = vi.fn<() => void>();
  const scope = { window: { location: { reload } }, console: { error() {} } };
  const route = { id: "a", module: "data:text/javascript,throw new Error('missing')" };
  void call("loadRouteModule", scope, [route, {}]);
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});

test("the published React Router still prefetches links by the function that reloads the page", async () => {
  const loadRouteModule = vi.fn<() => Promise<object>>(() => Promise.resolve({ links: () => [] }));
  const scope = { loadRouteModule, dedupeLinkDescriptors: () => [], isHtmlLinkDescriptor: () => true };
  const manifest = { routes: { a: { id: "a", module: "a.js" } } };
  await call("getKeyedPrefetchLinks", scope, [[{ route: { id: "a" } }], manifest, {}]);
  expect(loadRouteModule).toHaveBeenCalledOnce();
});
