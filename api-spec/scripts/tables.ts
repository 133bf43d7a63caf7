import {
  bodyOf,
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  type Operation,
  operationsOf,
  parametersOf,
  resolve,
} from "./document.ts";

/** Fields of a request, with where they stand: the query parameters or the properties of the body. */
function inputsOf(document: JsonObject, operation: Operation): readonly [name: string, definition: JsonObject][] {
  const body = bodyOf(document, operation);
  const properties = body ? Object.entries(objectAt(body.schema, "properties")) : [];
  const query = parametersOf(document, operation).filter((parameter) => parameter["in"] === "query");
  return [
    ...properties.map(([name, value]): [string, JsonObject] => [name, isObject(value) ? value : {}]),
    ...query.map((parameter): [string, JsonObject] => [String(parameter["name"]), parameter]),
  ];
}

function marked(inputs: ReturnType<typeof inputsOf>, extension: string): JsonObject {
  const found: [string, Json][] = [];
  for (const [name, definition] of inputs) {
    const value = definition[extension];
    if (value !== undefined) found.push([name, value]);
  }
  return Object.fromEntries(found);
}

/** How each call is made, for those who call and those who answer. */
export function operationTable(document: JsonObject): JsonObject {
  const rows = operationsOf(document).map((operation): [string, Json] => {
    const inputs = inputsOf(document, operation);
    const body = bodyOf(document, operation);
    const kind = body?.type === "multipart/form-data" ? "form" : "json";
    return [
      operation.id,
      {
        method: operation.method,
        path: operation.path,
        send: body ? kind : inputs.length > 0 ? "query" : "none",
        audience: operation.definition["x-audience"] ?? "client",
        idempotent: operation.definition["x-idempotent"] === true,
        session: marked(inputs, "x-session"),
        constants: marked(inputs, "x-constant"),
      },
    ];
  });
  return Object.fromEntries(rows);
}

/** The names of the refusal codes. */
export function refusalTable(document: JsonObject): JsonObject {
  const schema = objectAt(objectAt(objectAt(document, "components"), "schemas"), "RefusalCode");
  const [names, codes] = [schema["x-enum-varnames"], schema["enum"]];
  if (!Array.isArray(names) || !Array.isArray(codes) || names.length !== codes.length) {
    throw new Error("RefusalCode needs one name per code.");
  }
  return Object.fromEntries(names.map((name: Json, index): [string, Json] => [String(name), codes[index] ?? null]));
}

function valuesOf(document: JsonObject, examples: JsonObject): [string, Json][] {
  return Object.entries(examples).map(([name, example]) => [name, resolve(document, example)["value"] ?? null]);
}

/** The examples of each call: `request` where it has a body, `success`, `refusal`. */
export function exampleTable(document: JsonObject): JsonObject {
  const rows = operationsOf(document).map((operation): [string, Json] => {
    const answer = objectAt(objectAt(operation.definition, "responses"), "200");
    const media = objectAt(objectAt(answer, "content"), "application/json");
    const body = bodyOf(document, operation);
    const request = body ? valuesOf(document, body.examples) : [];
    return [operation.id, Object.fromEntries([...request, ...valuesOf(document, objectAt(media, "examples"))])];
  });
  return Object.fromEntries(rows);
}

function* assumptions(value: Json | undefined, place: readonly string[]): Generator<[string, string]> {
  if (Array.isArray(value)) return;
  if (!isObject(value)) return;
  const sentence = value["x-assumed"];
  if (typeof sentence === "string") yield [place.join("."), sentence];
  for (const [key, child] of Object.entries(value)) {
    yield* assumptions(child, key === "properties" ? place : [...place, key]);
  }
}

/** The page that lists every shape that the provider's documents leave open. */
export function assumptionsPage(document: JsonObject): string {
  const calls = operationsOf(document).flatMap(({ id, definition }): [string, string][] =>
    typeof definition["x-assumed"] === "string" ? [[id, definition["x-assumed"]]] : [],
  );
  const schemas = objectAt(objectAt(document, "components"), "schemas");
  const fields = Object.entries(schemas).flatMap(([name, schema]) => [...assumptions(schema, [name])]);
  const extensions = operationsOf(document).filter(({ definition }) => definition["x-extension"] === true);
  const table = (rows: readonly [string, string][]) =>
    ["| where | what we assume |", "| --- | --- |", ...rows.map(([where, what]) => `| \`${where}\` | ${what} |`)].join("\n");
  return `<!-- Made by \`pnpm generate\` from the x-assumed marks in api-spec. Do not edit. -->
# What the contract leaves open

The provider's documents name forty calls and do not show every shape. What we had to assume is marked
\`x-assumed\` in [api-spec](../api-spec) and listed here, so that it can be checked against a real provider.

## Calls

${table(calls)}

## Fields

${table(fields)}

## Added by us

${table(extensions.map(({ id, definition }) => [id, String(definition["summary"])]))}
`;
}
