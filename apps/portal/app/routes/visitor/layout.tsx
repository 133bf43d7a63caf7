import { SignedInScreen } from "@broker/screens";
import { Outlet, useLocation } from "react-router-dom";
import { Providers } from "../../providers.tsx";

/** Sign-in, sign-up and e-mail verification: prerendered, then brought to life. */
export default function VisitorLayout() {
  const { pathname } = useLocation();
  return (
    <Providers>
      <Outlet />
      {/* The sign-in itself leaves for the client area. */}
      {pathname !== "/login" && (
        <SignedInScreen
          onSignedOut={({ isProviderTold }) => {
            if (!isProviderTold) window.location.replace("/login?ended=providerNotTold");
          }}
        />
      )}
    </Providers>
  );
}
