import { afterEach, expect, test, vi } from "vitest";
import { describeWay } from "./describe-way.ts";

afterEach(() => vi.unstubAllGlobals());

const way = { fromPlatform: "cTrader", toPlatform: "E-Wallet" };

test.each([
  ["ltr", "\u2068cTrader\u2069 → \u2068E-Wallet\u2069"],
  ["rtl", "\u200F\u2068cTrader\u2069 ← \u2068E-Wallet\u2069"],
])("in a page that is %s the arrow leads from the first read name to the second", (dir, text) => {
  vi.stubGlobal("document", { documentElement: { dir } });
  expect(describeWay(way)).toBe(text);
});
