import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A value in the bundled document. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Returns whether a value of the document is an object. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the object under a path of keys; empty where it is absent. */
export function objectAt(value: Json | undefined, ...keys: readonly string[]): JsonObject {
  let found: Json | undefined = value;
  for (const key of keys) found = isObject(found) ? found[key] : undefined;
  return isObject(found) ? found : {};
}

/** Returns the objects of the list under a key; none where it is absent. */
export function listAt(value: Json | undefined, key: string): readonly JsonObject[] {
  const list = isObject(value) ? value[key] : undefined;
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** Returns the texts of the list under a key; none where it is absent. */
export function textsAt(value: JsonObject, key: string): readonly string[] {
  const list = value[key];
  return Array.isArray(list) ? list.filter((item) => typeof item === "string") : [];
}

/** Returns the text under a key; empty where it is absent. */
export function textAt(value: JsonObject, key: string): string {
  const text = value[key];
  return typeof text === "string" ? text.trim() : "";
}

/** Follows a `$ref` inside the document; the keys beside it win. */
export function resolve(document: JsonObject, value: Json | undefined): JsonObject {
  if (!isObject(value)) return {};
  const { $ref, ...rest } = value;
  if (typeof $ref !== "string") return value;
  const keys = $ref.slice(2).split("/");
  const target = objectAt(document, ...keys.map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~")));
  return { ...resolve(document, target), ...rest };
}

/** One operation of the document, with its path and method. */
export interface Operation {
  readonly id: string;
  readonly path: string;
  readonly method: "GET" | "POST";
  readonly definition: JsonObject;
}

/** Returns the operations in the order of the document. */
export function operationsOf(document: JsonObject): readonly Operation[] {
  return Object.entries(objectAt(document, "paths")).flatMap(([path, item]) =>
    (["get", "post"] as const).flatMap((verb) => {
      const definition = isObject(item) ? item[verb] : undefined;
      if (!isObject(definition)) return [];
      const method = verb === "get" ? ("GET" as const) : ("POST" as const);
      return [{ id: textAt(definition, "operationId"), path, method, definition }];
    }),
  );
}

/** Returns the parameters of an operation with every `$ref` followed. */
export function parametersOf(document: JsonObject, { definition }: Operation): readonly JsonObject[] {
  return listAt(definition, "parameters").map((parameter) => resolve(document, parameter));
}

/** Returns the content type, schema and examples of an operation's body, if it has one. */
export function bodyOf(document: JsonObject, { definition }: Operation) {
  const content = objectAt(resolve(document, definition["requestBody"]), "content");
  const [entry] = Object.entries(content);
  if (!entry) return null;
  const [type, media] = entry;
  return {
    type,
    schema: resolve(document, objectAt(media, "schema")),
    examples: objectAt(media, "examples"),
  };
}

/** Returns all fields of a request: the properties of the body, or the query parameters. */
export function inputsOf(document: JsonObject, operation: Operation): readonly [string, JsonObject][] {
  const properties = objectAt(bodyOf(document, operation)?.schema, "properties");
  const query = parametersOf(document, operation).filter((parameter) => parameter["in"] === "query");
  return [
    ...Object.entries(properties).map(([name, value]): [string, JsonObject] => [
      name,
      resolve(document, value),
    ]),
    ...query.map((parameter): [string, JsonObject] => [textAt(parameter, "name"), parameter]),
  ];
}

/** Bundles the YAML files of an API of `redocly.yaml` into one document. */
export async function bundleDocument(root: string, api = "provider"): Promise<JsonObject> {
  const folder = await mkdtemp(join(tmpdir(), "api-spec-"));
  const output = join(folder, "openapi.json");
  const quiet = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  await run(join(root, "node_modules/.bin/redocly"), ["bundle", api, "--output", output], {
    cwd: root,
    env: quiet,
  });
  const document: unknown = JSON.parse(await readFile(output, "utf8"));
  await rm(folder, { recursive: true });
  if (!isObject(document)) throw new Error("The bundle is empty.");
  return document;
}
