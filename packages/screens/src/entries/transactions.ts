import { type Broker, readPaging, transactionQueries } from "@broker/hooks";
import { isSignedIn } from "../frame/is-signed-in.ts";
import { lateScreen } from "../frame/late-screen.tsx";
import type { Search } from "../places/places.ts";
import { MoneyChart } from "../transaction/late-money-chart.ts";
import { type TransactionTab, parseTransactionTab } from "../transaction/transaction-tabs.ts";

/**
 * The user's transactions, with a tab by `?tab=`: deposits, withdrawals, internal transfers, compound schemes.
 *
 * @example
 * <TransactionsScreen search={searchParams} />
 */
export const TransactionsScreen = lateScreen<{ search: Search }>(
  async () => (await import("../transaction/transactions.screen.tsx")).TransactionsScreen,
);

/** Preloads the code of the screen and of its open tab. Resolves when it has loaded or failed. */
export async function preloadCode(search: Search): Promise<void> {
  const tab = parseTransactionTab(search.get("tab"));
  const hasChart = tab === "deposit" || tab === "withdrawal";
  await Promise.all([TransactionsScreen.load(), hasChart && MoneyChart.load()]);
}

const lists = {
  deposit: (broker) => broker.queryClient.prefetchQuery(transactionQueries.deposits(broker)),
  withdrawal: (broker) => broker.queryClient.prefetchQuery(transactionQueries.withdrawals(broker)),
  "internal-transfer": (broker) => broker.queryClient.prefetchQuery(transactionQueries.transfers(broker)),
  "compound-scheme": (broker) => broker.queryClient.prefetchQuery(transactionQueries.compoundScheme(broker)),
} as const satisfies Record<TransactionTab, (broker: Broker) => Promise<void>>;

async function preloadList(broker: Broker, tab: TransactionTab): Promise<void> {
  if (!(await readPaging(broker))) return lists[tab](broker);
  const { prefetchPages } = await import("../transaction/prefetch-pages.ts");
  return prefetchPages(broker, tab);
}

/** Preloads the screen's code and, for a signed-in user, the list of its open tab, or its first page. */
export function preload(broker: Broker, search: Search): void {
  void preloadCode(search);
  // Code that could not be loaded is loaded again by the screen.
  if (isSignedIn(broker)) preloadList(broker, parseTransactionTab(search.get("tab"))).catch(() => {});
}
