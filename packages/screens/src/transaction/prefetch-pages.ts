import { type Broker, transactionPageQueries } from "@broker/hooks";
import type { TransactionTab } from "./transaction-tabs.ts";

/** Reads the first page of a tab's list before it is shown, where every provider has the list. Never rejects. */
export async function prefetchPages(broker: Broker, tab: TransactionTab): Promise<void> {
  const { queryClient } = broker;
  if (tab === "deposit") await queryClient.prefetchQuery(transactionPageQueries.deposits(broker));
  if (tab === "withdrawal") await queryClient.prefetchQuery(transactionPageQueries.withdrawals(broker));
}
