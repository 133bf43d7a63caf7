/** The remaining steps of a pipeline, as one function. */
export type Next<Call, Result> = (call: Call) => Promise<Result>;

/**
 * A pipeline under construction. `Call` is the input of its next step, `Inner` the result that this step must return.
 */
interface Pipeline<First, Result, Call, Inner> {
  /** Adds a step, which calls `next` with the data that it has added to the call, or answers itself. */
  step<Learned, Deeper>(
    step: (call: Call, next: Next<Learned, Deeper>) => Promise<Inner>,
  ): Pipeline<First, Result, Learned, Deeper>;
  /** Adds the last step, and returns the pipeline as one function. */
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
 * Begins a pipeline of steps, the first one outermost. The types enforce the order: a step does not compile
 * before the steps whose results it needs.
 *
 * @example
 * const answer = createPipeline<{ name: string }, string>()
 *   .step(async (call, next: Next<{ name: string; age: number }, number>) => String(await next({ ...call, age: 41 })))
 *   .end(async ({ age }) => age + 1);
 * await answer({ name: "Amira" }); // "42"
 */
export const createPipeline = <Call, Result>(): Pipeline<Call, Result, Call, Result> =>
  followedBy((next) => next);
