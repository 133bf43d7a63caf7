import { createContext, use, useEffect, type ReactNode } from "react";
import type { Broker } from "./broker.ts";

const BrokerContext = createContext<Broker | null>(null);

/**
 * Gives a {@link Broker} to every hook below it. Its cache is not provided: the host's own `useQuery` keeps the client
 * that the host provides.
 *
 * @example
 * // Once for each page load, and not in a component.
 * const broker = createBroker({ baseUrl: "/", companyId: 9, local: localStorage, session: sessionStorage });
 * <BrokerProvider broker={broker}><App /></BrokerProvider>
 */
export function BrokerProvider({ broker, children }: { broker: Broker; children: ReactNode }) {
  const { queryClient } = broker;
  // So that what is shown is read again when the window or the network comes back.
  useEffect(() => {
    queryClient.mount();
    return () => queryClient.unmount();
  }, [queryClient]);
  return <BrokerContext value={broker}>{children}</BrokerContext>;
}

/**
 * The broker of the nearest provider; throws when there is none, because nothing can work without it.
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
