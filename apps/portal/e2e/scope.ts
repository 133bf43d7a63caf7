import { test } from "vitest";

/** Whether all tests run, as each night and with `E2E=all`. */
export const isWhole = process.env["E2E"] === "all";

/** A test of another variant of what the tests of every commit show. */
export const nightTest = isWhole ? test : test.skip;

/** Returns the cases of every commit: the first ones, or all at night. */
export const someOf = <Case>(cases: readonly Case[], count: number): readonly Case[] =>
  isWhole ? cases : cases.slice(0, count);

/** The motion of pages: none, which saves a fifth of a test's time; each night they move. */
export const motion = { reducedMotion: isWhole ? "no-preference" : "reduce" } as const;
