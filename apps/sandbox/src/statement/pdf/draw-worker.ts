import type { Language } from "../../db/names.ts";
import type { StatementFacts } from "../statement-facts.ts";
import { drawStatement } from "./draw-statement.ts";

/** A statement to draw, with the language of its client. */
export interface DrawTask {
  readonly facts: StatementFacts;
  readonly language: Language;
}

/** Draws one statement of the pool in a separate thread. */
export default function work({ facts, language }: DrawTask): Promise<Uint8Array> {
  return drawStatement(facts, language);
}
