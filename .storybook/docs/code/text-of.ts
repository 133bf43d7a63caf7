import { types } from "storybook/internal/babel";
import { walk } from "./names-in.ts";

/** A part of a text that is replaced. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns the offsets in its file at which a node begins and ends. */
export function placeOf(node: types.Node): { start: number; end: number } {
  const { start, end } = node;
  if (typeof start !== "number" || typeof end !== "number") throw new Error(`No place of a ${node.type}.`);
  return { start, end };
}

/** Returns the replacements of a test's spies by plain functions. */
function spiesIn(code: string, node: types.Node): Edit[] {
  const edits: Edit[] = [];
  walk(node, (one) => {
    if (!types.isCallExpression(one) || !types.isIdentifier(one.callee, { name: "fn" })) return;
    const [stand] = one.arguments;
    const text = stand ? code.slice(placeOf(stand).start, placeOf(stand).end) : "() => {}";
    edits.push({ ...placeOf(one), text });
  });
  return edits;
}

/** Returns the source text of a syntax node after some edits, without Vitest's spies (`fn()`). */
export function textOf(code: string, node: types.Node, edits: readonly Edit[] = []): string {
  const { start, end } = placeOf(node);
  const all = [...edits, ...spiesIn(code, node)].toSorted((a, b) => b.start - a.start);
  let text = code.slice(start, end);
  for (const edit of all) text = text.slice(0, edit.start - start) + edit.text + text.slice(edit.end - start);
  return text;
}
