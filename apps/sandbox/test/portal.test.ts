import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { createProvider, type Provider } from "./provider.ts";

const page = (words: string) =>
  `<!doctype html><title>${words}</title><script>window.said=${JSON.stringify(words)}</script>`;

const HEADERS = `/*
  X-Content-Type-Options: nosniff
  Permissions-Policy: camera=()
  Content-Security-Policy: default-src 'none'; script-src 'self'
  Link: </font.woff2>; rel=preload; as=font; crossorigin

/assets/*
  ! Link
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable

/rules.json
  Content-Type: application/rules+json

/login
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-login'
`;
const REDIRECTS = "/en / 301\n/change-password /profile?tab=contact 302\n/away //elsewhere.example 301\n";

let folder: string;
let provider: Provider;
let get: (path: string, headers?: Record<string, string>) => Promise<Response>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "portal-"));
  await mkdir(join(folder, "login"));
  await mkdir(join(folder, "dashboard"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), page("home"));
  await writeFile(join(folder, "login/index.html"), page("login"));
  await writeFile(join(folder, "dashboard/index.html"), page("dashboard"));
  await writeFile(join(folder, "rules.json"), "{}");
  await writeFile(join(folder, "_headers"), HEADERS);
  await writeFile(join(folder, "_redirects"), REDIRECTS);
  await writeFile(join(folder, "404.html"), page("missing"));
  await writeFile(join(folder, "assets/app-1a2b.js"), "export const answer = 42;\n".repeat(100));
  await writeFile(join(folder, "assets/packed-5e6f.js"), "export {};");
  await writeFile(join(folder, "assets/packed-5e6f.js.br"), brotliCompressSync("the same, packed tighter"));
  provider = await createProvider();
  const app = await createApp({ ...provider.deps, config: { ...provider.deps.config, portalDir: folder } });
  get = async (path, headers = {}) => app.fetch(new Request(`http://localhost:4000${path}`, { headers }));
});
afterAll(async () => {
  await provider.close();
  await rm(folder, { recursive: true });
});

test.each([
  ["/", "home"],
  ["/login", "login"],
  ["/dashboard", "dashboard"],
  ["/dashboard/", "dashboard"],
])("%s is the page %s", async (path, words) => {
  expect(await (await get(path)).text()).toBe(page(words));
});

test("an unknown address is a 404 with the page for it, also with conditional headers", async () => {
  for (const headers of [{}, { "if-none-match": (await get("/404.html")).headers.get("etag") ?? "" }]) {
    const answer = await get("/no-such-page", headers);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("etag")).toBeNull();
    expect(await answer.text()).toBe(page("missing"));
  }
});

test("a missing file is a 404 without a page", async () => {
  expect((await get("/assets/gone-3c4d.js")).status).toBe(404);
});

test("each file has the headers of the rules in _headers, and later rules override earlier ones", async () => {
  const sent = async (path: string, name: string) => (await get(path)).headers.get(name);
  const policy = "default-src 'none'; script-src 'self'";
  expect(await sent("/", "content-security-policy")).toBe(policy);
  expect(await sent("/no-such-page", "content-security-policy")).toBe(policy);
  for (const path of ["/login", "/login/", "/login/index.html"])
    expect(await sent(path, "content-security-policy"), path).toBe(`${policy} 'sha256-login'`);
  expect(await sent("/", "link")).toContain("</font.woff2>");
  expect(await sent("/assets/app-1a2b.js", "link")).toBeNull();
  expect(await sent("/rules.json", "content-type")).toBe("application/rules+json");
});

test("_redirects redirects within this origin only, with the query of the request where the target has none", async () => {
  const leads = async (path: string) => {
    const { status, headers } = await get(path);
    return [status, headers.get("location")];
  };
  expect(await leads("/en")).toEqual([301, "/"]);
  expect(await leads("/en?utm_source=letter&a=b")).toEqual([301, "/?utm_source=letter&a=b"]);
  expect(await leads("/change-password?a=b")).toEqual([302, "/profile?tab=contact"]);
  expect(await leads("/change-password")).toEqual([302, "/profile?tab=contact"]);
  expect(await leads("/away")).toEqual([404, null]);
});

test("a portal without _headers is reported at the start, because its pages run no scripts", async () => {
  const reports = () => provider.logs.filter((line) => line.includes("_headers"));
  expect(reports()).toEqual([]);
  const bare = join(folder, "dashboard");
  const app = await createApp({ ...provider.deps, config: { ...provider.deps.config, portalDir: bare } });
  expect(reports()).toEqual([expect.stringContaining(JSON.stringify(bare))]);
  const { headers } = await app.fetch(new Request("http://localhost:4000/"));
  expect(headers.get("content-security-policy")).not.toContain("script-src");
});

test("_headers and _redirects are not served themselves", async () => {
  for (const path of ["/_headers", "/_redirects"]) expect((await get(path)).status, path).toBe(404);
});

test("a 304 repeats the policy of its page, because browsers use the headers of a 304", async () => {
  const first = await get("/login");
  const again = await get("/login", { "if-none-match": first.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
  expect(again.headers.get("content-security-policy")).toBe(first.headers.get("content-security-policy"));
});

test("files with a hash in their name are cached for ever and sent compressed, pages are revalidated", async () => {
  const asset = await get("/assets/app-1a2b.js", { "accept-encoding": "gzip, br" });
  expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(asset.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(Buffer.from(await asset.arrayBuffer())).toString()).toContain("answer = 42");
  expect((await get("/login")).headers.get("cache-control")).toBe("no-cache");
});

test("files that the build compressed are sent as they are, for the original's name only", async () => {
  const accepts = { "accept-encoding": "br" };
  const packed = await get("/assets/packed-5e6f.js", accepts);
  expect(packed.headers.get("content-encoding")).toBe("br");
  expect(packed.headers.get("content-type")).toMatch(/^text\/javascript/);
  expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe("the same, packed tighter");
  expect(await (await get("/assets/packed-5e6f.js")).text()).toBe("export {};");
  expect((await get("/assets/packed-5e6f.js.br", accepts)).status).toBe(404);
});

test("every answer has the security headers, and the API is never cached", async () => {
  for (const path of ["/", "/sandbox", "/api/Cache/GetCompanies", "/assets/app-1a2b.js"]) {
    const { headers } = await get(path);
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("referrer-policy"), path).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy"), path).toBe("same-origin");
    expect(headers.get("content-security-policy"), path).toContain("default-src 'none'");
  }
  expect((await get("/api/Cache/GetCompanies")).headers.get("cache-control")).toBe("no-store");
});
