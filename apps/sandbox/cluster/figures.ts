import { appendFileSync } from "node:fs";
import { expect } from "vitest";
import type { LoadFigures } from "./load.ts";

/** Prints the figures of the running game day, and records them for docs/reliability.md. */
export function recordFigures({ others, ...figures }: LoadFigures): void {
  const [name = "", what = ""] = (expect.getState().currentTestName ?? "").split(": ");
  process.stdout.write(`${name} ${JSON.stringify({ ...figures, others: others.slice(0, 5) })}\n`);
  const file = process.env["FIGURES_FILE"];
  if (file) appendFileSync(file, `${JSON.stringify({ name, what, ...figures, others: others.length })}\n`);
}
