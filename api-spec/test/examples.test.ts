import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { examples } from "../generated/examples.js";
import { bundleDocument, operationsOf } from "../scripts/document.ts";

const document = await bundleDocument(new URL("..", import.meta.url).pathname);
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(document, "spec");

const pointer = (path: string, method: string, rest: string) =>
  `spec#/paths/${encodeURIComponent(path.replaceAll("/", "~1"))}/${method.toLowerCase()}/${rest}`;

test.each(operationsOf(document).map((operation) => [operation.id, operation] as const))(
  "the examples of %s are valid: request, success and refusal",
  (id, { path, method, definition }) => {
    const given: Record<string, unknown> = { ...Object.entries(examples).find(([name]) => name === id)?.[1] };
    const answer = pointer(path, method, "responses/200/content/application~1json/schema");
    for (const name of ["success", "refusal"]) {
      expect(ajv.validate(answer, given[name]), `${name}: ${ajv.errorsText()}`).toBe(true);
    }
    expect(given["success"]).toHaveProperty("responseCode", 1);
    expect(given["refusal"]).not.toHaveProperty("responseCode", 1);
    if (!definition["requestBody"]) return;
    const types = ["application~1json", "multipart~1form-data"];
    const schema = types.map((type) => ajv.getSchema(pointer(path, method, `requestBody/content/${type}/schema`)));
    const validate = schema.find((compiled) => compiled !== undefined);
    expect(validate?.(given["request"]), ajv.errorsText(validate?.errors)).toBe(true);
  },
);
