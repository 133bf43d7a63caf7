import { StrictMode, type ReactNode } from "react";
import type { Broker } from "../src/broker.ts";
import { BrokerProvider } from "../src/provider.tsx";
import type { SessionLimits } from "../src/session/session.rules.ts";
import { createTestProvider } from "./provider.ts";

/** The options of `renderHook`: below a broker, in strict mode. */
export const within = (broker: Broker) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <BrokerProvider broker={broker}>{children}</BrokerProvider>
    </StrictMode>
  ),
});

/** Creates a provider, and a broker in which its example user is signed in. */
export async function signedIn(provider = createTestProvider(), limits?: Partial<SessionLimits>) {
  const broker = provider.broker(limits);
  const user = await broker.client.call("UserLogin", { email: "demo@example.com", password: "password" });
  broker.session.signIn(user, user.email);
  return { provider, broker };
}
