import {
  bodyOf,
  inputsOf,
  type Json,
  type JsonObject,
  objectAt,
  operationsOf,
  textAt,
  textsAt,
} from "./document.ts";

/** Returns the inputs that carry an extension, by name. */
function marked(inputs: ReturnType<typeof inputsOf>, extension: string): JsonObject {
  const found = inputs.flatMap(([name, definition]): [string, Json][] => {
    const value = definition[extension];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(found);
}

/** Returns the capability that an operation belongs to; empty for one that every provider has. */
export const capabilityOf = ({ definition }: { readonly definition: JsonObject }): string =>
  textAt(definition, "x-extension") || textAt(definition, "x-capability");

/** Returns how each operation is called, for clients and servers. */
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
        audience: textAt(operation.definition, "x-audience"),
        idempotent: operation.definition["x-idempotent"] === true,
        capability: capabilityOf(operation) || null,
        isOfSites: operation.definition["x-site"] === true,
        session: marked(inputs, "x-session"),
        constants: marked(inputs, "x-constant"),
        decimals: Object.keys(marked(inputs, "x-decimal")),
      },
    ];
  });
  return Object.fromEntries(rows);
}

/** Returns a sentence about each operation. */
export function operationSummaries(document: JsonObject): ReadonlyMap<string, string> {
  return new Map(operationsOf(document).map(({ id, definition }) => [id, textAt(definition, "summary")]));
}

/** Returns the name of every capability, including those without an operation of their own. */
export const capabilityNames = (document: JsonObject): readonly string[] =>
  textsAt(objectAt(document, "components", "schemas", "Capability"), "enum");

/** Returns the names of the capabilities that consist of the provider's own calls. */
export const ownCapabilityNames = (document: JsonObject): readonly string[] =>
  capabilityNames(document).filter((name) =>
    operationsOf(document).some(({ definition }) => definition["x-capability"] === name),
  );

/** Returns the refusal codes by name. */
export function refusalTable(document: JsonObject): JsonObject {
  const schema = objectAt(document, "components", "schemas", "RefusalCode");
  const codes = schema["enum"];
  return Object.fromEntries(
    textsAt(schema, "x-enum-varnames").map((name, index): [string, Json] => [
      name,
      Array.isArray(codes) ? codes[index] : null,
    ]),
  );
}

/** Returns a sentence about each refusal code, by name. */
export function refusalMeanings(document: JsonObject): ReadonlyMap<string, string> {
  const meanings = objectAt(document, "components", "schemas", "RefusalCode", "x-enumDescriptions");
  return new Map(
    Object.entries(refusalTable(document)).map(([name, code]) => [
      name,
      textAt(meanings, JSON.stringify(code)),
    ]),
  );
}
