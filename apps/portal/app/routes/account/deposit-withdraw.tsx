import { catalogueQueries, depositQueries } from "@broker/hooks";
import { DepositScreen } from "@broker/screens";
import { useNavigate } from "react-router-dom";
import { broker } from "../../broker.ts";

export const meta = () => [{ title: "Deposit & Withdraw" }];

/** Asks for the data together with the code. */
export function clientLoader() {
  if (broker.session.get().status === "signedIn") {
    void broker.queryClient.prefetchQuery(depositQueries.platforms(broker));
    void broker.queryClient.prefetchQuery(catalogueQueries.currencies(broker));
  }
  return null;
}

export default function DepositWithdraw() {
  const navigate = useNavigate();
  return <DepositScreen onDone={() => void navigate("/transactions?tab=deposit")} />;
}
