/** The rest of a pipeline, as a step sees it. */
export type Next<Call, Result> = (call: Call) => Promise<Result>;

/** The beginning of a pipeline: what its next step takes, and what that step must return. */
interface Pipeline<First, Result, Call, Inner> {
  /** Adds a step. It calls `next` with what it learned of the call, or answers by itself. */
  step<Learned, Deeper>(
    step: (call: Call, next: Next<Learned, Deeper>) => Promise<Inner>,
  ): Pipeline<First, Result, Learned, Deeper>;
  /** Adds the last step, and returns the whole as one function. */
  end(last: Next<Call, Inner>): Next<First, Result>;
}

function followedBy<First, Result, Call, Inner>(
  enclose: (next: Next<Call, Inner>) => Next<First, Result>,
): Pipeline<First, Result, Call, Inner> {
  return {
    step: (step) => followedBy((next) => enclose((call) => step(call, next))),
    end: enclose,
  };
}

/**
 * Begins a pipeline of steps, the first outermost. The types hold the order: a step that needs what another one learns
 * does not compile before it.
 *
 * @example
 * const answer = pipeline<{ name: string }, string>()
 *   .step(async (call, next: Next<{ name: string; age: number }, number>) => String(await next({ ...call, age: 41 })))
 *   .end(async ({ age }) => age + 1);
 * await answer({ name: "Amira" }); // "42"
 */
export const pipeline = <Call, Result>(): Pipeline<Call, Result, Call, Result> => followedBy((next) => next);
