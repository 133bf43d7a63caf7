import {
  bodyOf,
  inputsOf,
  type Json,
  type JsonObject,
  objectAt,
  operationsOf,
  resolve,
  textAt,
} from "./document.ts";

function valuesOf(document: JsonObject, examples: JsonObject): [string, Json][] {
  return Object.entries(examples).map(([name, example]) => [
    name,
    resolve(document, example)["value"] ?? null,
  ]);
}

/** Returns the examples of each operation: `request` where it has inputs, `success`, `refusal`. */
export function exampleTable(document: JsonObject): JsonObject {
  const rows = operationsOf(document).map((operation): [string, Json] => {
    const media = objectAt(operation.definition, "responses", "200", "content", "application/json");
    const body = bodyOf(document, operation);
    const query = inputsOf(document, operation).map(([name, { example }]): [string, Json] => [
      name,
      example ?? null,
    ]);
    const fromQuery: [string, Json][] = query.length > 0 ? [["request", Object.fromEntries(query)]] : [];
    const request = body ? valuesOf(document, body.examples) : fromQuery;
    return [
      operation.id,
      Object.fromEntries([...request, ...valuesOf(document, objectAt(media, "examples"))]),
    ];
  });
  return Object.fromEntries(rows);
}

/** Returns the error answers by name: HTTP status and body. */
export function problemTable(document: JsonObject): JsonObject {
  const found = new Map<string, JsonObject>();
  for (const { definition } of operationsOf(document)) {
    for (const [status, response] of Object.entries(objectAt(definition, "responses"))) {
      if (status === "200") continue;
      const media = objectAt(resolve(document, response), "content", "application/json");
      for (const [, example] of Object.entries(objectAt(media, "examples"))) {
        const name = textAt(objectAt(response), "$ref").slice("#/components/responses/".length);
        found.set(name, { status: Number(status), body: resolve(document, example)["value"] ?? null });
      }
    }
  }
  const byStatus = [...found].toSorted(([, a], [, b]) => Number(a["status"]) - Number(b["status"]));
  return Object.fromEntries(byStatus);
}
