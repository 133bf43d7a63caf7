import compile from "icu-minify/compile";
import MagicString from "magic-string";
import type { Plugin } from "vite";

const CALLS = new Set(["defineMessages", "defineTranslation"]);

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

const isMessageCall = (node: Node): boolean =>
  node.type === "CallExpression" &&
  isNode(node["callee"]) &&
  node["callee"].type === "Identifier" &&
  CALLS.has(String(node["callee"]["name"]));

/**
 * Compiles the ICU sentences inside `defineMessages` and `defineTranslation` at build time, for Vite and Rolldown,
 * so that the browser gets no parser. A sentence that is not ICU fails the build with its place.
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
          if (!isMessageCall(call)) continue;
          for (const node of walk(call["arguments"])) {
            if (node.type !== "Property" || !isNode(node["value"])) continue;
            const sentence = node["value"]["value"];
            if (node["value"].type !== "Literal" || typeof sentence !== "string") continue;
            output.overwrite(node["value"].start, node["value"].end, JSON.stringify(compile(sentence)));
          }
        }
        if (!output.hasChanged()) return null;
        return { code: output.toString(), map: output.generateMap({ source: id, hires: true }) };
      },
    },
  };
}
