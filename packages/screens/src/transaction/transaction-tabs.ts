/** The tabs of the transactions page, in the order of spec 2.11. */
export const transactionTabs = ["deposit", "withdrawal", "internal-transfer", "compound-scheme"] as const;

/** The name of a tab. */
export type TransactionTab = (typeof transactionTabs)[number];

/** Returns the tab of a query (`?tab=`); deposits by default. */
export function parseTransactionTab(asked: string | null): TransactionTab {
  return transactionTabs.find((tab) => tab === asked) ?? "deposit";
}
