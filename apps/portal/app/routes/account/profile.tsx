import { profileQueries } from "@broker/hooks";
import { ProfileScreen } from "@broker/screens";
import { useSearchParams } from "react-router-dom";
import { broker } from "../../broker.ts";

/** Asks for the data together with the code. */
export function clientLoader() {
  if (broker.session.get().status === "signedIn")
    void broker.queryClient.prefetchQuery(profileQueries.userInfo(broker));
  return null;
}

export default function Profile() {
  const [search] = useSearchParams();
  return <ProfileScreen tab={search.get("tab")} />;
}
