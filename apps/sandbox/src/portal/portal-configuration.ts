import { readFile } from "node:fs/promises";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { StartError } from "../config.ts";

/** The configuration of a portal, as its own schema describes it. */
export type PortalConfiguration = Readonly<Record<string, unknown>>;

/** The file of a built portal with the schema of its configuration. */
export const SCHEMA = "configuration.schema.json";

const isRecord = (value: unknown): value is PortalConfiguration =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the value of a field, by its JSON pointer. */
const valueAt = (document: unknown, pointer: string): unknown =>
  pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((value, name) => Reflect.get(Object(value), name), document);

const types: Readonly<Record<string, string>> = {
  integer: "a whole number",
  number: "a number",
  string: "text",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
  null: "null",
};

/** Returns the requirement of a field as the end of a sentence: from the schema, or else for the violated keyword. */
function requirementOf({ keyword, message = "", params, parentSchema }: ErrorObject): string {
  const must: unknown = parentSchema?.["must"];
  if (typeof must === "string") return must;
  const limit = String(params["limit"]);
  switch (keyword) {
    case "type":
      return `must be ${[params["type"]]
        .flat()
        .map((type) => types[String(type)] ?? type)
        .join(" or ")}`;
    case "const":
      return `must be ${JSON.stringify(params["allowedValue"])}`;
    case "minimum":
      return `must be at least ${limit}`;
    case "maximum":
      return `must be at most ${limit}`;
    case "exclusiveMinimum":
      return `must be above ${limit}`;
    case "uniqueItems":
      return "must have each of its elements once";
    case "format":
      return params["format"] === "regex" ? "must be a regular expression" : message;
    case "pattern":
      return `must have the form ${String(params["pattern"])}`;
    default:
      return message;
  }
}

const formats = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  regex(text: string): boolean {
    try {
      return new RegExp(text, "u").source !== "";
    } catch {
      return false;
    }
  },
};

/** Returns whether an error only says which element of a list lacks what the list must contain. */
const isOfList = ({ schemaPath }: ErrorObject) => schemaPath.includes("/contains/");

/** Returns the path of the field that an error concerns, as a JSON pointer, and the end of its sentence. */
function describe(error: ErrorObject): readonly [pointer: string, must: string] {
  const extra: unknown = error.params["additionalProperty"];
  if (typeof extra === "string")
    return [`${error.instancePath}/${extra}`, "is not a field of the configuration"];
  const missing: unknown = error.params["missingProperty"];
  if (typeof missing === "string") return [`${error.instancePath}/${missing}`, "is required"];
  return [error.instancePath, requirementOf(error)];
}

/** Returns a sentence for each wrong field of a document: its name, its value, and the requirement. */
export function findWrongFields(schema: object, document: unknown): readonly string[] {
  const validate = new Ajv2020({ strict: false, allErrors: true, verbose: true, formats }).compile(schema);
  if (validate(document)) return [];
  const sentences = new Map<string, string>();
  for (const error of (validate.errors ?? []).filter((one) => !isOfList(one))) {
    const [pointer, must] = describe(error);
    const field = pointer.slice(1).replaceAll("/", ".") || "The document";
    const value = JSON.stringify(valueAt(document, pointer)) ?? "missing";
    // The errors of the alternatives of a choice come before the error of the choice, which names all alternatives.
    if (!sentences.has(field) || error.keyword === "anyOf")
      sentences.set(field, `${field} is ${value}: it ${must}.`);
  }
  return [...sentences.values()];
}

/** Returns a document whose fields are replaced by the fields of another document; groups are combined. */
export function mergeConfigurations(
  base: PortalConfiguration,
  given: PortalConfiguration,
): PortalConfiguration {
  const fields = Object.entries(given).map(([name, value]) => {
    const before = base[name];
    return [name, isRecord(before) && isRecord(value) ? mergeConfigurations(before, value) : value];
  });
  return { ...base, ...Object.fromEntries(fields) };
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new StartError(`${file}: the file cannot be read.`);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartError(`${file}: ${error instanceof Error ? error.message : "it is not JSON"}.`, {
      cause: error,
    });
  }
}

/**
 * Reads the configuration of a portal from files, of which later ones replace the fields of earlier ones; throws a
 * {@link StartError} with a sentence for each wrong field.
 */
export async function readPortalConfiguration(
  files: readonly string[],
  schemaFile: string,
): Promise<PortalConfiguration> {
  const schema = await readJson(schemaFile).catch(() => {
    throw new StartError(`${schemaFile} is missing: the portal was built without a configuration.`);
  });
  let all: PortalConfiguration = {};
  for (const file of files) {
    const document = await readJson(file);
    const wrong = findWrongFields(Object(schema), document);
    if (wrong.length > 0 || !isRecord(document))
      throw new StartError(wrong.map((sentence) => `${file}: ${sentence}`).join("\n"));
    const { $schema: _schema, ...fields } = document;
    all = mergeConfigurations(all, fields);
  }
  return all;
}
