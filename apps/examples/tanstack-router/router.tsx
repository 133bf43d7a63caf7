import { useSession, useSignOut } from "@broker/hooks";
import { AccountFrame, NotFoundScreen, SessionGuardScreen } from "@broker/screens";
import * as dashboard from "@broker/screens/dashboard";
import * as money from "@broker/screens/deposit-withdrawal";
import { LoginScreen } from "@broker/screens/login";
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  redirect,
  useLocation,
} from "@tanstack/react-router";
import { broker, places } from "./house.ts";
import { Root } from "./root.tsx";

/** A full page load, so that nothing of a user stays in memory. */
const load = (path: string) => location.replace(path);

const useSearch = () => new URLSearchParams(useLocation().searchStr);

const Login = () => <LoginScreen search={useSearch()} />;
const Money = () => <money.DepositWithdrawalScreen search={useSearch()} />;

function Area() {
  const { pathname, searchStr } = useLocation();
  const session = useSession();
  const signOut = useSignOut({ onSignedOut: () => load(places.login) });
  return (
    <>
      {session.status === "signedIn" && (
        <AccountFrame path={pathname} onSignOut={() => signOut.step === "ready" && signOut.signOut()}>
          <Outlet />
        </AccountFrame>
      )}
      <SessionGuardScreen
        location={pathname + searchStr}
        onLeave={(ended, from) => load(`${places.login}?${new URLSearchParams({ ended, from })}`)}
      />
    </>
  );
}

const root = createRootRoute({ component: Root, notFoundComponent: () => <NotFoundScreen /> });
const home = createRoute({
  getParentRoute: () => root,
  path: "/",
  beforeLoad: () => {
    throw redirect({ to: places.dashboard });
  },
});
const login = createRoute({
  getParentRoute: () => root,
  path: places.login,
  component: Login,
});
const area = createRoute({
  getParentRoute: () => root,
  id: "area",
  component: Area,
  beforeLoad() {
    if (broker.session.check().status === "signedOut") throw redirect({ to: places.login });
  },
});
const dashboardPage = createRoute({
  getParentRoute: () => area,
  path: places.dashboard,
  loader: () => dashboard.preload(broker),
  component: dashboard.DashboardScreen,
});
const moneyPage = createRoute({
  getParentRoute: () => area,
  path: places.depositWithdrawal,
  loader: ({ location: { searchStr } }) => money.preload(broker, new URLSearchParams(searchStr)),
  component: Money,
});

export const router = createRouter({
  routeTree: root.addChildren([home, login, area.addChildren([dashboardPage, moneyPage])]),
});
