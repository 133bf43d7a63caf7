import { describe, expect, test } from "vitest";
import { readPortalConfiguration } from "../src/portal/portal-configuration.ts";
import { brand, built, page, schema, sharePortalFolder } from "./portal-folder.ts";

const { file, read, write, configure } = sharePortalFolder();

describe("a wrong configuration changes nothing, with a sentence that names the field, its value and the requirement", () => {
  test.each([
    [{ companyId: "12" }, 'companyId is "12": it must be a whole number.'],
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
    [
      { settings: { identity: { acceptedDocuments: { SG: ["pasport"] } } } },
      'settings.identity.acceptedDocuments.SG.0 is "pasport": it must be a kind of document: passport,',
    ],
    [
      { settings: { identity: { acceptedDocuments: { SG: [] } } } },
      "settings.identity.acceptedDocuments.SG is []: it must be a list of at least one kind of document,",
    ],
    [
      { settings: { limits: { sessionMinutes: 0 } } },
      "settings.limits.sessionMinutes is 0: it must be above 0.",
    ],
    [
      { settings: { contact: { email: "me" } } },
      'settings.contact.email is "me": it must be an e-mail address',
    ],
    [{ settings: { contact: { phone: 3 } } }, "settings.contact.phone is 3: it must be text or null."],
    [{ paymentHosts: "x.example" }, 'paymentHosts is "x.example": it must be a list.'],
    [{ capabilities: ["logout", "logout"] }, "it must have each of its elements once."],
    [
      { settings: { identity: { postalCodes: { MY: "[" } } } },
      'settings.identity.postalCodes.MY is "[": it must be a regular expression.',
    ],
    [{ referralCode: '"><script>' }, "it must be a code of letters, digits, _ and -."],
    [
      { legalDocuments: "/docs" },
      'legalDocuments is "/docs": it must be a path or an https address with {name}',
    ],
    [{ features: { screener: true } }, "features.screener is true: it is not a field of the configuration."],
    [
      { brand: { ...brand, accent: "green" } },
      'brand.accent is "green": it must be a hex colour such as #0f6b4f.',
    ],
    [{ brand: { ...brand, radius: 40 } }, "brand.radius is 40: it must be at most 24."],
    [{ brand: { radius: 4 } }, "brand.accent is missing: it is required."],
    [{ languages: ["ms"] }, 'languages is ["ms"]: it must be a list that contains en.'],
    [
      { languages: ["en", "english"] },
      'languages.1 is "english": it must be the tag of a language, such as ms.',
    ],
    [
      { places: { signUp: "www.example.com" } },
      'places.signUp is "www.example.com": it must be a path such as',
    ],
    [[], "The document is []: it must be a group of fields."],
  ])("%j", async (fields, sentence) => {
    const { code, said, path } = await configure(fields);
    expect([code, said.length]).toEqual([2, 1]);
    expect(said[0]).toContain(`${path}: `);
    expect(said[0]).toContain(sentence);
    expect(await read("login/index.html")).toBe(page(built));
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
    [
      "the end of the styles by a font",
      { brand: { ...brand, font: { sans: "</style><script>", mono: "x" } } },
    ],
    ["further rules by a font", { brand: { ...brand, font: { sans: "x;} body{display:none", mono: "x" } } }],
    [
      "a font list with one quotation mark",
      { brand: { ...brand, font: { sans: 'Georgia, "Tide', mono: "x" } } },
    ],
    [
      "a font of another host",
      { brand: { ...brand, fontFaces: [{ family: "x", source: "//evil.example/x.woff2" }] } },
    ],
    [
      "further rules by a font file",
      { brand: { ...brand, fontFaces: [{ family: 'x";}', source: "/x.woff2" }] } },
    ],
    ["a sign-up by a script", { places: { signUp: "javascript:alert(1)" } }],
    ["a sign-up of another host by a backslash", { places: { signUp: String.raw`/\evil.example` } }],
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
    const path = await write(text);
    await expect(readPortalConfiguration([path], schema)).rejects.toThrow(path);
  });

  test("a country called as a prototype changes no other object", async () => {
    const path = await write(`{ "settings": { "identity": { "postalCodes": { "__proto__": "^1$" } } } }`);
    const read = await readPortalConfiguration([path, path], schema);
    expect(JSON.stringify(read)).toContain('{"__proto__":"^1$"}');
    expect(Reflect.getPrototypeOf(read)).toBe(Object.prototype);
    expect(Reflect.has({}, "settings")).toBe(false);
  });

  test("a missing file, and a file that is no JSON, are named", async () => {
    const none = file("none.json");
    await expect(readPortalConfiguration([none], schema)).rejects.toThrow(
      `${none}: the file cannot be read.`,
    );
    const path = await write("{ companyId: 9 }");
    await expect(readPortalConfiguration([path], schema)).rejects.toThrow(`${path}: `);
  });
});
