import { expect, test } from "vitest";
import { parseDepositWithdrawalTab } from "./deposit-withdrawal-tabs.ts";

test.each([
  ["deposit", "deposit"],
  ["withdrawal", "withdrawal"],
  ["withdrawals", "withdrawal"],
  ["elsewhere", "deposit"],
  [null, "deposit"],
])("the query value %j opens the tab %s", (asked, tab) => {
  expect(parseDepositWithdrawalTab(asked)).toBe(tab);
});
