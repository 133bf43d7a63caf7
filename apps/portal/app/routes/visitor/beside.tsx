import { SignedInScreen } from "@broker/screens";

/** Whose session this browser has, beside a page on which somebody else may begin theirs. */
export function Beside() {
  return (
    <SignedInScreen
      onSignedOut={({ isProviderTold }) => {
        if (!isProviderTold) window.location.replace("/login?ended=providerNotTold");
      }}
    />
  );
}
