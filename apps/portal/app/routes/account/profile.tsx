import { ProfileScreen } from "@broker/screens";
import { useSearchParams } from "react-router-dom";
import { makeFirstCalls } from "../../first-calls.ts";
import { loadStyles } from "../../styles.ts";

/** Asks for the data together with the code. */
export function clientLoader({ request }: { request: Request }) {
  makeFirstCalls(request.url);
  return loadStyles("profile");
}

export default function Profile() {
  const [search] = useSearchParams();
  return <ProfileScreen tab={search.get("tab")} />;
}
