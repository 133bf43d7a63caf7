import { expect, test } from "vitest";
import { depositWithdrawalTab } from "./deposit-withdrawal-tabs.ts";

test.each([
  ["deposit", "deposit"],
  ["withdrawal", "withdrawal"],
  ["withdrawals", "withdrawal"],
  ["elsewhere", "deposit"],
  [null, "deposit"],
])("an address that asks for %j opens %s", (asked, tab) => {
  expect(depositWithdrawalTab(asked)).toBe(tab);
});
