import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import {
  bodyOf,
  bundleDocument,
  inputsOf,
  type Json,
  objectAt,
  operationsOf,
  parametersOf,
  resolve,
} from "../scripts/document.ts";
import { generateOutputs } from "../scripts/outputs.ts";
import { extensions, keyed, staff, wantedPaths } from "./specification.ts";

const repository = new URL("../../", import.meta.url);
const document = await bundleDocument(fileURLToPath(new URL("..", import.meta.url)));
const operations = operationsOf(document);
const rows = operations.map((operation) => [operation.id, operation] as const);
const marked = (mark: string, value: unknown) =>
  operations.flatMap(({ id, definition }) => (definition[mark] === value ? [id] : []));

/** The names of request fields that repeat the caller's session, in any spelling. */
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

/** Fields that may differ from the session: the person on the document, and an address that the user types in to confirm. */
const ownWords = new Set(["KycVerification.Email", "RequestDeletion.email"]);

describe("the contract", () => {
  test("has the forty operations of the specification in their groups, and the extensions beside them", () => {
    expect(wantedPaths).toHaveLength(40);
    expect(operations.map(({ path }) => path).toSorted()).toEqual(
      [...wantedPaths, ...Object.keys(extensions)].toSorted(),
    );
    expect(operations.filter(({ id, path }) => !path.endsWith(`/${id}`))).toEqual([]);
    const marks = operations.flatMap(({ path, definition }) =>
      "x-extension" in definition ? [[path, definition["x-extension"]]] : [],
    );
    expect(Object.fromEntries(marks)).toEqual(extensions);
  });

  test("describes every capability, each of whose operations belongs to it alone", () => {
    const { enum: names, "x-enumDescriptions": meanings } = objectAt(
      document,
      "components",
      "schemas",
      "Capability",
    );
    expect(Object.keys(objectAt(meanings))).toEqual(names);
    expect(names).toEqual(expect.arrayContaining(Object.values(extensions)));
  });

  test("has exactly three operations for staff", () => {
    expect(marked("x-audience", "staff").toSorted()).toEqual(staff);
  });

  test("requires a session for every operation that is not public, and a staff session for those of staff", () => {
    const access = operations.map(({ id, definition }) => ({
      id,
      security: definition["security"],
      canBeSignedOut: "401" in objectAt(definition, "responses"),
    }));
    const bySession = { security: undefined, canBeSignedOut: true };
    const byAudience = new Map<Json | undefined, object>([
      ["public", { security: [], canBeSignedOut: false }],
      ["client", bySession],
      ["staff", { ...bySession, security: [{ staffSession: [] }] }],
    ]);
    expect(access).toEqual(
      operations.map(({ id, definition }) => ({ id, ...byAudience.get(definition["x-audience"]) })),
    );
  });

  test("changes no data with a GET", () => {
    const reads = operations.filter(({ method }) => method === "GET");
    const changing = reads.filter(
      (operation) => bodyOf(document, operation) !== null || operation.definition["x-idempotent"] === true,
    );
    expect(changing).toEqual([]);
  });

  test("takes an idempotency key for every operation that moves money or sends documents again, and for no other", () => {
    expect(marked("x-idempotent", true).toSorted()).toEqual(keyed);
    const takers = operations.filter((operation) =>
      parametersOf(document, operation).some(({ name }) => name === "Idempotency-Key"),
    );
    expect(takers.map(({ id }) => id).toSorted()).toEqual(keyed);
  });

  test.each(rows)("%s refuses unknown fields", (_id, operation) => {
    const body = bodyOf(document, operation);
    expect(body ? body.schema["additionalProperties"] : false).toBe(false);
  });

  test.each(rows)("%s names the inputs that repeat the session of its caller", (id, operation) => {
    const isPublic = operation.definition["x-audience"] === "public";
    const inputs = inputsOf(document, operation).filter(([name]) => !ownWords.has(`${id}.${name}`));
    const wanted = inputs.map(([name]) => {
      const field = callerFields.get(name.toLowerCase());
      return [name, isPublic && field !== "companyId" ? undefined : field];
    });
    expect(inputs.map(([name, input]) => [name, input["x-session"]])).toEqual(wanted);
  });

  test.each(rows)("%s limits every text and every number", (_id, operation) => {
    const bounds = ["maxLength", "enum", "const", "maximum", "maxItems"];
    const loose = inputsOf(document, operation).flatMap(([name, input]) => {
      const schema = "schema" in input ? resolve(document, input["schema"]) : input;
      const isBounded = schema["type"] === "boolean" || bounds.some((key) => key in schema);
      return isBounded ? [] : [name];
    });
    expect(loose).toEqual([]);
  });

  test("names and describes every refusal code once", () => {
    const schema = objectAt(document, "components", "schemas", "RefusalCode");
    const { enum: codes, "x-enum-varnames": names, "x-enumDescriptions": meanings } = schema;
    expect(new Set(Array.isArray(names) ? names : []).size).toBe(Array.isArray(codes) ? codes.length : 0);
    expect(Object.keys(objectAt(meanings))).toEqual(Array.isArray(codes) ? codes.map(String) : []);
    expect(codes).not.toContain(1);
  });

  test("explains every assumption with a sentence, and docs/contract-assumptions.md lists it", async () => {
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

test("the generated files match the YAML files", { timeout: 60_000 }, async () => {
  for (const [path, content] of await generateOutputs()) {
    const committed = await readFile(new URL(path, repository), "utf8");
    expect(committed, `${path} has drifted: run pnpm generate`).toBe(content);
  }
});
