import { readFileSync } from "node:fs";
import { operations } from "@broker/api-spec/operations";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FieldError } from "../http/problem.ts";
import { addDecimals, toDecimalSchema } from "./decimal.ts";

/** The name of an operation of the contract. */
export type Operation = keyof typeof operations;

const document: unknown = JSON.parse(
  readFileSync(new URL(import.meta.resolve("@broker/api-spec/openapi.json")), "utf8"),
  (_key, value: unknown) => toDecimalSchema(value),
);

// The document is validated when it is made: to repeat this at every start costs more than compiling all
// schemas. Values are not coerced, because that would be a second grammar beside the contract's.
const ajv = addDecimals(new Ajv2020({ strict: false, validateSchema: false, allErrors: false }));
addFormats.default(ajv);
ajv.addSchema(Object(document), "spec");

function at(value: unknown, ...keys: readonly string[]): unknown {
  let found = value;
  for (const key of keys)
    found = typeof found === "object" && found !== null ? Reflect.get(found, key) : undefined;
  return found;
}

function follow(value: unknown): unknown {
  const ref = at(value, "$ref");
  return typeof ref === "string" ? follow(at(document, ...ref.slice(2).split("/"))) : value;
}

const pointer = (path: string, method: string, rest: string): string =>
  `spec#/paths/${encodeURIComponent(path.replaceAll("/", "~1"))}/${method.toLowerCase()}/${rest}`;

function queryOf(operation: Operation): readonly unknown[] {
  const { path, method } = operations[operation];
  const list = at(document, "paths", path, method.toLowerCase(), "parameters");
  return (Array.isArray(list) ? list : []).map(follow).filter((one) => at(one, "in") === "query");
}
const name = (parameter: unknown) => String(at(parameter, "name"));

const bodies = { json: "application/json", form: "multipart/form-data" } as const;

function findSchemas(operation: Operation): ReadonlyMap<string, unknown> {
  const { path, method, send } = operations[operation];
  if (send !== "json" && send !== "form")
    return new Map(queryOf(operation).map((one) => [name(one), follow(at(one, "schema"))]));
  const call = at(document, "paths", path, method.toLowerCase());
  const body = follow(at(follow(at(call, "requestBody")), "content", bodies[send], "schema"));
  return new Map(
    Object.entries(Object(at(body, "properties"))).map(([field, schema]) => [field, follow(schema)]),
  );
}
const schemas = new Map<Operation, ReadonlyMap<string, unknown>>();

/** Returns the schema of each field of an operation. */
export function schemasOf(operation: Operation): ReadonlyMap<string, unknown> {
  const found = schemas.get(operation) ?? findSchemas(operation);
  schemas.set(operation, found);
  return found;
}

/** Returns the pattern of a field that is an exact decimal; null for other fields. */
export function decimalPatternOf(schema: unknown): string | null {
  const pattern = at(schema, "decimal");
  return typeof pattern === "string" ? pattern : null;
}

/** Returns whether a field is an integer. */
export const isInteger = (schema: unknown): boolean => at(schema, "type") === "integer";

function queryValidator(operation: Operation): ValidateFunction {
  const parameters = queryOf(operation);
  return ajv.compile({
    type: "object",
    additionalProperties: false,
    required: parameters.filter((one) => at(one, "required") === true).map(name),
    properties: Object.fromEntries(
      parameters.map((one, index) => {
        const ref = at(one, "schema", "$ref");
        const schema = typeof ref === "string" ? { $ref: `spec${ref}` } : at(one, "schema");
        return [name(one) || String(index), schema];
      }),
    ),
  });
}

function compileRequest(operation: Operation): ValidateFunction {
  const { path, method, send } = operations[operation];
  if (send !== "json" && send !== "form") return queryValidator(operation);
  const type = encodeURIComponent(bodies[send].replace("/", "~1"));
  return ajv.compile({ $ref: pointer(path, method, `requestBody/content/${type}/schema`) });
}

const compiled = new Map<string, ValidateFunction>();

function once(key: string, make: () => ValidateFunction): ValidateFunction {
  const validate = compiled.get(key) ?? make();
  compiled.set(key, validate);
  return validate;
}

function errorsOf(validate: ValidateFunction): readonly FieldError[] {
  return (validate.errors ?? []).slice(0, 100).map((error) => {
    const missing: unknown = error.params["missingProperty"] ?? error.params["additionalProperty"];
    const path = `${error.instancePath.slice(1)}${typeof missing === "string" ? missing : ""}`;
    return {
      path: path.slice(0, 200),
      code: error.keyword,
      message: (error.message ?? "does not fit").slice(0, 300),
    };
  });
}

/** Returns the errors of a request's fields by the contract. */
export function requestErrors(operation: Operation, fields: object): readonly FieldError[] {
  const validate = once(`request ${operation}`, () => compileRequest(operation));
  const files = Object.entries(fields).filter(([, value]) => value instanceof Blob);
  // The contract types a file as a string of bytes; its content is validated by `readUploads`.
  const plain = { ...fields, ...Object.fromEntries(files.map(([field]) => [field, ""])) };
  return validate(plain) ? [] : errorsOf(validate);
}

/** The number of rows that are validated at each end of a long list; all rows are made by the same function. */
const SAMPLE = 50;

function sampled(answer: unknown): unknown {
  const data = at(answer, "data");
  if (!Array.isArray(data) || data.length <= 2 * SAMPLE) return answer;
  return { ...Object(answer), data: [...data.slice(0, SAMPLE), ...data.slice(-SAMPLE)] };
}

/** Returns the errors of an answer by the contract; of a long list, only the first and last rows are validated. */
export function findAnswerErrors(
  operation: Operation,
  status: number,
  answer: unknown,
): readonly FieldError[] {
  const { path, method } = operations[operation];
  const validate = once(`answer ${operation} ${status}`, () =>
    status === 200
      ? ajv.compile({ $ref: pointer(path, method, "responses/200/content/application~1json/schema") })
      : ajv.compile({ $ref: "spec#/components/schemas/Problem" }),
  );
  return validate(sampled(answer)) ? [] : errorsOf(validate);
}
