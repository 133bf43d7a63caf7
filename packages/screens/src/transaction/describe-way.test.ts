import { afterEach, expect, test, vi } from "vitest";
import { describeWay } from "./describe-way.ts";

afterEach(() => vi.unstubAllGlobals());

const way = { fromPlatform: "cTrader", toPlatform: "E-Wallet" };

test.each([
  ["ltr", "cTrader → E-Wallet"],
  ["rtl", "\u200FcTrader \u200F← E-Wallet"],
])("in a page that is %s the arrow leads from the first read name to the second", (dir, text) => {
  vi.stubGlobal("document", { dir });
  expect(describeWay(way)).toBe(text);
});
