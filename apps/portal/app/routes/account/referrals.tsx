import { profileQueries, referralQueries } from "@broker/hooks";
import { ReferralsScreen } from "@broker/screens";
import { useSearchParams } from "react-router-dom";
import { broker } from "../../broker.ts";

/** Asks for the data together with the code. */
export function clientLoader() {
  if (broker.session.get().status === "signedIn") {
    void broker.queryClient.prefetchQuery(profileQueries.userInfo(broker));
    void broker.queryClient.prefetchQuery(referralQueries.hierarchy(broker));
  }
  return null;
}

export default function Referrals() {
  const [search] = useSearchParams();
  return <ReferralsScreen tab={search.get("tab")} />;
}
