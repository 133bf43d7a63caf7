import { readFileSync } from "node:fs";
import { operations } from "@broker/api-spec/operations";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FieldError } from "../http/problem.ts";

/** The name of a call of the contract. */
export type Operation = keyof typeof operations;

const document: unknown = JSON.parse(
  readFileSync(new URL(import.meta.resolve("@broker/api-spec/openapi.json")), "utf8"),
);

function ajv(coerceTypes: boolean): Ajv2020 {
  // The document is judged where it is made: to judge it again at every start costs more than all of its schemas.
  const instance = new Ajv2020({ strict: false, validateSchema: false, allErrors: false, coerceTypes });
  addFormats.default(instance);
  return instance.addSchema(Object(document), "spec");
}

const strict = ajv(false);
/** For queries and forms, in which every value arrives as text. */
const lenient = ajv(true);

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

function queryValidator(operation: Operation): ValidateFunction {
  const { path, method } = operations[operation];
  const list = at(document, "paths", path, method.toLowerCase(), "parameters");
  const parameters = (Array.isArray(list) ? list : []).map(follow).filter((one) => at(one, "in") === "query");
  const name = (one: unknown) => String(at(one, "name"));
  return lenient.compile({
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
  if (send === "json")
    return strict.compile({ $ref: pointer(path, method, "requestBody/content/application~1json/schema") });
  if (send === "form")
    return lenient.compile({
      $ref: pointer(path, method, "requestBody/content/multipart~1form-data/schema"),
    });
  return queryValidator(operation);
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

/** Judges a request's fields by the contract; those of queries and forms become the types that it names. */
export function requestErrors(operation: Operation, fields: object): readonly FieldError[] {
  const validate = once(`request ${operation}`, () => compileRequest(operation));
  const files = Object.entries(fields).filter(([, value]) => value instanceof Blob);
  // The contract calls a file a string of bytes; what is in it is judged by `readUploads`.
  const plain = { ...fields, ...Object.fromEntries(files.map(([name]) => [name, ""])) };
  if (!validate(plain)) return errorsOf(validate);
  Object.assign(fields, plain, Object.fromEntries(files));
  return [];
}

/** Judges an answer by the contract. */
export function answerErrors(operation: Operation, status: number, answer: unknown): readonly FieldError[] {
  const { path, method } = operations[operation];
  const validate = once(`answer ${operation} ${status}`, () =>
    status === 200
      ? strict.compile({ $ref: pointer(path, method, "responses/200/content/application~1json/schema") })
      : strict.compile({ $ref: "spec#/components/schemas/Problem" }),
  );
  return validate(answer) ? [] : errorsOf(validate);
}
