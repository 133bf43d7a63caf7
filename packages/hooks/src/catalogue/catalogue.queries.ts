import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";

const lasting = { staleTime: Infinity, gcTime: Infinity } as const;

/** What hardly changes: companies, countries, currencies, payment statuses. Loaded once per page load. */
export const catalogueQueries = {
  all: () => ["catalogue"] as const,
  companies: ({ client }: Broker) =>
    queryOptions({
      queryKey: [...catalogueQueries.all(), "companies"] as const,
      queryFn: ({ signal }) => client.call("GetCompanies", {}, { signal }),
      ...lasting,
    }),
  countries: ({ client }: Broker) =>
    queryOptions({
      queryKey: [...catalogueQueries.all(), "countries"] as const,
      queryFn: ({ signal }) => client.call("GetCountries", {}, { signal }),
      ...lasting,
    }),
  currencies: ({ client }: Broker) =>
    queryOptions({
      queryKey: [...catalogueQueries.all(), "currencies"] as const,
      queryFn: ({ signal }) => client.call("GetCurrencies", {}, { signal }),
      ...lasting,
    }),
  statuses: ({ client }: Broker) =>
    queryOptions({
      queryKey: [...catalogueQueries.all(), "statuses"] as const,
      queryFn: ({ signal }) => client.call("GetStatuses", {}, { signal }),
      ...lasting,
    }),
};
