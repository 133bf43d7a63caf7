import { SignedInScreen } from "@broker/screens";
import { pathSpoken } from "../../language/spoken.ts";
import { paths } from "../../paths.ts";

/** Shows the user of the browser's session on a page where another user may sign in. */
export function Beside() {
  return (
    <SignedInScreen
      onSignedOut={({ isProviderTold }) => {
        if (!isProviderTold) window.location.replace(`${pathSpoken(paths.login)}?ended=providerNotTold`);
      }}
    />
  );
}
