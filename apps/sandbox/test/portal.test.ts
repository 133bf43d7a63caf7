import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { createProvider, type Provider } from "./provider.ts";

const page = (words: string) =>
  `<!doctype html><title>${words}</title><script>window.said=${JSON.stringify(words)}</script>`;

let folder: string;
let provider: Provider;
let get: (path: string, headers?: Record<string, string>) => Promise<Response>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "portal-"));
  await mkdir(join(folder, "login"));
  await mkdir(join(folder, "dashboard"));
  await mkdir(join(folder, "assets"));
  await mkdir(join(folder, "pay/handoff"), { recursive: true });
  const targets = "https://pay.example.com http://plain.example https://bank.example:8443 *;script-src";
  await writeFile(
    join(folder, "pay/handoff/index.html"),
    `<meta name="form-targets" content="${targets}">${page("handoff")}`,
  );
  await mkdir(join(folder, "embed"));
  await writeFile(
    join(folder, "embed/screener.html"),
    `<meta name="embed-sources" content="https://data.example http://localhost:4500 http://plain.example *;sandbox">${page("screener")}`,
  );
  await writeFile(join(folder, "index.html"), page("home"));
  await writeFile(join(folder, "login/index.html"), page("login"));
  await writeFile(join(folder, "dashboard/index.html"), page("dashboard"));
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

test("an unknown address is a 404 with the page that says so, asked for again or not", async () => {
  for (const headers of [{}, { "if-none-match": (await get("/404.html")).headers.get("etag") ?? "" }]) {
    const answer = await get("/no-such-page", headers);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("etag")).toBeNull();
    expect(await answer.text()).toBe(page("missing"));
  }
});

test("a file that is not there is a 404 and never a page", async () => {
  expect((await get("/assets/gone-3c4d.js")).status).toBe(404);
});

test("a page allows its own inline scripts by their hash and nothing unsafe", async () => {
  const policy = (await get("/login")).headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  expect(policy.split(";").find((part) => part.trim().startsWith("script-src"))).not.toContain("unsafe");
  for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(part);
});

test("only the page that names them lets its forms lead to other hosts, over https", async () => {
  const formAction = async (path: string) =>
    /form-action ([^;]*);/.exec((await get(path)).headers.get("content-security-policy") ?? "")?.[1];
  expect(await formAction("/login")).toBe("'self'");
  expect(await formAction("/pay/handoff?reference=D-1")).toBe(
    "'self' https://pay.example.com https://bank.example:8443",
  );
});

test("a page that embeds others runs without an origin, reaches only those it names, and stands only in pages of ours", async () => {
  const policy = (await get("/embed/screener.html")).headers.get("content-security-policy") ?? "";
  const hosts = "https://data.example http://localhost:4500";
  expect(policy).toMatch(new RegExp(`script-src 'sha256-[\\w+/=]+' ${hosts};`));
  expect(policy).toContain(`frame-src ${hosts};`);
  expect(policy).toContain("connect-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(/sandbox ([^;]*)$/.exec(policy)?.[1]).toBe(
    "allow-scripts allow-popups allow-popups-to-escape-sandbox",
  );
  const around = (await get("/dashboard")).headers.get("content-security-policy") ?? "";
  expect(around).toContain("frame-src 'self'");
  expect(around).not.toContain("data.example");
});

test("a page that did not change keeps its policy: browsers take the headers of a 304", async () => {
  const first = await get("/login");
  const again = await get("/login", { "if-none-match": first.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
  expect(again.headers.get("content-security-policy")).toBe(first.headers.get("content-security-policy"));
});

test("files with a hash in their name are kept for good and sent compressed, pages are asked for again", async () => {
  const asset = await get("/assets/app-1a2b.js", { "accept-encoding": "gzip, br" });
  expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(asset.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(Buffer.from(await asset.arrayBuffer())).toString()).toContain("answer = 42");
  expect((await get("/login")).headers.get("cache-control")).toBe("no-cache");
});

test("what the build packed tighter is sent as it is, under its own file's name alone", async () => {
  const accepts = { "accept-encoding": "br" };
  const packed = await get("/assets/packed-5e6f.js", accepts);
  expect(packed.headers.get("content-encoding")).toBe("br");
  expect(packed.headers.get("content-type")).toMatch(/^text\/javascript/);
  expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toBe("the same, packed tighter");
  expect(await (await get("/assets/packed-5e6f.js")).text()).toBe("export {};");
  expect((await get("/assets/packed-5e6f.js.br", accepts)).status).toBe(404);
});

test("every answer carries the security headers, and the API is never kept", async () => {
  for (const path of ["/", "/sandbox", "/api/Cache/GetCompanies", "/assets/app-1a2b.js"]) {
    const { headers } = await get(path);
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("referrer-policy"), path).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy"), path).toBe("same-origin");
    expect(headers.get("content-security-policy"), path).toContain("default-src 'none'");
  }
  expect((await get("/api/Cache/GetCompanies")).headers.get("cache-control")).toBe("no-store");
});
