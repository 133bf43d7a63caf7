import { transactionQueries } from "@broker/hooks";
import { TransactionsScreen, transactionTab } from "@broker/screens";
import { useSearchParams } from "react-router-dom";
import { broker } from "../../broker.ts";

/** Asks for the open tab's list together with the code. */
export function clientLoader({ request }: { request: Request }) {
  if (broker.session.get().status !== "signedIn") return null;
  const load = {
    deposit: () => broker.queryClient.prefetchQuery(transactionQueries.deposits(broker)),
    withdrawal: () => broker.queryClient.prefetchQuery(transactionQueries.withdrawals(broker)),
    "internal-transfer": () => broker.queryClient.prefetchQuery(transactionQueries.transfers(broker)),
    "compound-scheme": () => broker.queryClient.prefetchQuery(transactionQueries.compoundScheme(broker)),
  };
  void load[transactionTab(new URL(request.url).searchParams.get("tab"))]();
  return null;
}

export default function Transactions() {
  const [search] = useSearchParams();
  return <TransactionsScreen tab={transactionTab(search.get("tab"))} />;
}
