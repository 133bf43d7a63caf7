import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import openapi from "@broker/api-spec/openapi.json" with { type: "json" };
import { capabilities } from "@broker/api-spec/operations";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runConfigure } from "../src/portal/configure-command.ts";
import { readPortalConfiguration, SCHEMA } from "../src/portal/portal-configuration.ts";
import { openStaticSite } from "../src/portal/static-site.ts";

const schema = join(import.meta.dirname, "../../portal", SCHEMA);
const built = {
  format: 1,
  companyId: 9,
  referralCode: "HOUSE",
  settings: { limits: { minimumDepositUsd: 100 } },
};
const script = `<script>go("?referralCode=HOUSE")</script>`;
const link = (code: string) => `<a href="/sign-up?referralCode=${code}">`;
const page = (document: object, meta = "") =>
  `<head>${meta}<script id="configuration" type="application/json">${JSON.stringify(document)}</script>${script}</head>${link("HOUSE")}`;
const POLICY =
  "default-src 'none'; script-src 'self' 'sha256-x'; img-src 'self' blob: data:; connect-src 'self'; form-action 'self'";
const HEADERS = ["/*", "/login", "/login/", "/pay/handoff"]
  .map((path) => `${path}\n  ! Content-Security-Policy\n  Content-Security-Policy: ${POLICY}\n`)
  .join("\n");

let root: string;
let folder: string;
const file = (path: string) => join(folder, path);
const write = async (fields: object): Promise<string> => {
  const path = join(root, "configuration.json");
  await writeFile(path, JSON.stringify(fields));
  return path;
};
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "configured-"));
  folder = join(root, "client");
  for (const path of ["login", "pay/handoff", "../nginx"]) await mkdir(file(path), { recursive: true });
  await cp(schema, file(SCHEMA));
  await writeFile(file("index.html"), `${script}${link("HOUSE")}`);
  await writeFile(file("login/index.html"), page(built));
  await writeFile(file("login/index.html.br"), brotliCompressSync(page(built)));
  await writeFile(file("pay/handoff/index.html"), page(built, '<meta name="form-targets" content=""/>'));
  await writeFile(file("_headers"), HEADERS);
  await writeFile(
    file("../nginx/portal.conf.template"),
    `  "/pay/handoff" "${POLICY}";\n  default "${POLICY}";\n`,
  );
});
afterEach(() => rm(root, { recursive: true }));

test("the schema of the portal allows the capabilities and the kinds of document of the contract, and no others", async () => {
  const fields = JSON.parse(await readFile(schema, "utf8")).properties;
  const kinds = openapi.components.schemas.IdentityRules.properties.documentsWithoutBack.items.enum;
  const [names, documents] = [
    fields.capabilities.items,
    fields.settings.properties.identity.properties.documentsWithoutBack.items,
  ];
  expect(names.enum).toEqual(capabilities);
  expect(documents.enum).toEqual(kinds);
  const oneOf = (all: readonly string[]) => all.join(", ").replace(/, (?=[^,]*$)/, " or ");
  expect(names.must).toBe(`must be the name of a capability: ${oneOf(capabilities)}`);
  expect(documents.must).toBe(`must be a kind of document: ${oneOf(kinds)}`);
});

const given = {
  companyId: 12,
  providerUrl: "https://api.tidewell.example",
  referralCode: "TIDE",
  settings: { limits: { sessionMinutes: 240 } },
  paymentHosts: ["pay.tidewell.example"],
};
const images = "img-src 'self' blob: data: https://api.tidewell.example;";
const calls = "connect-src 'self' https://api.tidewell.example;";
const forms = "form-action 'self' https://api.tidewell.example https://pay.tidewell.example";
const documentOf = (html: string): unknown => JSON.parse(/json">(.*?)<\/script>/.exec(html)?.[1] ?? "null");

describe("a configuration is written into a built portal", () => {
  test("by the command: pages, compressed copies, _headers and nginx; scripts with hashes stay as they are", async () => {
    const said: string[] = [];
    const path = await write(given);
    expect(await runConfigure(["--portal", folder, path], (text) => said.push(text))).toBe(0);
    expect(said).toEqual([`3 pages of ${folder} have the configuration.\n`]);
    const login = await readFile(file("login/index.html"), "utf8");
    const limits = { minimumDepositUsd: 100, sessionMinutes: 240 };
    expect(documentOf(login)).toEqual({ ...built, ...given, settings: { limits } });
    expect(brotliDecompressSync(await readFile(file("login/index.html.br"))).toString()).toBe(login);
    for (const html of [login, await readFile(file("index.html"), "utf8")]) {
      expect(html).toContain(script);
      expect(html).toContain(link("TIDE"));
    }
    const blocks = (await readFile(file("_headers"), "utf8")).split(/\n(?=\/)/);
    expect(blocks.map((one) => [one.includes(calls), one.includes(forms)])).toEqual([
      [false, false],
      [true, false],
      [true, false],
      [true, true],
    ]);
    const [handoff, others] = (await readFile(file("../nginx/portal.conf.template"), "utf8")).split("\n");
    expect(handoff).toContain(forms);
    expect(others).toBe(`  default "${POLICY}";`);
  });

  test("by the provider that serves it, which leaves the files as they are", async () => {
    const configuration = await readPortalConfiguration([await write(given)], file(SCHEMA));
    const site = await openStaticSite(folder, { configuration });
    const headers = { "accept-encoding": "br" };
    const answer = await site?.("/pay/handoff", new Request("http://localhost/pay/handoff", { headers }));
    expect(answer?.headers.get("content-security-policy")).toContain(`${images} ${calls} ${forms}`);
    const html = brotliDecompressSync(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0)));
    expect(documentOf(html.toString())).toMatchObject({ companyId: 12 });
    expect(await readFile(file("login/index.html"), "utf8")).toBe(page(built));
  });
});

describe("a wrong configuration changes nothing, with a sentence that names the field, its value and the requirement", () => {
  test.each([
    [{ companyId: "12" }, 'companyId is "12": it must be integer.'],
    [{ company: 12 }, "company is 12: it is not a field of the configuration."],
    [{ format: 2 }, "format is 2: it must be 1."],
    [{ providerUrl: "api.example.com" }, 'providerUrl is "api.example.com": it must be an origin such as'],
    [
      { providerUrl: "http://api.example.com" },
      "it must be an origin such as https://api.example.com, or null.",
    ],
    [
      { paymentHosts: ["https://x.example"] },
      'paymentHosts.0 is "https://x.example": it must be a host such as',
    ],
    [
      { gateways: [{ name: "Card", option: null }] },
      'gateways.0.name is "Card": it must be a name in lower case',
    ],
    [
      { gateways: [{ name: "card", option: "qr" }] },
      'gateways.0.option is "qr": it must be null, "paymentMethod"',
    ],
    [
      { capabilities: ["logout", "passwordRest"] },
      'capabilities.1 is "passwordRest": it must be the name of a capability: capabilities, logout,',
    ],
    [
      { settings: { identity: { documentsWithoutBack: ["pasport"] } } },
      'settings.identity.documentsWithoutBack.0 is "pasport": it must be a kind of document: passport,',
    ],
    [{ settings: { limits: { sessionMinutes: 0 } } }, "settings.limits.sessionMinutes is 0: it must be > 0."],
    [
      { settings: { contact: { email: "me" } } },
      'settings.contact.email is "me": it must be an e-mail address',
    ],
    [{ referralCode: '"><script>' }, "it must be a code of letters, digits, _ and -."],
    [
      { legalDocuments: "/docs" },
      'legalDocuments is "/docs": it must be a path or an https address with {name}',
    ],
    [{ features: { screener: true } }, "features.screener is true: it is not a field of the configuration."],
    [[], "The document is []: it must be object."],
  ])("%j", async (fields, sentence) => {
    const path = await write(fields);
    const said: string[] = [];
    expect(await runConfigure(["--portal", folder, path], (text) => said.push(text))).toBe(2);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`${path}: `);
    expect(said[0]).toContain(sentence);
    expect(await readFile(file("login/index.html"), "utf8")).toBe(page(built));
  });

  test.each([
    ["every origin", { embedding: { origins: ["*"] } }],
    ["a wildcard", { embedding: { origins: ["https://*.example.com"] } }],
    ["the origin of sandboxed pages", { embedding: { origins: ["null"] } }],
    ["a script in place of an origin", { embedding: { origins: ["javascript:alert(1)"] } }],
    ["a further directive", { embedding: { origins: ["https://a.example; script-src *"] } }],
    ["an origin that browsers write without its port", { embedding: { origins: ["https://a.example:443"] } }],
    ["a path behind an origin", { providerUrl: "https://a.example/api" }],
    ["another directive in the content port", { contentUrl: "https://a.example;sandbox" }],
    ["data in place of the content port", { contentUrl: "data:application/json,[]" }],
    ["another host by a backslash", { mark: String.raw`/\evil.example/mark.svg` }],
    ["documents of another host by a backslash", { legalDocuments: String.raw`/\evil.example/{name}` }],
    ["documents by a script", { legalDocuments: "javascript:alert('{name}')" }],
    ["a contact by a script", { settings: { contact: { url: "javascript:alert(1)" } } }],
    ["the end of the document", { mark: "/</script><script>alert(1)</script>" }],
  ])("hostile values are refused: %s", async (_what, fields) => {
    await expect(readPortalConfiguration([await write(fields)], schema)).rejects.toThrow(": it must be ");
  });

  test.each([
    `{ "__proto__": { "companyId": 66 } }`,
    `{ "settings": { "__proto__": { "limits": {} } } }`,
    `{ "settings": { "limits": { "constructor": { "prototype": {} } } } }`,
    `{ "gateways": [{ "name": "card", "option": null, "words": { "__proto__": { "label": "x" } } }] }`,
  ])("names of an object's prototype are no fields: %s", async (text) => {
    const path = join(root, "configuration.json");
    await writeFile(path, text);
    await expect(readPortalConfiguration([path], schema)).rejects.toThrow(path);
  });

  test("a country called as a prototype changes no other object", async () => {
    const path = join(root, "configuration.json");
    await writeFile(path, `{ "settings": { "identity": { "postalCodes": { "__proto__": "^1$" } } } }`);
    const read = await readPortalConfiguration([path, path], schema);
    expect(JSON.stringify(read)).toContain('{"__proto__":"^1$"}');
    expect(Reflect.getPrototypeOf(read)).toBe(Object.prototype);
    expect(Reflect.has({}, "settings")).toBe(false);
  });

  test("a missing file, and a file that is no JSON, are named", async () => {
    const none = join(root, "none.json");
    await expect(readPortalConfiguration([none], schema)).rejects.toThrow(
      `${none}: the file cannot be read.`,
    );
    const path = join(root, "configuration.json");
    await writeFile(path, "{ companyId: 9 }");
    await expect(readPortalConfiguration([path], schema)).rejects.toThrow(`${path}: `);
  });
});

test("what the conformance command writes is a configuration, and a later file replaces fields of an earlier one", async () => {
  const found = join(root, "found.json");
  const profile = {
    capabilities: ["logout"],
    settings: { gateways: ["onepay"], limits: { minimumAge: 21 } },
  };
  await writeFile(found, JSON.stringify({ ...profile, idempotencyKeys: false }));
  const own = await write({ settings: { limits: { sessionMinutes: 60 } } });
  expect(await readPortalConfiguration([found, own], schema)).toEqual({
    ...profile,
    settings: { gateways: ["onepay"], limits: { minimumAge: 21, sessionMinutes: 60 } },
    idempotencyKeys: false,
  });
});
