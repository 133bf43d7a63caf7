import { isObject, type Json, type JsonObject, objectAt, operationsOf, textAt, textsAt } from "./document.ts";

/** Keys of the document that are left out of a place's name. */
const silent = new Set(["properties", "items", "schema", "parameters", "headers"]);
const onOneLine = (sentence: string) => sentence.trim().replaceAll(/\s+/g, " ");

/** One assumption and its places. */
type Assumption = readonly [place: string, sentence: string];

/** Returns every `x-assumed` below a value, with its place; `properties`, `schema` and the like are left out of the place. */
function* assumed(value: Json | undefined, place: readonly string[]): Generator<Assumption> {
  if (Array.isArray(value)) {
    for (const item of value)
      yield* assumed(item, isObject(item) && "name" in item ? [...place, textAt(item, "name")] : place);
  }
  if (!isObject(value)) return;
  const sentence = value["x-assumed"];
  if (typeof sentence === "string") yield [place.join("."), onOneLine(sentence)];
  for (const [key, child] of Object.entries(value)) {
    yield* assumed(child, silent.has(key) ? place : [...place, key]);
  }
}

/** Writes a list with one item for each sentence; a sentence with several places is written once. */
function list(assumptions: Iterable<Assumption>): string {
  const places = new Map<string, string[]>();
  for (const [place, sentence] of assumptions) {
    places.set(sentence, [...(places.get(sentence) ?? []), `\`${place}\``]);
  }
  return [...places].map(([sentence, where]) => `- ${where.join(", ")}: ${sentence}`).join("\n");
}

function* ofOperations(document: JsonObject): Generator<Assumption> {
  for (const { id, definition } of operationsOf(document)) yield* assumed(definition, [id]);
}

function* ofComponents(groups: JsonObject): Generator<Assumption> {
  for (const group of Object.values(groups)) yield* assumed(group, []);
}

/** Writes the page that lists every shape that the provider's documents leave open. */
export function assumptionsPage(document: JsonObject): string {
  const { schemas, ...aroundCalls } = objectAt(document, "components");
  const general = textsAt(objectAt(document, "info"), "x-assumed").map(
    (sentence) => `- ${onOneLine(sentence)}`,
  );
  const ownCalls = operationsOf(document)
    .filter(({ definition }) => textAt(definition, "x-capability") !== "")
    .map(({ id, definition: it }) => `\`${id}\` (\`${textAt(it, "x-capability")}\`)`)
    .join(", ");
  const extensions = operationsOf(document)
    .filter(({ definition }) => textAt(definition, "x-extension") !== "")
    .map(({ id, definition: it }) => {
      const capability = textAt(it, "x-extension");
      return `- \`${id}\` (\`${capability}\`): ${textAt(it, "summary")} ${textAt(it, "description")}`;
    });
  return `<!-- Made by \`pnpm generate\` from the x-assumed marks in api-spec. Do not edit. -->

# What the contract leaves open

The provider's documents name forty calls and do not show every shape. What we had to assume is marked
\`x-assumed\` in [api-spec](../api-spec) and listed here, so that it can be checked against a real provider.

## In general

${general.join("\n")}

## Calls and their inputs

${list(ofOperations(document))}

## Shapes

${list(assumed(schemas, []))}

## Around the calls

${list(ofComponents(aroundCalls))}

## Added by us

Each of these calls belongs to a capability, which GetCapabilities names where it is on. A call whose capability is off
is never made. The same holds for these calls of the forty, which a provider may lack: ${ownCalls}.

${extensions.join("\n")}
`;
}
