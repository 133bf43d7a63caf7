/** Answers each time with the same. */
export const answer =
  <Result>(result: Result) =>
  () =>
    Promise.resolve(result);

/** Answers in turn; the last answer stays. */
export const inTurn = <Result>(first: () => Promise<Result>, ...then: (() => Promise<Result>)[]) => {
  const left = [first, ...then];
  let last = first;
  return () => (last = left.shift() ?? last)();
};
