import { transactionQueries } from "@broker/hooks";
import { TransactionsScreen } from "@broker/screens";
import { broker } from "../../broker.ts";

export const meta = () => [{ title: "Transactions" }];

/** Asks for the data together with the code. */
export function clientLoader() {
  if (broker.session.get().status === "signedIn") {
    void broker.queryClient.prefetchQuery(transactionQueries.deposits(broker));
  }
  return null;
}

export default function Transactions() {
  return <TransactionsScreen />;
}
