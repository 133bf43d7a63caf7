import { profileQueries } from "@broker/hooks";
import { AccountVerificationScreen } from "@broker/screens";
import { broker } from "../../broker.ts";

/** Asks for the data together with the code. */
export function clientLoader() {
  if (broker.session.get().status === "signedIn")
    void broker.queryClient.prefetchQuery(profileQueries.userInfo(broker));
  return null;
}

export default function MyAccount() {
  return <AccountVerificationScreen />;
}
