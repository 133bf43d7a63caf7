import { expect, test } from "vitest";
import { createAnswerCache } from "../src/content/answer-cache.ts";

test("an answer is computed once per moment, and concurrent requests share it", async () => {
  const cache = createAnswerCache();
  let made = 0;
  const make = () => Promise.resolve(`answer ${(made += 1)}`);
  const [first, second] = await Promise.all([cache.answer("news", 0, make), cache.answer("news", 0, make)]);
  expect(second).toBe(first);
  expect(first.text).toBe("answer 1");
  expect(first.etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(cache.has("news", 60_000)).toBe(false);
  const later = await cache.answer("news", 60_000, make);
  expect(later.text).toBe("answer 2");
  expect(later.etag).not.toBe(first.etag);
});

test("the oldest answer is evicted for a new one, and no other", async () => {
  const cache = createAnswerCache(2);
  for (const question of ["one", "two", "three"])
    await cache.answer(question, 0, () => Promise.resolve(question));
  expect(["one", "two", "three"].map((question) => cache.has(question, 0))).toEqual([false, true, true]);
});

test("an answer that failed is computed again", async () => {
  const cache = createAnswerCache();
  const failed = cache.answer("news", 0, () => Promise.reject(new Error("no")));
  await expect(failed).rejects.toThrow("no");
  expect((await cache.answer("news", 0, () => Promise.resolve("yes"))).text).toBe("yes");
});
