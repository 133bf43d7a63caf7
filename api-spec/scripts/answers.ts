import { type Json, type JsonObject, objectAt, type Operation, resolve } from "./document.ts";

/** What stands behind the name of a field that is no text. */
const marks = new Map<Json | undefined, string>([
  ["string", ""],
  ["number", "."],
  ["integer", "#"],
  ["boolean", "!"],
]);

/** The fields of an object: those with one plain value each in one text, and the others by name. */
function fieldsOf(document: JsonObject, properties: JsonObject): Json {
  const shapes = Object.entries(properties).map(([name, field]): [string, Json] => {
    if (!/^\w+$/.test(name))
      throw new Error(`A field of an answer has a name of letters and digits: ${name}`);
    return [name, shapeOf(document, field)];
  });
  const isPlain = (field: [string, Json]): field is [string, string] =>
    typeof field[1] === "string" && !/\w/.test(field[1]);
  const plain = shapes
    .filter(isPlain)
    .map(([name, mark]) => name + mark)
    .join(" ");
  const others = shapes.filter((field) => !isPlain(field));
  return others.length === 0 ? plain : Object.fromEntries([...(plain ? [["", plain]] : []), ...others]);
}

/**
 * The shape of a schema in few words. One value is its mark: none for text, `.` a number, `#` an integer, `!` a boolean,
 * with `?` where it may be null. An object is its fields, `id# note?`; a list is `[item]`; an object with parts of
 * another shape has them by name, its plain fields under the empty name, and any other field under `*`.
 */
function shapeOf(document: JsonObject, value: Json | undefined): Json {
  const schema = resolve(document, value);
  const [type, ...others] = [schema["type"]].flat();
  if (type === "array") return [shapeOf(document, schema["items"])];
  if (type === "object") {
    const properties = objectAt(schema, "properties");
    if (Object.keys(properties).length > 0) return fieldsOf(document, properties);
    return { "*": shapeOf(document, schema["additionalProperties"]) };
  }
  const mark = marks.get(type);
  if (mark === undefined) throw new Error(`No shape is known for ${JSON.stringify(schema)}`);
  return others.includes("null") || schema["x-may-be-missing"] === true ? `${mark}?` : mark;
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
  return data === null ? null : shapeOf(document, data);
}
