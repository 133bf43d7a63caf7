import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { examples, problems } from "../generated/examples.js";
import {
  bodyOf,
  bundleDocument,
  inputsOf,
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  operationsOf,
} from "../scripts/document.ts";

const document = await bundleDocument(fileURLToPath(new URL("..", import.meta.url)));
const operations = operationsOf(document);
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(document, "spec");

/** Returns the errors of a value against the schema at a place of the document; none where it is valid. */
function errorsAt(place: readonly string[], value: unknown): unknown {
  const keys = place.map((key) => encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1")));
  const validate = ajv.getSchema(`spec#/${keys.join("/")}`);
  if (!validate) throw new Error(`There is no schema at ${place.join(" ")}.`);
  return validate(value) ? [] : validate.errors;
}

/** Returns whether a value is valid by the schema of a parameter. */
function isValid({ $ref, ...schema }: JsonObject, value: Json | undefined): boolean {
  return ajv.validate(typeof $ref === "string" ? { ...schema, $ref: `spec${$ref}` } : schema, value);
}

const table: JsonObject = JSON.parse(JSON.stringify(examples));
const codeOf = (value: unknown) => (isObject(value) ? Number(value["responseCode"]) : NaN);

describe.each(operations.map((operation) => [operation.id, operation] as const))("%s", (id, operation) => {
  const given = objectAt(table, id);
  const place = ["paths", operation.path, operation.method.toLowerCase()];
  const body = bodyOf(document, operation);
  const inputs = inputsOf(document, operation);

  test("has examples of a success and a refusal that match its schema", () => {
    const answer = [...place, "responses", "200", "content", "application/json", "schema"];
    expect(errorsAt(answer, given["success"])).toEqual([]);
    expect(errorsAt(answer, given["refusal"])).toEqual([]);
    expect(codeOf(given["success"])).toBe(1);
  });

  test("has the example of a business refusal, not of a transport error", () => {
    expect(codeOf(given["refusal"])).not.toBe(1);
    expect(codeOf(given["refusal"])).toBeLessThan(4000);
  });

  test("has examples of requests that match its schema and have all its fields together, where it has fields", () => {
    const requests = Object.keys(given).filter((name) => name.startsWith("request"));
    const whole = [...place, "requestBody", "content", body?.type ?? "", "schema"];
    const all = requests.length > 0 ? requests.map((name) => objectAt(given, name)) : [{}];
    for (const request of all) {
      const broken = body
        ? errorsAt(whole, request)
        : inputs.filter(([name, input]) => !isValid(objectAt(input, "schema"), request[name]));
      expect(broken).toEqual([]);
    }
    const fields = new Set(all.flatMap((request) => Object.keys(request)));
    expect([...fields].toSorted()).toEqual(inputs.map(([name]) => name).toSorted());
  });
});

test.each(Object.entries(problems))(
  "the example %s matches the schema of its operations",
  (name, { status, body }) => {
    const answer = ["components", "responses", name, "content", "application/json", "schema"];
    expect(errorsAt(answer, body)).toEqual([]);
    expect(body.responseCode % 1000).toBe(status % 100);
  },
);
