import { QueryClientProvider } from "@tanstack/react-query";
import { createContext, use, type ReactNode } from "react";
import type { Broker } from "./broker.ts";

const BrokerContext = createContext<Broker | null>(null);

/**
 * Gives a {@link Broker} to every hook below it.
 *
 * @example
 * <BrokerProvider broker={createBroker({ baseUrl: "/", companyId: 9, local: localStorage, session: sessionStorage })}>
 *   <App />
 * </BrokerProvider>
 */
export function BrokerProvider(props: { broker: Broker; children: ReactNode }) {
  return (
    <BrokerContext value={props.broker}>
      <QueryClientProvider client={props.broker.queryClient}>{props.children}</QueryClientProvider>
    </BrokerContext>
  );
}

/**
 * The broker of the nearest provider; throws when there is none, because nothing can work without it.
 *
 * @example
 * const countries = useQuery(catalogueQueries.countries(useBroker()));
 */
export function useBroker(): Broker {
  const broker = use(BrokerContext);
  if (!broker) throw new Error("useBroker needs a <BrokerProvider> above it.");
  return broker;
}
