import { BrokerProvider, useSession, useSignOut } from "@broker/hooks";
import { createRoot } from "react-dom/client";
import { broker } from "../broker.ts";
import { Deposit } from "./deposit.tsx";
import { SignIn } from "./sign-in.tsx";

function Floor() {
  const session = useSession();
  const leaving = useSignOut();
  return (
    <>
      <header>
        <img src="/mark.svg" alt="" width="40" height="40" />
        <strong>Tidewell</strong>
        {session.status === "signedIn" && leaving.step === "ready" && (
          <button onClick={leaving.signOut}>Leave, {session.user.username}</button>
        )}
      </header>
      <main>{session.status === "signedIn" ? <Deposit /> : <SignIn />}</main>
    </>
  );
}

const place = document.querySelector("#app");
if (place)
  createRoot(place).render(
    <BrokerProvider broker={broker}>
      <Floor />
    </BrokerProvider>,
  );
