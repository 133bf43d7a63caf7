import { expect, test } from "vitest";
import { type Next, createPipeline } from "../src/contract/pipeline.ts";

interface Counted {
  readonly count: number;
}

/** Creates steps that record when a call enters and leaves them. */
function spoken() {
  const said: string[] = [];
  const step = (name: string) => async (call: Counted, next: Next<Counted, number>) => {
    said.push(`${name} in`);
    const result = await next({ count: call.count + 1 });
    said.push(`${name} out`);
    return result;
  };
  return { said, step };
}

test("a call passes the steps in their order, the first outermost", async () => {
  const { said, step } = spoken();
  const answer = createPipeline<Counted, number>()
    .step(step("first"))
    .step(step("second"))
    .end(async ({ count }) => count);
  expect(await answer({ count: 0 })).toBe(2);
  expect(said).toEqual(["first in", "second in", "second out", "first out"]);
});

test("a step that answers itself runs no later step", async () => {
  const { said, step } = spoken();
  const answer = createPipeline<Counted, number>()
    .step(step("first"))
    .step<Counted, number>(async () => 7)
    .step(step("never"))
    .end(async ({ count }) => count);
  expect(await answer({ count: 0 })).toBe(7);
  expect(said).toEqual(["first in", "first out"]);
});
