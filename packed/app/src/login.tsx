import { BrokerProvider, createBroker, useSession, type StorageLike } from "@broker/hooks";
import { english, LanguageProvider, LoginScreen } from "@broker/screens";
import { UiProvider } from "@broker/ui";
import { useState } from "react";

function createMemory(): StorageLike {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Who is signed in, from a hook alone. */
function Who() {
  const session = useSession();
  return (
    <output>{session.status === "signedIn" ? `Signed in as ${session.user.username}` : "Signed out"}</output>
  );
}

/** A whole screen, and a hook beside it. */
export function Login({ baseUrl }: { baseUrl: string }) {
  const [broker] = useState(() =>
    createBroker({ baseUrl, companyId: 9, local: createMemory(), session: createMemory() }),
  );
  return (
    <UiProvider locale="en-GB" navigate={() => {}}>
      <BrokerProvider broker={broker}>
        <LanguageProvider language={english}>
          <LoginScreen />
          <Who />
        </LanguageProvider>
      </BrokerProvider>
    </UiProvider>
  );
}
