import { SignedInScreen } from "@broker/screens";
import { paths } from "../../paths.ts";

/** Shows the user of the browser's session on a page where another user may sign in. */
export function Beside() {
  return (
    <SignedInScreen
      onSignedOut={({ isProviderTold }) => {
        if (!isProviderTold) window.location.replace(`${paths.login}?ended=providerNotTold`);
      }}
    />
  );
}
