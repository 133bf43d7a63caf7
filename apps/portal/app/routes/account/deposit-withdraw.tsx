import { DepositWithdrawalScreen, depositWithdrawalTab, preloadDepositWithdrawal } from "@broker/screens";
import { useNavigate, useSearchParams } from "react-router-dom";
import { broker } from "../../broker.ts";
import { makeFirstCalls } from "../../first-calls.ts";

/** Asks for the open tab's data together with the code. */
export function clientLoader({ request }: { request: Request }) {
  if (broker.session.get().status !== "signedIn") return null;
  makeFirstCalls(request.url);
  preloadDepositWithdrawal(depositWithdrawalTab(new URL(request.url).searchParams.get("tab")));
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
