import { profileQueries } from "@broker/hooks";
import { DashboardScreen } from "@broker/screens";
import { useNavigate } from "react-router-dom";
import { broker } from "../../broker.ts";

/** Asks for the data together with the code; the screen shows what comes of it. */
export function clientLoader() {
  if (broker.session.get().status === "signedIn")
    void broker.queryClient.prefetchQuery(profileQueries.userInfo(broker));
  return null;
}

export default function Dashboard() {
  const navigate = useNavigate();
  return (
    <DashboardScreen
      screener="/embed/screener.html"
      onTransferred={() => void navigate("/transactions?tab=internal-transfer")}
    />
  );
}
