import { AccountVerificationScreen } from "@broker/screens";
import { makeFirstCalls } from "../../first-calls.ts";

/** Asks for the data together with the code. */
export function clientLoader({ request }: { request: Request }) {
  makeFirstCalls(request.url);
  return null;
}

export default function MyAccount() {
  return <AccountVerificationScreen />;
}
