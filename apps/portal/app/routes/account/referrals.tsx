import { ReferralsScreen } from "@broker/screens";
import { useSearchParams } from "react-router-dom";
import { makeFirstCalls } from "../../first-calls.ts";
import { loadStyles } from "../../styles.ts";

/** Asks for the data together with the code. */
export function clientLoader({ request }: { request: Request }) {
  makeFirstCalls(request.url);
  return loadStyles("referrals");
}

export default function Referrals() {
  const [search] = useSearchParams();
  return <ReferralsScreen tab={search.get("tab")} />;
}
