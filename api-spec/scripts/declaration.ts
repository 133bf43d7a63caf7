import { isObject, type Json } from "./document.ts";

/** Writes the literal type of a value; `docs` holds docstrings for its own keys. */
export function literalType(value: Json, docs: ReadonlyMap<string, string> = new Map(), indent = ""): string {
  if (!isObject(value)) return JSON.stringify(value);
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([key, child]) => {
    const doc = docs.get(key);
    const comment = doc ? `${inner}/** ${doc} */\n` : "";
    return `${comment}${inner}readonly ${key}: ${literalType(child, undefined, inner)};\n`;
  });
  return lines.length > 0 ? `{\n${lines.join("")}${indent}}` : "{}";
}
