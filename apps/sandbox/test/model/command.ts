import type fc from "fast-check";
import { compare, type Real } from "./real.ts";
import { endWhatIsOver } from "./codes.ts";
import type { Model } from "./records.ts";

/** An action of a user, with the outcome that the model expects. */
export type Command = fc.AsyncCommand<Model, Real>;

/** Creates a command; after it every balance is compared with the model. */
export const command = (words: string, run: (model: Model, real: Real) => Promise<unknown>): Command => ({
  check: () => true,
  async run(model, real) {
    await run(model, real);
    for (const person of model.people) endWhatIsOver(person, real.now());
    await compare(model, real);
  },
  toString: () => words,
});

/** Returns the name of a user. */
export const by = (who: number): string => ["Ada", "Ben", "Cho"][who] ?? "Nobody";

/** Returns an item of a list; null where it is empty. */
export const pick = <T>(list: readonly T[], index: number): T | null => list[index % list.length] ?? null;
