import { catalogueQueries, depositQueries, profileQueries, withdrawalQueries } from "@broker/hooks";
import { DepositWithdrawalScreen, depositWithdrawalTab, preloadDepositWithdrawal } from "@broker/screens";
import { useNavigate, useSearchParams } from "react-router-dom";
import { broker } from "../../broker.ts";

/** Asks for the open tab's data together with the code. */
export function clientLoader({ request }: { request: Request }) {
  if (broker.session.get().status !== "signedIn") return null;
  const tab = depositWithdrawalTab(new URL(request.url).searchParams.get("tab"));
  preloadDepositWithdrawal(tab);
  void broker.queryClient.prefetchQuery(catalogueQueries.currencies(broker));
  if (tab === "deposit") void broker.queryClient.prefetchQuery(depositQueries.platforms(broker));
  else {
    void broker.queryClient.prefetchQuery(withdrawalQueries.platforms(broker));
    void broker.queryClient.prefetchQuery(profileQueries.userInfo(broker));
  }
  return null;
}

export default function DepositWithdraw() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <DepositWithdrawalScreen
      tab={depositWithdrawalTab(search.get("tab"))}
      onDeposited={() => void navigate("/transactions?tab=deposit")}
      onWithdrawn={() => void navigate("/transactions?tab=withdrawal")}
    />
  );
}
