import { expect, test } from "vitest";
import { calculateReconnectDelay } from "./event.rules.ts";

test("the delay between two attempts doubles up to a minute, and differs between clients", () => {
  expect([0, 1, 2, 6, 40].map((failures) => calculateReconnectDelay(failures, 1))).toEqual([
    1_000, 2_000, 4_000, 60_000, 60_000,
  ]);
  expect([0, 1, 2, 6].map((failures) => calculateReconnectDelay(failures, 0))).toEqual([
    0, 1_000, 2_000, 30_000,
  ]);
});
