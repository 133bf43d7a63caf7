/** Answers every request with the same body. */
export const answer =
  <Result>(result: Result) =>
  () =>
    Promise.resolve(result);

/** Answers requests in turn; the last answer repeats. */
export const inTurn = <Result>(first: () => Promise<Result>, ...then: (() => Promise<Result>)[]) => {
  const left = [first, ...then];
  let last = first;
  return () => (last = left.shift() ?? last)();
};
