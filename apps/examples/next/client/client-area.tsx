"use client";

import { BrokerProvider, createBroker, useSession } from "@broker/hooks";
import { useState } from "react";
import { Deposit } from "./deposit";
import { SignIn } from "./sign-in";

const nothing = { getItem: () => null, setItem() {}, removeItem() {} };

/** Creates the broker of one page load: on the server, where nothing is called, one that keeps nothing. */
function createOwnBroker() {
  if (typeof window === "undefined")
    return createBroker({ baseUrl: "http://localhost", companyId: 9, local: nothing, session: nothing });
  return createBroker({ baseUrl: "/", companyId: 9, local: localStorage, session: sessionStorage });
}

const Area = () => (useSession().status === "signedIn" ? <Deposit /> : <SignIn />);

export function ClientArea() {
  const [broker] = useState(createOwnBroker);
  return (
    <BrokerProvider broker={broker}>
      <Area />
    </BrokerProvider>
  );
}
