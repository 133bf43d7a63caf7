import { expect, test } from "vitest";
import { transactionTab } from "./transaction-tabs.ts";

test.each([
  ["deposit", "deposit"],
  ["withdrawal", "withdrawal"],
  ["internal-transfer", "internal-transfer"],
  ["compound-scheme", "compound-scheme"],
  ["elsewhere", "deposit"],
  ["__proto__", "deposit"],
  [null, "deposit"],
])("the query value %j opens the tab %s", (asked, tab) => {
  expect(transactionTab(asked)).toBe(tab);
});
