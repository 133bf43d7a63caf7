import { expect, test } from "vitest";
import { parseTransactionTab } from "./transaction-tabs.ts";

test.each([
  ["deposit", "deposit"],
  ["withdrawal", "withdrawal"],
  ["internal-transfer", "internal-transfer"],
  ["compound-scheme", "compound-scheme"],
  ["elsewhere", "deposit"],
  ["__proto__", "deposit"],
  [null, "deposit"],
])("the query value %j opens the tab %s", (asked, tab) => {
  expect(parseTransactionTab(asked)).toBe(tab);
});
