import type { Sandbox } from "@broker/sandbox/testing";
import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { languages } from "@broker/site/languages";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { areaPaths, paths } from "../app/paths.ts";
import { type Nginx, startNginx } from "./nginx.ts";
import { createProvider } from "./provider.ts";

let provider: Sandbox;
let nginx: Nginx;
beforeAll(async () => {
  provider = await createProvider();
  await provider.start();
  nginx = await startNginx(provider.url);
});
afterAll(async () => {
  await nginx?.close();
  await provider.remove();
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Sends a request; it follows no redirect and decompresses nothing. */
async function ask(origin: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  request(origin + path, { headers: { host: new URL(provider.url).host, ...headers } }, (response) => {
    buffer(response).then(
      (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      reject,
    );
  })
    .on("error", reject)
    .end();
  return promise;
}
const get = (path: string, headers?: Record<string, string>) => ask(nginx.url, path, headers);
const fromSandbox = (path: string) => ask(provider.url, path);

/** Counts the bytes of a whole compressed answer with its headers, as a connection carries it. */
async function bytesOf(origin: string, path: string): Promise<number> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  // Not `end`: a server of Node.js drops an answer that is not ready when the client closes its side.
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`);
  return (await buffer(socket)).length;
}
/** The bytes in the first round trip of a connection: ten segments of 1,460 bytes. */
const FIRST_ROUND_TRIP = 14_600;

const folders = languages.flatMap(({ tag }) => (tag === "en" ? [] : [`/${tag}`]));
const inEach = (path: string) => [path, ...folders.map((folder) => (path === "/" ? folder : folder + path))];
const publicPaths = [
  "/",
  "/home",
  "/platforms",
  "/trading/trading-instruments/forex",
  "/about-us/contact-us",
];
const visitorPaths = [
  paths.login,
  paths.signUp,
  paths.resetPassword,
  paths.emailVerification,
  paths.signInReport,
  paths.capture,
];
const pages = [
  ...[...publicPaths, ...visitorPaths].flatMap(inEach),
  ...areaPaths,
  paths.paymentHandoff,
  "/embed/screener.html",
];

/** Headers that each server sets by itself. */
const ofServer = new Set(
  ["date", "server", "connection", "keep-alive", "transfer-encoding", "content-length"].concat([
    "etag",
    "last-modified",
    "accept-ranges",
    "x-request-id",
  ]),
);

test("the front page of each language arrives whole in the first round trip of a connection", async () => {
  for (const origin of [nginx.url, provider.url])
    for (const path of inEach("/")) {
      const bytes = await bytesOf(origin, path);
      expect([bytes > 10_000, bytes <= FIRST_ROUND_TRIP], `${origin}${path}: ${bytes} bytes`).toEqual([
        true,
        true,
      ]);
    }
});

describe("nginx with the build's configuration", () => {
  test("serves every page in every language, and each page of the client area at its own address", async () => {
    for (const path of pages) {
      const { status, headers, body } = await get(path);
      expect([path, status, headers["content-type"]]).toEqual([path, 200, "text/html; charset=utf-8"]);
      expect(body.toString(), path).toContain("</html>");
    }
  });

  test("serves each address of the sitemap as a page with one heading, its canonical address and its alternates", async () => {
    const sitemap = (await get("/sitemap.xml")).body.toString();
    const addresses = Array.from(
      sitemap.matchAll(/<loc>(https?:\/\/[^/<]+)([^<]*)<\/loc>/g),
      ([, , path = ""]) => path || "/",
    );
    expect(addresses.length).toBeGreaterThan(4 * 100);
    const faults: string[] = [];
    for (const address of addresses) {
      const { status, body } = await get(address);
      const html = body.toString();
      const [, canonical = ""] = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html) ?? [];
      const found = [
        status,
        html.match(/<h1[ >]/g)?.length,
        canonical,
        html.match(/<link rel="alternate" hrefLang=/g)?.length,
        /<meta name="description" content="[^"]{20}/.test(html),
      ];
      const wanted = [200, 1, address, languages.length + 1, true];
      if (found.join() !== wanted.join()) faults.push(`${address}: ${found.join()}`);
    }
    expect(faults).toEqual([]);
  });

  test("sends the same headers as the sandbox for every kind of file, including the policy", async () => {
    const others = ["/no-such-page", "/docs/terms-of-use.pdf", "/site/logo-9.svg"].concat(
      ["/robots.txt", "/sitemap.xml", "/site.webmanifest", "/favicon.ico", "/favicon.svg"],
      ["/trading-tools/market-news/atom.xml", "/trading-tools/economic-calendar/events.ics"],
    );
    const shared = ({ headers }: Answer) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => !ofServer.has(name)));
    for (const path of [...pages, ...others, "/speculation-rules.json", ...(await assets())]) {
      const [ours, theirs] = await Promise.all([get(path), fromSandbox(path)]);
      expect({ path, ...shared(ours) }).toEqual({ path, ...shared(theirs) });
    }
    expect((await get("/")).headers["content-security-policy"]).toMatch(
      /script-src 'self' ('sha256-[\w+/=]+' ?)+; style-src 'self' 'unsafe-inline';/,
    );
  });

  test("answers an unknown address with status 404 and the page in the language of the address", async () => {
    for (const { tag, messages } of languages) {
      const { status, body } = await get(`${tag === "en" ? "" : `/${tag}`}/no/such/page`);
      expect(status).toBe(404);
      expect(body.toString()).toContain(messages.notFound.title);
    }
    for (const path of [
      "/assets/gone-3c4d.js",
      "/_headers",
      "/_redirects",
      "/.vite/manifest.json",
      "/index.html.br",
    ])
      expect((await get(path)).status, path).toBe(404);
  });

  test("redirects addresses that have no page, with the query of the request where the target has none", async () => {
    const leads = async (path: string) => {
      const { status, headers } = await get(path);
      return [status, headers["location"]];
    };
    for (const path of ["/en", "/en/"]) {
      expect(await leads(path)).toEqual([301, "/"]);
      expect(await leads(`${path}?a=b`)).toEqual([301, "/?a=b"]);
    }
    expect(await leads("/.well-known/change-password")).toEqual([302, "/profile?tab=contact"]);
  });

  test("lets browsers cache hashed files for good, and makes them revalidate pages", async () => {
    const [first = ""] = await assets();
    expect((await get(first)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const page = await get("/platforms");
    expect(page.headers["cache-control"]).toBe("no-cache");
    const again = await get("/platforms", { "if-none-match": String(page.headers["etag"]) });
    expect(again.status).toBe(304);
    expect(again.headers["content-security-policy"]).toBe(page.headers["content-security-policy"]);
  });

  test("serves precompressed files by Accept-Encoding, with the type of the original file", async () => {
    const [script = ""] = await assets();
    for (const path of ["/", "/ms/login", script]) {
      const [plain, br, gzip] = await Promise.all([
        get(path),
        get(path, { "accept-encoding": "gzip, deflate, br, zstd" }),
        get(path, { "accept-encoding": "gzip" }),
      ]);
      expect(plain.headers["content-encoding"], path).toBeUndefined();
      expect(br.headers["content-encoding"], path).toBe("br");
      expect(gzip.headers["content-encoding"], path).toBe("gzip");
      expect(new Set([plain, br, gzip].map(({ headers }) => headers["content-type"])).size).toBe(1);
      expect(brotliDecompressSync(br.body).equals(plain.body), path).toBe(true);
      expect(gunzipSync(gzip.body).equals(plain.body), path).toBe(true);
    }
  });

  test("proxies calls to the provider, and gives clients no access to the tools of staff", async () => {
    const call = await get("/api/Cache/GetCompanies");
    expect(call.body.toString()).toContain('"responseCode":1');
    expect(call.headers["cache-control"]).toBe("no-store");
    expect((await get("/content/quotes?symbols=EURUSD")).status).not.toBe(404);
    expect((await get("/sandbox/styles.css")).status).toBe(200);
    for (const path of ["/sandbox", "/sandbox/backoffice", "/sandbox/mailbox", "/metrics"])
      expect((await get(path)).status, path).toBe(404);
  });
});

/** Returns the addresses of a script, a stylesheet and a font of the build. */
async function assets(): Promise<readonly string[]> {
  const names = await readdir(join(import.meta.dirname, "../build/client/assets"));
  return [".js", ".css", ".woff2"].map((ending) => `/assets/${names.find((name) => name.endsWith(ending))}`);
}
