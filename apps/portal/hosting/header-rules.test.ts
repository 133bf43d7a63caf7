import { expect, test } from "vitest";
import { type BuiltPage, headerRules, headersFile } from "./header-rules.ts";
import { nginxConfiguration } from "./nginx.ts";
import { policyOf } from "./page-policy.ts";

const part = (policy: string, name: string) => new RegExp(`${name} ([^;]*)(;|$)`).exec(policy)?.[1];
const hashed = /^'self' 'sha256-[\w+/=]+'$/;

test("a policy allows the page's inline scripts by their hashes and nothing unsafe, and ignores JSON-LD", () => {
  const page = `<script>go()</script><script src="/a.js"></script><script type="application/ld+json">{}</script>`;
  const policy = policyOf([page]);
  expect(part(policy, "script-src")).toMatch(hashed);
  for (const one of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(one);
});

test("a script that gets its address later adds no hash to the policy", () => {
  const [late, own] = [`<script data-late="/assets/live-quotes.js"></script>`, "<script>go()</script>"];
  expect(part(policyOf([late]), "script-src")).toBe("'self'");
  expect(policyOf([late + own])).toBe(policyOf([own]));
});

test("a shared policy allows the scripts of all its pages, each hash once", () => {
  const [one, other] = ["<script>one()</script>", "<script>other()</script>"];
  expect(part(policyOf([one, other, one]), "script-src")?.match(/sha256/g)).toHaveLength(2);
});

test("only a page that declares another host may call it", () => {
  const feeds = "https://feed.example:8443 http://plain.example *;script-src";
  expect(part(policyOf([""]), "connect-src")).toBe("'self'");
  expect(part(policyOf([`<meta name="connect-targets" content="${feeds}">`]), "connect-src")).toBe(
    "'self' https://feed.example:8443",
  );
});

test("only a page that declares another host may show pictures of it", () => {
  const page = `<meta name="image-sources" content="https://api.example http://plain.example">`;
  expect(part(policyOf([""]), "img-src")).toBe("'self' blob: data:");
  expect(part(policyOf([page]), "img-src")).toBe("'self' blob: data: https://api.example");
});

test("only a page that declares other hosts may submit forms to them, over https", () => {
  const targets = "https://pay.example.com http://plain.example https://bank.example:8443 *;script-src";
  expect(part(policyOf([""]), "form-action")).toBe("'self'");
  expect(part(policyOf([`<meta name="form-targets" content="${targets}">`]), "form-action")).toBe(
    "'self' https://pay.example.com https://bank.example:8443",
  );
});

test("a page that embeds others does so in a frame without its origin, reaches only the declared hosts, and may be framed by our pages only", () => {
  const sources = "https://data.example http://localhost:4500 http://plain.example *;sandbox";
  const policy = policyOf([`<meta name="embed-sources" content="${sources}"><script>embed()</script>`]);
  const hosts = "https://data.example http://localhost:4500";
  expect(part(policy, "script-src")).toMatch(new RegExp(`^'sha256-[\\w+/=]+' ${hosts}$`));
  expect(part(policy, "frame-src")).toBe(`data: ${hosts}`);
  expect(part(policy, "connect-src")).toBe("'none'");
  expect(part(policy, "frame-ancestors")).toBe("'self'");
  expect(part(policy, "sandbox")).toBe(
    "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-storage-access-by-user-activation",
  );
});

const home: BuiltPage = {
  address: "/",
  html: `<link rel="preload" href="/assets/text.woff2" as="font" crossorigin><script>home()</script>`,
};
const login: BuiltPage = {
  address: "/login",
  html: `<link rel="stylesheet" href="/assets/all.css#"><script>login()</script>`,
};
const verification: BuiltPage = { address: "/email/verify", html: "" };
const folders = ["ms"];
const rulesOf = (isSecure: boolean) => headerRules([home], [login, verification], { isSecure, folders });

test("_headers replaces the common policy at both addresses of a page", () => {
  const file = headersFile(rulesOf(false));
  const blocks = new Map(
    file.split(/\n(?=\/)/).map((block): [string, string] => [block.split("\n")[0] ?? "", block]),
  );
  for (const address of ["/login", "/login/"])
    expect(blocks.get(address)).toMatch(/! Content-Security-Policy\n {2}Content-Security-Policy: .*sha256/);
  expect(blocks.get("/*")).toContain("</assets/text.woff2>; rel=preload; as=font; crossorigin");
  expect(blocks.get("/login")).toContain("Link: </assets/all.css>; rel=preload; as=style");
  // Cloudflare's limit of header rules.
  expect(blocks.size).toBeLessThanOrEqual(100);
});

test("_headers has the policy of a page that is a file also at its address without the ending, where Cloudflare serves it", () => {
  const embedded: BuiltPage = {
    address: "/embed/screener.html",
    html: `<meta name="embed-sources" content="https://data.example">`,
  };
  const file = headersFile(headerRules([home], [embedded], { isSecure: false, folders }));
  for (const address of ["/embed/screener.html", "/embed/screener"])
    expect(file).toMatch(
      new RegExp(`^${address}\n(  .*\n)*  Content-Security-Policy: .*frame-ancestors 'self'`, "m"),
    );
});

test("the policy of a language's folder allows the scripts of its pages only, and its other pages have their own", () => {
  const malay = ["/ms", "/ms/platforms"].map((address) => ({ address, html: "<script>malay()</script>" }));
  const malayLogin = { address: "/ms/login", html: "<script>login()</script>" };
  const rules = headerRules([home, ...malay], [malayLogin], { isSecure: false, folders: ["ms", "zh"] });
  const policyAt = (path: string) =>
    rules.find((rule) => rule.path === path)?.headers["Content-Security-Policy"];
  expect(policyAt("/*")).toBe(policyOf([home.html, ...malay.map(({ html }) => html)]));
  for (const path of ["/ms", "/ms/*"]) expect(policyAt(path)).toBe(policyOf(["<script>malay()</script>"]));
  expect(policyAt("/ms/login")).toBe(policyOf([malayLogin.html]));
  expect(policyAt("/zh")).toBeUndefined();
  const configuration = nginxConfiguration("%HEADERS%", rules, []);
  expect(configuration).toMatch(/^ {2}"\/ms" "default-src/m);
  expect(configuration).toMatch(/^ {2}~\^\/ms\/ "default-src/m);
});

test("HSTS is sent only where the site's origin is https", () => {
  expect(headersFile(rulesOf(true))).toContain("Strict-Transport-Security: max-age=31536000");
  expect(headersFile(rulesOf(false))).not.toContain("Strict-Transport-Security");
});

test("pages with a token in their query send no referrer", () => {
  const of = (path: string) => rulesOf(false).find((rule) => rule.path === path)?.headers["Referrer-Policy"];
  expect(of("/email/verify")).toBe("no-referrer");
  expect(of("/*")).toBe("strict-origin-when-cross-origin");
});

test("the nginx configuration contains every header of the rules and every 404 page", () => {
  const server = "server {\n  %HEADERS%\n  %REDIRECTS%\n}";
  const configuration = nginxConfiguration(server, rulesOf(true), ["/404.html", "/ms/404.html"]);
  for (const { headers } of rulesOf(true))
    for (const name of Object.keys(headers).filter((one) => one !== "Content-Type"))
      expect(configuration).toContain(`  add_header ${name} $sent_`);
  expect(configuration).toContain("~^/ms(/|$) /ms/404.html;");
  expect(configuration).not.toMatch(/%[A-Z]+%/);
});
