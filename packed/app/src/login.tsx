import { BrokerProvider, createBroker, useSession, type StorageLike } from "@broker/hooks";
import { english, type Places, ScreensProvider } from "@broker/screens";
import { LoginScreen } from "@broker/screens/login";
import { useState } from "react";

function createMemory(): StorageLike {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Shows the signed-in user, with a hook only. */
function Who() {
  const session = useSession();
  return (
    <output>{session.status === "signedIn" ? `Signed in as ${session.user.username}` : "Signed out"}</output>
  );
}

const search = new URLSearchParams();

/** The app's addresses for the links of screens. */
const places: Places = {
  login: "/login.html",
  signUp: "/sign-up",
  dashboard: "/",
  accountVerification: "/verification",
  profile: "/profile",
  depositWithdrawal: "/money",
  transactions: "/transactions",
  referrals: "/friends",
  legalDocument: (name) => `/docs/${name}.pdf`,
};

/** A whole screen, and a hook beside it. */
export function Login({ baseUrl }: { baseUrl: string }) {
  const [broker] = useState(() =>
    createBroker({ baseUrl, companyId: 9, local: createMemory(), session: createMemory() }),
  );
  return (
    <BrokerProvider broker={broker}>
      <ScreensProvider language={english} places={places} navigate={() => {}}>
        <LoginScreen search={search} />
        <Who />
      </ScreensProvider>
    </BrokerProvider>
  );
}
