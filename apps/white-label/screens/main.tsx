import { BrokerProvider, useSession, useSignOut } from "@broker/hooks";
import {
  AccountFrame,
  NotFoundScreen,
  restoreScheme,
  ScreensProvider,
  type Search,
  SessionGuardScreen,
  useArrival,
} from "@broker/screens";
import { AccountVerificationScreen } from "@broker/screens/account-verification";
import { DashboardScreen } from "@broker/screens/dashboard";
import { DepositWithdrawalScreen } from "@broker/screens/deposit-withdrawal";
import { LoginScreen } from "@broker/screens/login";
import { ProfileScreen } from "@broker/screens/profile";
import { ReferralsScreen } from "@broker/screens/referrals";
import { SignUpScreen } from "@broker/screens/sign-up";
import { TransactionsScreen } from "@broker/screens/transactions";
import "@broker/ui/styles.css";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { broker } from "../broker.ts";
import { brand, language, menu, places } from "./house.ts";
import { navigate, useHref, useLocation } from "./router.ts";

const pages: Readonly<Record<string, ComponentType<{ search: Search }>>> = {
  [places.dashboard]: DashboardScreen,
  [places.accountVerification]: AccountVerificationScreen,
  [places.profile]: ProfileScreen,
  [places.depositWithdrawal]: DepositWithdrawalScreen,
  [places.transactions]: TransactionsScreen,
  [places.referrals]: ReferralsScreen,
};

function Area({ pathname, search }: ReturnType<typeof useLocation>) {
  const signOut = useSignOut({ onSignedOut: () => navigate(places.login) });
  const Page = pages[pathname];
  return (
    <>
      <AccountFrame path={pathname} onSignOut={() => signOut.step === "ready" && signOut.signOut()}>
        {Page ? <Page search={search} /> : <NotFoundScreen />}
      </AccountFrame>
      <SessionGuardScreen
        location={`${pathname}?${search}`}
        onLeave={(ended, from) => navigate(`${places.login}?${new URLSearchParams({ ended, from })}`)}
      />
    </>
  );
}

function Floor() {
  const page = useLocation();
  const session = useSession();
  useArrival(page.pathname);
  if (page.pathname === places.signUp) return <SignUpScreen search={page.search} companyCode="TIDEWELL" />;
  if (session.status === "signedIn" && page.pathname !== places.login) return <Area {...page} />;
  return <LoginScreen search={page.search} />;
}

restoreScheme();
const sheet = new CSSStyleSheet();
sheet.replaceSync(brand);
document.adoptedStyleSheets.push(sheet);
const place = document.querySelector("#app");
if (place)
  createRoot(place).render(
    <BrokerProvider broker={broker}>
      <ScreensProvider language={language} places={places} menu={menu} navigate={navigate} useHref={useHref}>
        <Floor />
      </ScreensProvider>
    </BrokerProvider>,
  );
