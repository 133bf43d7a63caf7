import { readFile } from "node:fs/promises";
import openapi from "@broker/api-spec/openapi.json" with { type: "json" };
import { capabilities } from "@broker/api-spec/operations";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readPortalConfiguration, SCHEMA } from "../src/portal/portal-configuration.ts";
import { openStaticSite } from "../src/portal/static-site.ts";
import { built, documentOf, link, page, POLICY, schema, script, sharePortalFolder } from "./portal-folder.ts";

const { folder, file, read, write, configure } = sharePortalFolder();

test("the schema of the portal allows the capabilities and the kinds of document of the contract, and no others", async () => {
  const fields = JSON.parse(await readFile(schema, "utf8")).properties;
  const kinds = openapi.components.schemas.DocumentKind.enum;
  const names = fields.capabilities.items;
  const { documentsWithoutBack, acceptedDocuments } = fields.settings.properties.identity.properties;
  expect(names.enum).toEqual(capabilities);
  const oneOf = (all: readonly string[]) => all.join(", ").replace(/, (?=[^,]*$)/, " or ");
  expect(names.must).toBe(`must be the name of a capability: ${oneOf(capabilities)}`);
  const kind = { enum: kinds, must: `must be a kind of document: ${oneOf(kinds)}` };
  expect([documentsWithoutBack.items, acceptedDocuments.additionalProperties.items]).toEqual([kind, kind]);
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

describe("a configuration is written into a built portal", () => {
  test("by the command: pages, compressed copies, _headers and nginx; scripts with hashes stay as they are", async () => {
    expect(await configure(given)).toMatchObject({
      code: 0,
      said: [`3 pages of ${folder()} have the configuration.\n`],
    });
    const login = await read("login/index.html");
    const limits = { minimumDepositUsd: 100, sessionMinutes: 240 };
    expect(documentOf(login)).toEqual({ ...built, ...given, settings: { limits } });
    expect(brotliDecompressSync(await readFile(file("login/index.html.br"))).toString()).toBe(login);
    for (const html of [login, await read("index.html")]) {
      expect(html).toContain(script);
      expect(html).toContain(link("TIDE"));
    }
    const blocks = (await read("_headers")).split(/\n(?=\/)/);
    expect(blocks.map((one) => [one.includes(calls), one.includes(forms)])).toEqual([
      [false, false],
      [true, false],
      [true, false],
      [true, true],
    ]);
    const [handoff, others] = (await read("../nginx/portal.conf.template")).split("\n");
    expect(handoff).toContain(forms);
    expect(others).toBe(`  default "${POLICY}";`);
  });

  test("by the provider that serves it, which leaves the files as they are", async () => {
    const configuration = await readPortalConfiguration([await write(given)], file(SCHEMA));
    const site = await openStaticSite(folder(), { configuration });
    const headers = { "accept-encoding": "br" };
    const answer = await site?.("/pay/handoff", new Request("http://localhost/pay/handoff", { headers }));
    expect(answer?.headers.get("content-security-policy")).toContain(`${images} ${calls} ${forms}`);
    const html = brotliDecompressSync(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0)));
    expect(documentOf(html.toString())).toMatchObject({ companyId: 12 });
    expect(await read("login/index.html")).toBe(page(built));
  });
});

test("what the conformance command writes is a configuration, and a later file replaces fields of an earlier one", async () => {
  const profile = {
    capabilities: ["logout"],
    settings: { gateways: ["onepay"], limits: { minimumAge: 21 } },
  };
  const found = await write({ ...profile, idempotencyKeys: false }, "found.json");
  const own = await write({ settings: { limits: { sessionMinutes: 60 } } });
  expect(await readPortalConfiguration([found, own], schema)).toEqual({
    ...profile,
    settings: { gateways: ["onepay"], limits: { minimumAge: 21, sessionMinutes: 60 } },
    idempotencyKeys: false,
  });
});
