import { TransactionsScreen, transactionTab } from "@broker/screens";
import { useSearchParams } from "react-router-dom";
import { makeFirstCalls } from "../../first-calls.ts";

/** Asks for the open tab's list together with the code. */
export function clientLoader({ request }: { request: Request }) {
  makeFirstCalls(request.url);
  return null;
}

export default function Transactions() {
  const [search] = useSearchParams();
  return <TransactionsScreen tab={transactionTab(search.get("tab"))} />;
}
