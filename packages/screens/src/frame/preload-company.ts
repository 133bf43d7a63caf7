import { type Broker, capabilityQueries, catalogueQueries } from "@broker/hooks";

/** Preloads the first data of a page for visitors: the company, and the provider's capabilities. */
export function preloadCompany(broker: Broker): void {
  void broker.queryClient.prefetchQuery(catalogueQueries.companies(broker));
  void broker.queryClient.prefetchQuery(capabilityQueries.provider(broker));
}
