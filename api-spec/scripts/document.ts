import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A value inside the bundled document. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Tells whether a value of the document is an object. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The object under a key; an absent one reads as empty. */
export function objectAt(value: Json | undefined, key: string): JsonObject {
  const found = isObject(value) ? value[key] : undefined;
  return isObject(found) ? found : {};
}

/** Follows a `$ref` inside the document. */
export function resolve(document: JsonObject, value: Json | undefined): JsonObject {
  if (!isObject(value)) return {};
  const { $ref, ...rest } = value;
  if (typeof $ref !== "string") return value;
  let target: Json | undefined = document;
  for (const key of $ref.slice(2).split("/")) {
    target = isObject(target) ? target[key.replaceAll("~1", "/").replaceAll("~0", "~")] : undefined;
  }
  return { ...resolve(document, target), ...rest };
}

/** One operation of the document, with where it stands. */
export interface Operation {
  readonly id: string;
  readonly path: string;
  readonly method: "GET" | "POST";
  readonly definition: JsonObject;
}

/** The operations in the order of the document. */
export function operationsOf(document: JsonObject): readonly Operation[] {
  return Object.entries(objectAt(document, "paths")).flatMap(([path, item]) =>
    (["get", "post"] as const).flatMap((verb) => {
      const definition = isObject(item) ? item[verb] : undefined;
      if (!isObject(definition)) return [];
      const method = verb === "get" ? ("GET" as const) : ("POST" as const);
      return [{ id: String(definition["operationId"]), path, method, definition }];
    }),
  );
}

/** The parameters of an operation with every `$ref` followed. */
export function parametersOf(document: JsonObject, operation: Operation): readonly JsonObject[] {
  const list = operation.definition["parameters"];
  return Array.isArray(list) ? list.map((parameter: Json) => resolve(document, parameter)) : [];
}

/** The content type and schema of an operation's body, if it has one. */
export function bodyOf(
  document: JsonObject,
  operation: Operation,
): { type: string; schema: JsonObject; examples: JsonObject } | null {
  const content = objectAt(resolve(document, operation.definition["requestBody"]), "content");
  const [entry] = Object.entries(content);
  if (!entry) return null;
  const [type, media] = entry;
  return { type, schema: resolve(document, objectAt(media, "schema")), examples: objectAt(media, "examples") };
}

/** Bundles the YAML files into one document. */
export async function bundleDocument(root: string): Promise<JsonObject> {
  const folder = await mkdtemp(join(tmpdir(), "api-spec-"));
  const output = join(folder, "openapi.json");
  await run(join(root, "node_modules/.bin/redocly"), ["bundle", "provider@v1", "--output", output], { cwd: root });
  const document: unknown = JSON.parse(await readFile(output, "utf8"));
  await rm(folder, { recursive: true });
  if (!isObject(document)) throw new Error("The bundle is empty.");
  return document;
}
