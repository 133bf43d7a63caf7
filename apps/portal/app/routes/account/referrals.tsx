import { ReferralsScreen } from "@broker/screens";
import { useSearchParams } from "react-router-dom";
import { makeFirstCalls } from "../../first-calls.ts";

/** Asks for the data together with the code. */
export function clientLoader({ request }: { request: Request }) {
  makeFirstCalls(request.url);
  return null;
}

export default function Referrals() {
  const [search] = useSearchParams();
  return <ReferralsScreen tab={search.get("tab")} />;
}
