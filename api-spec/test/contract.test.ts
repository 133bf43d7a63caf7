import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import {
  bodyOf,
  bundleDocument,
  inputsOf,
  objectAt,
  operationsOf,
  parametersOf,
  resolve,
} from "../scripts/document.ts";
import { generateOutputs } from "../scripts/outputs.ts";
import { extension, money, staff, wantedPaths } from "./specification.ts";

const repository = new URL("../../", import.meta.url);
const document = await bundleDocument(fileURLToPath(new URL("..", import.meta.url)));
const operations = operationsOf(document);
const rows = operations.map((operation) => [operation.id, operation] as const);
const marked = (mark: string, value: unknown) =>
  operations.flatMap(({ id, definition }) => (definition[mark] === value ? [id] : []));

/** What a request field says of its caller, whatever its case and its company. */
const callerFields = new Map([
  ["userid", "staffUserId"],
  ["fromuserid", "staffUserId"],
  ["companyid", "companyId"],
  ["usercompanyid", "companyId"],
  ["fromusercompanyid", "companyId"],
  ["username", "username"],
  ["email", "email"],
  ["ctraderlogin", "cTraderLogin"],
  ["fromuserctraderlogin", "cTraderLogin"],
]);

/** Fields that the user may fill in differently from the session: the person on the document. */
const ownWords = new Set(["KycVerification.Email"]);

describe("the contract", () => {
  test("has the forty calls of the specification in their groups, and UserLogout beside them", () => {
    expect(wantedPaths).toHaveLength(40);
    expect(operations.map(({ path }) => path).toSorted()).toEqual([...wantedPaths, extension].toSorted());
    for (const { id, path } of operations) expect(path.endsWith(`/${id}`)).toBe(true);
    expect(marked("x-extension", true)).toEqual(["UserLogout"]);
  });

  test("gives exactly three calls to staff", () => {
    expect(marked("x-audience", "staff").toSorted()).toEqual(staff);
  });

  test("asks everyone but the public for a session", () => {
    for (const { id, definition } of operations) {
      const audience = definition["x-audience"];
      expect(["public", "client", "staff"], id).toContain(audience);
      expect(definition["security"], id).toEqual(
        { public: [], staff: [{ staffSession: [] }] }[String(audience)],
      );
      expect("401" in objectAt(definition, "responses"), id).toBe(audience !== "public");
    }
  });

  test("changes nothing with a GET", () => {
    for (const operation of operations.filter(({ method }) => method === "GET")) {
      expect(bodyOf(document, operation), operation.id).toBeNull();
      expect(operation.definition["x-idempotent"], operation.id).toBeUndefined();
    }
  });

  test("takes an idempotency key with every call that moves money, and with no other", () => {
    expect(marked("x-idempotent", true).toSorted()).toEqual(money);
    const keyed = operations.filter((operation) =>
      parametersOf(document, operation).some(({ name }) => name === "Idempotency-Key"),
    );
    expect(keyed.map(({ id }) => id).toSorted()).toEqual(money);
  });

  test.each(rows)("%s refuses fields that it does not know", (_id, operation) => {
    const body = bodyOf(document, operation);
    expect(body ? body.schema["additionalProperties"] : false).toBe(false);
  });

  test.each(rows)("%s says which inputs repeat the session of its caller", (id, operation) => {
    for (const [name, input] of inputsOf(document, operation)) {
      const field = callerFields.get(name.toLowerCase());
      const isPublic = operation.definition["x-audience"] === "public";
      const expected = isPublic && field !== "companyId" ? undefined : field;
      if (!ownWords.has(`${id}.${name}`)) expect(input["x-session"], `${id}.${name}`).toBe(expected);
    }
  });

  test.each(rows)("%s bounds every text and every number that it takes", (id, operation) => {
    const upper = ["maxLength", "pattern", "enum", "const", "maximum"];
    for (const [name, input] of inputsOf(document, operation)) {
      const schema = "schema" in input ? resolve(document, input["schema"]) : input;
      expect(
        upper.some((key) => key in schema),
        `${id}.${name}`,
      ).toBe(true);
    }
  });

  test("names and explains every refusal code once", () => {
    const schema = objectAt(document, "components", "schemas", "RefusalCode");
    const { enum: codes, "x-enum-varnames": names, "x-enumDescriptions": meanings } = schema;
    expect(new Set(Array.isArray(names) ? names : []).size).toBe(Array.isArray(codes) ? codes.length : 0);
    expect(Object.keys(objectAt(meanings))).toEqual(Array.isArray(codes) ? codes.map(String) : []);
    expect(codes).not.toContain(1);
  });

  test("has a sentence beside every assumption, and each of them is on the page", async () => {
    const page = await readFile(new URL("docs/contract-assumptions.md", repository), "utf8");
    const marks = JSON.stringify(document).matchAll(/"x-assumed":("(?:[^"\\]|\\.)*"|\[[^\]]*\])/g);
    const sentences = [...marks].flatMap(([, value]) => {
      const found: unknown = JSON.parse(value ?? "[]");
      return [found].flat().map((sentence) => String(sentence).trim().replaceAll(/\s+/g, " "));
    });
    expect(sentences.length).toBeGreaterThan(50);
    for (const sentence of sentences) expect(page).toContain(sentence);
  });
});

test("the generated files are what the YAML files say", { timeout: 60_000 }, async () => {
  for (const [path, content] of await generateOutputs()) {
    const committed = await readFile(new URL(path, repository), "utf8");
    expect(committed, `${path} has drifted: run pnpm generate`).toBe(content);
  }
});
