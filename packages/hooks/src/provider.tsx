import { createContext, use, useEffect, type ReactNode } from "react";
import type { Broker } from "./broker.ts";

const BrokerContext = createContext<Broker | null>(null);

/**
 * Provides a {@link Broker} to the hooks below it. Its query client is not provided: `useQuery` of the host keeps the
 * host's client.
 *
 * @example
 * // Once for each page load, and not in a component.
 * const broker = createBroker({ baseUrl: "/", companyId: 9, local: localStorage, session: sessionStorage });
 * <BrokerProvider broker={broker}><App /></BrokerProvider>
 */
export function BrokerProvider({ broker, children }: { broker: Broker; children: ReactNode }) {
  const { queryClient } = broker;
  // Mounting the client refetches active queries when the window gets the focus or the network comes back.
  useEffect(() => {
    queryClient.mount();
    return () => queryClient.unmount();
  }, [queryClient]);
  return <BrokerContext value={broker}>{children}</BrokerContext>;
}

/**
 * Returns the broker of the nearest provider component; throws without a provider component.
 *
 * @example
 * const broker = useBroker();
 * const countries = useQuery(catalogueQueries.countries(broker), broker.queryClient);
 */
export function useBroker(): Broker {
  const broker = use(BrokerContext);
  if (!broker) throw new Error("useBroker needs a <BrokerProvider> above it.");
  return broker;
}
