import { BrokerProvider } from "@broker/hooks";
import { english, ScreensProvider, useArrival } from "@broker/screens";
import { Outlet, useLocation, useRouter } from "@tanstack/react-router";
import { broker, places } from "./house.ts";

/** Connects the screens to the router: its addresses, and how it opens a page. */
export function Root() {
  const { history } = useRouter();
  useArrival(useLocation().pathname);
  return (
    <BrokerProvider broker={broker}>
      <ScreensProvider
        language={english}
        places={places}
        navigate={(path, { replace = false } = {}) => (replace ? history.replace(path) : history.push(path))}
      >
        <Outlet />
      </ScreensProvider>
    </BrokerProvider>
  );
}
