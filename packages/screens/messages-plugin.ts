/**
 * A plugin for builds within this workspace; it is not part of the package.
 *
 * @packageDocumentation
 * @hidden
 */
import compile from "icu-minify/compile";
import MagicString from "magic-string";
import type { Plugin } from "vite";

const TRANSLATION = "defineTranslation";
const CALLS = new Set(["defineMessages", TRANSLATION]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value && "end" in value;

function* walk(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* walk(item);
  if (!isNode(value)) return;
  yield value;
  for (const child of Object.values(value)) yield* walk(child);
}

/** Returns the name of the function that a node calls. */
const calledBy = (node: Node): string =>
  node.type === "CallExpression" && isNode(node["callee"]) && node["callee"].type === "Identifier"
    ? String(node["callee"]["name"])
    : "";

/** Returns the compiled message of a property; null where it has none. */
function compiledOf({ type, value }: Node): string | null {
  const sentence = type === "Property" && isNode(value) && value.type === "Literal" ? value["value"] : null;
  return typeof sentence === "string" ? JSON.stringify(compile(sentence)) : null;
}

const nameOf = ({ key }: Node): string => (isNode(key) ? String(key["name"] ?? key["value"]) : "");

/** Converts a translation to a list without keys, in the order of the English keys. */
function listOf(object: Node): string {
  const properties = (Array.isArray(object["properties"]) ? object["properties"] : []).filter(isNode);
  const sentences = new Map(properties.map((property) => [nameOf(property), compiledOf(property)]));
  const unread = [...sentences].find(([, sentence]) => sentence === null);
  if (unread) throw new Error(`A translation holds sentences and nothing else: ${unread[0]}`);
  return `[${[...sentences.keys()]
    .toSorted()
    .map((name) => sentences.get(name))
    .join()}]`;
}

/**
 * Compiles the ICU messages inside `defineMessages` and `defineTranslation` at build time, for Vite and Rolldown, so
 * that the browser needs no parser. An invalid message fails the build with its location. A translation becomes a list,
 * because the keys of its messages were a quarter of its size.
 */
export function messagesPlugin(): Plugin {
  return {
    name: "broker-messages",
    enforce: "pre",
    transform: {
      filter: { id: /\.ts$/, code: /define(Messages|Translation)\(/ },
      handler(code, id) {
        const output = new MagicString(code);
        for (const call of walk(this.parse(code, { lang: "ts" }))) {
          const name = calledBy(call);
          if (!CALLS.has(name)) continue;
          for (const node of walk(call["arguments"])) {
            const sentence = compiledOf(node);
            if (name === TRANSLATION && node.type === "ObjectExpression")
              output.overwrite(node.start, node.end, listOf(node));
            else if (name !== TRANSLATION && sentence !== null && isNode(node["value"]))
              output.overwrite(node["value"].start, node["value"].end, sentence);
          }
        }
        if (!output.hasChanged()) return null;
        return { code: output.toString(), map: output.generateMap({ source: id, hires: true }) };
      },
    },
  };
}
