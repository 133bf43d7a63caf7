import { StrictMode, type ReactNode } from "react";
import type { Broker } from "./broker.ts";
import { BrokerProvider } from "./provider.tsx";
import type { SessionLimits } from "./session/session.rules.ts";
import { createTestProvider } from "./test-provider.ts";

/** Options for `renderHook`: below a broker, in strict mode. */
export const within = (broker: Broker) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <BrokerProvider broker={broker}>{children}</BrokerProvider>
    </StrictMode>
  ),
});

/** A provider, and a broker in which its example user is signed in. */
export async function signedIn(provider = createTestProvider(), limits?: Partial<SessionLimits>) {
  const broker = provider.broker(limits);
  const user = await broker.client.call("UserLogin", { email: "demo@example.com", password: "password" });
  broker.session.signIn(user, user.email);
  return { provider, broker };
}
