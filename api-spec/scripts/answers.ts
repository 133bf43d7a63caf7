import { type Json, type JsonObject, objectAt, type Operation, resolve } from "./document.ts";

const words = new Map<Json | undefined, string>([
  ["string", "text"],
  ["number", "number"],
  ["integer", "integer"],
  ["boolean", "boolean"],
]);

/** The shape of a schema in few words: `text`, `integer?` where it may be null, a list as `[item]`, an object by field, or under `*` where any field may be. */
function shapeOf(document: JsonObject, value: Json | undefined): Json {
  const schema = resolve(document, value);
  const [type, ...others] = [schema["type"]].flat();
  if (type === "array") return [shapeOf(document, schema["items"])];
  if (type === "object") {
    const fields = Object.entries(objectAt(schema, "properties"));
    if (fields.length === 0) return { "*": shapeOf(document, schema["additionalProperties"]) };
    return Object.fromEntries(fields.map(([name, field]) => [name, shapeOf(document, field)]));
  }
  const word = words.get(type);
  if (!word) throw new Error(`No shape is known for ${JSON.stringify(schema)}`);
  return others.includes("null") || schema["x-may-be-missing"] === true ? `${word}?` : word;
}

/** The `data` of the answer that says that a call did what it says; null where it says no more than that. */
function dataOf(document: JsonObject, { definition }: Operation): Json {
  const content = objectAt(definition, "responses", "200", "content", "application/json", "schema");
  const [success] = [content["oneOf"]].flat();
  const parts = [resolve(document, success)["allOf"]].flat();
  return parts.map((part) => objectAt(part, "properties")["data"]).find((data) => data !== undefined) ?? null;
}

/** The shape of the data that a call answers with; null where it answers with none. */
export function answerOf(document: JsonObject, operation: Operation): Json {
  const data = dataOf(document, operation);
  return data && shapeOf(document, data);
}
