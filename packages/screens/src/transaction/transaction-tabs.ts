/** The tabs of the transactions page, in the order of spec 2.11. */
export const transactionTabs = ["deposit", "withdrawal", "internal-transfer", "compound-scheme"] as const;

/** One of them. */
export type TransactionTab = (typeof transactionTabs)[number];

/** The tab that an address asks for (`?tab=`); deposits when it asks for none that is there. */
export function transactionTab(asked: string | null): TransactionTab {
  return transactionTabs.find((tab) => tab === asked) ?? "deposit";
}
