import { type Json, type JsonObject, objectAt, type Operation, resolve } from "./document.ts";

/** The shape of a named field that is no plain value. */
const marks = new Map<Json | undefined, string>([
  ["string", ""],
  ["number", "."],
  ["integer", "#"],
  ["boolean", "!"],
]);

/** Returns whether a field is an object that an answer may lack: a user who reads it checks it. */
function isLeftOut(document: JsonObject, field: Json): boolean {
  const { type, "x-may-be-missing": mayBeMissing } = resolve(document, field);
  return type === "object" && mayBeMissing === true;
}

/** The fields of an object: the plain ones in one text, the others by name. */
function fieldsOf(document: JsonObject, properties: JsonObject): Json {
  const told = Object.entries(properties).filter(([, field]) => !isLeftOut(document, field));
  const shapes = told.map(([name, field]): [string, Json] => {
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
 * Returns the compact shape of a schema. A value is its mark: none for text, `.` a number, `#` an integer, `!` a
 * boolean, with `?` where it may be null. An object is its fields, `id# note?`; a list is `[item]`; an object with
 * nested shapes maps each nested field to its shape, the empty name to its plain fields, and `*` to any other field.
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

/** Returns the schema of `data` in the success answer; null where the answer has no data. */
function dataOf(document: JsonObject, { definition }: Operation): Json {
  const content = objectAt(definition, "responses", "200", "content", "application/json", "schema");
  const [success] = [content["oneOf"]].flat();
  const parts = [resolve(document, success)["allOf"]].flat();
  return parts.map((part) => objectAt(part, "properties")["data"]).find((data) => data !== undefined) ?? null;
}

/** Returns the shape of an operation's data; null where the answer has no data. */
export function answerOf(document: JsonObject, operation: Operation): Json {
  const data = dataOf(document, operation);
  return data === null ? null : shapeOf(document, data);
}
