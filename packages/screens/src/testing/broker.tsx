import {
  BrokerProvider,
  createBroker,
  type Form,
  type GatewayDefinition,
  type SessionUser,
  type StorageLike,
} from "@broker/hooks";
import { type ReactNode, useState } from "react";
import { HostProvider, type Navigate } from "../places/host.tsx";
import { places } from "./places.ts";

const noIssues = {};

/** Creates a form with fixed values and commands that do nothing, for stories of views. */
export function createFixedForm<Values, Code extends string>(
  values: Values,
  issues: Form<Values, Code>["issues"] = noIssues,
): Form<Values, Code> {
  return {
    values,
    issues,
    attempts: Object.keys(issues).length > 0 ? 1 : 0,
    change: () => {},
    leave: () => {},
  };
}

/** Creates a storage for a story; without a stored session, the session ends with its first call. */
function createStorage(): StorageLike {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const stay: Navigate = () => {};

interface WithBrokerProps {
  user?: SessionUser;
  /** Receives the screen's navigation; by default it is ignored. */
  navigate?: Navigate;
  /** The registry of payment gateways; by default the registry of the specification. */
  gateways?: readonly GatewayDefinition[];
  children: ReactNode;
}

/**
 * Provides a new broker to a connected screen, whose calls the story's scenario answers; signed in when it gets a user.
 */
export function WithBroker({ user, navigate = stay, gateways, children }: WithBrokerProps) {
  const [broker] = useState(() => {
    const fresh = createBroker({
      baseUrl: globalThis.location.origin,
      companyId: 9,
      local: createStorage(),
      session: createStorage(),
      ...(gateways && { gateways }),
    });
    if (user) fresh.session.signIn(user, "demo@example.com");
    return fresh;
  });
  return (
    <BrokerProvider broker={broker}>
      <HostProvider places={places} navigate={navigate}>
        {children}
      </HostProvider>
    </BrokerProvider>
  );
}

/** The signed-in user of stories. */
export const user: SessionUser = {
  staffUserId: 1,
  companyId: 9,
  username: "aisyah",
  currencyCode: "MYR",
  cTraderLogin: "1000001",
  kycStatus: 1,
};

/** The company of the contract's examples, with a logo that needs no server. */
export const company = {
  companyId: 9,
  companyName: "Northgale",
  companyLogo: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 70"><rect x="3" y="7" width="56" height="56" rx="15" fill="#1d4ed8"/></svg>')}`,
  cTraderAppURL: "https://ctrader.northgale.example/",
};
