import { DashboardScreen } from "@broker/screens";
import { useNavigate } from "react-router-dom";
import { makeFirstCalls } from "../../first-calls.ts";

/** Asks for the data together with the code; the screen shows what comes of it. */
export function clientLoader({ request }: { request: Request }) {
  makeFirstCalls(request.url);
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
