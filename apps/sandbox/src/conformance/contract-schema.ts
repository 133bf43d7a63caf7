import { readFileSync } from "node:fs";
import { type OperationId, operations } from "@broker/api-spec/operations";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/** A difference between a body and the contract. */
export interface Difference {
  /** The field, such as `data[0].amountUsd`; empty for the whole body. */
  readonly field: string;
  /** The fault of the field, as the rest of a sentence that begins with the field. */
  readonly problem: string;
  /** False where clients take the value nevertheless. */
  readonly isBreach: boolean;
}

/** The schemas whose rules JSON Schema cannot express, with the keyword that adds each rule. */
const stricter: Readonly<Record<string, string>> = {
  Money: "twoDecimals",
  DateTime: "realInstant",
  OptionalDateTime: "realInstant",
};

const contract: unknown = JSON.parse(
  readFileSync(new URL(import.meta.resolve("@broker/api-spec/openapi.json")), "utf8"),
  (key, value: unknown) => {
    const keyword = stricter[key];
    return keyword === undefined ? value : { ...Object(value), [keyword]: true };
  },
);

const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true, verbose: true });
addFormats.default(ajv);
ajv.addKeyword({
  keyword: "twoDecimals",
  type: "number",
  validate: (_schema: unknown, value: number) => /^-?\d+(\.\d{1,2})?$/.test(String(value)),
});
ajv.addKeyword({
  keyword: "realInstant",
  type: "string",
  validate: (_schema: unknown, value: string) => !Number.isNaN(Date.parse(value)),
});
ajv.addSchema(Object(contract), "contract");

/** Returns the value at a path inside another value; undefined if the path does not exist. */
export function at(value: unknown, ...keys: readonly (string | number)[]): unknown {
  let found = value;
  for (const key of keys) found = Reflect.get(Object(found), key);
  return found;
}

/** The version of the contract. */
export const contractVersion = String(at(contract, "info", "version"));

/** Returns what an operation does, in the contract's own words. */
export const summaryOf = (call: OperationId): string =>
  String(at(contract, "paths", operations[call].path, operations[call].method.toLowerCase(), "summary"));

/** Returns whether the contract has an answer of an operation with a status. */
export const hasAnswer = (call: OperationId, status: number): boolean =>
  at(
    contract,
    "paths",
    operations[call].path,
    operations[call].method.toLowerCase(),
    "responses",
    String(status),
  ) !== undefined;

/** Returns the names of the properties of a schema. */
export const propertiesOf = (schema: string): readonly string[] =>
  Object.keys(Object(at(contract, "components", "schemas", schema, "properties")));

const compiled = new Map<string, ValidateFunction>();

function compile(pointer: string): ValidateFunction {
  const known = compiled.get(pointer) ?? ajv.compile({ $ref: `contract#${pointer}` });
  compiled.set(pointer, known);
  return known;
}

/** Returns the place of the schema of a success, of a refusal, or of every other status. */
function pointerOf(call: OperationId, status: number, body: unknown): string {
  if (status !== 200) return "/components/schemas/Problem";
  const { path, method } = operations[call];
  const address = encodeURIComponent(path.replaceAll("/", "~1"));
  const isSuccess = Number(at(body, "responseCode")) === 1;
  const place = "responses/200/content/application~1json/schema/oneOf";
  return `/paths/${address}/${method.toLowerCase()}/${place}/${isSuccess ? 0 : 1}`;
}

const words: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  null: "null",
};
const listed = (values: readonly unknown[], last: string) =>
  values.join(", ").replace(/, ([^,]*)$/, ` ${last} $1`);
/** Returns a value as a report shows it: short, and a text as such. */
function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? "undefined";
  const short = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return typeof value === "string" ? `the text ${short}` : short;
}

/** Describes a value of a client, which a report does not quote: it may be a name, an account or an amount. */
function describe(value: unknown): string {
  if (typeof value === "string") return `a text of ${value.length} characters`;
  return value === null || typeof value === "boolean" ? String(value) : (words[typeof value] ?? typeof value);
}

function problemOf(
  { keyword, params, data, message, parentSchema }: ErrorObject,
  show: (value: unknown) => string,
): string {
  if (keyword === "required") return "is missing";
  if (keyword === "type") {
    const wanted = [params["type"]].flat().map((type) => words[String(type)] ?? String(type));
    return `is ${show(data)}; the contract wants ${listed(wanted, "or")}`;
  }
  if (keyword === "enum") {
    const allowed = [params["allowedValues"]].flat();
    // A code, and nothing personal.
    return `is ${quote(data)}; the contract knows ${listed(allowed, "and")} only`;
  }
  if (keyword === "const")
    return `is ${show(data)}; the contract wants ${JSON.stringify(params["allowedValue"])}`;
  if (keyword === "twoDecimals") return `is ${show(data)}; an amount has at most two decimals`;
  if (keyword === "realInstant") return `is ${show(data)}, which is no date of the calendar`;
  if (keyword === "pattern") {
    const { description } = Object(parentSchema);
    const meaning = typeof description === "string" ? description.split("\n")[0] : "";
    return `is ${show(data)}; the contract wants ${meaning || `the pattern ${String(params["pattern"])}`}`;
  }
  return `is ${show(data)}; it ${message ?? "does not fit the contract"}`;
}

/** Returns a field as code names it: `data[0].amountUsd`. */
function fieldOf({ instancePath, params, keyword }: ErrorObject): string {
  const missing = keyword === "required" ? [`${params["missingProperty"]}`] : [];
  const parts = [...instancePath.split("/").slice(1), ...missing];
  return parts
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join("")
    .replace(/^\./, "");
}

/** Returns whether clients take a value nevertheless: a field that may be missing, or an unknown reason of a refusal. */
function isTaken({ keyword, params, parentSchema, data }: ErrorObject, field: string): boolean {
  if (keyword === "enum") return field === "responseCode" && Number.isInteger(data);
  if (keyword !== "required") return false;
  const schema = at(parentSchema, "properties", String(params["missingProperty"]));
  const ref = at(schema, "$ref");
  const target = typeof ref === "string" ? at(contract, ...ref.slice(2).split("/")) : schema;
  return at(target, "x-may-be-missing") === true;
}

/**
 * Returns the differences between a body and the contract. A difference that occurs in several rows is listed once, with
 * the number of rows.
 */
export function findDifferences(call: OperationId, status: number, body: unknown): readonly Difference[] {
  const validate = compile(pointerOf(call, status, body));
  const show = status === 200 && operations[call].audience !== "public" ? describe : quote;
  if (validate(body)) return [];
  const errors = (validate.errors ?? []).filter(({ keyword }) => !["allOf", "oneOf", "if"].includes(keyword));
  const kinds = Map.groupBy(
    errors,
    (error) => `${error.keyword} ${fieldOf(error).replaceAll(/\[\d+\]/g, "[]")}`,
  );
  return [...kinds.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const field = fieldOf(first);
    const more = same.length > 1 ? ` (and in ${same.length - 1} more rows)` : "";
    return { field, problem: problemOf(first, show) + more, isBreach: !isTaken(first, field) };
  });
}
