import type fc from "fast-check";
import { compare, type Real } from "./real.ts";
import { endWhatIsOver, type Model } from "./state.ts";

/** One thing that somebody does, with what the model expects of it. */
export type Command = fc.AsyncCommand<Model, Real>;

/** Makes one; afterwards every balance is held against the model. */
export const command = (words: string, run: (model: Model, real: Real) => Promise<unknown>): Command => ({
  check: () => true,
  async run(model, real) {
    await run(model, real);
    endWhatIsOver(model, real.now());
    await compare(model, real);
  },
  toString: () => words,
});

/** Who does it, in words. */
export const by = (who: number): string => ["Ada", "Ben", "Cho"][who] ?? "Nobody";

/** One of what there is so far; null where there is nothing yet. */
export const pick = <T>(list: readonly T[], index: number): T | null => list[index % list.length] ?? null;
