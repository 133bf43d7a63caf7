import { expect, test } from "vitest";
import { depositWithdrawalTab } from "./deposit-withdrawal-tabs.ts";

test.each([
  ["deposit", "deposit"],
  ["withdrawal", "withdrawal"],
  ["withdrawals", "withdrawal"],
  ["elsewhere", "deposit"],
  [null, "deposit"],
])("the query value %j opens the tab %s", (asked, tab) => {
  expect(depositWithdrawalTab(asked)).toBe(tab);
});
