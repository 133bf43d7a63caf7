import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";

const lasting = { staleTime: Infinity, gcTime: Infinity } as const;

/** Milliseconds that a list waits for the names of what it holds; then it is shown without. */
const NAMES_TIMEOUT = 5_000;

/**
 * What hardly changes: companies, countries, payment statuses, banks. Loaded once per page load; but rates move, so
 * currencies are read again after half a minute. Each answer is kept for the next visit (`cacheStore`).
 */
export const catalogueQueries = {
  all: () => ["catalogue"] as const,
  companies: ({ client, catalogue }: Broker) =>
    queryOptions({
      queryKey: [...catalogueQueries.all(), "companies"] as const,
      queryFn: async ({ signal }) =>
        catalogue.keep("companies", await client.call("GetCompanies", {}, { signal })),
      ...lasting,
    }),
  countries: ({ client, catalogue }: Broker) =>
    queryOptions({
      queryKey: [...catalogueQueries.all(), "countries"] as const,
      queryFn: async ({ signal }) =>
        catalogue.keep("countries", await client.call("GetCountries", {}, { signal })),
      ...lasting,
    }),
  currencies: ({ client, catalogue }: Broker) =>
    queryOptions({
      queryKey: [...catalogueQueries.all(), "currencies"] as const,
      queryFn: async ({ signal }) =>
        catalogue.keep("currencies", await client.call("GetCurrencies", {}, { signal })),
      staleTime: 30_000,
    }),
  /** The provider's names of the payment statuses, by which the lists of transactions read their ids. */
  statuses: ({ client, catalogue }: Broker) =>
    queryOptions({
      queryKey: [...catalogueQueries.all(), "statuses"] as const,
      queryFn: async ({ signal }) =>
        catalogue.keep(
          "paymentStatuses",
          await client.call("GetStatuses", {}, { signal, timeout: NAMES_TIMEOUT }),
        ),
      ...lasting,
    }),
  /** The provider's names of the payment types, such as Bank Transfer, by which platforms read their ids. */
  paymentTypes: ({ client, catalogue }: Broker) =>
    queryOptions({
      queryKey: [...catalogueQueries.all(), "paymentTypes"] as const,
      queryFn: async ({ signal }) =>
        catalogue.keep(
          "externalPaymentTypes",
          await client.call("GetExternalPaymentTypes", {}, { signal, timeout: NAMES_TIMEOUT }),
        ),
      ...lasting,
    }),
  /** The banks of a country (ISO 3166-1 alpha-2) that a withdrawal can go to. */
  banks: ({ client }: Broker, countryCode: string) =>
    queryOptions({
      queryKey: [...catalogueQueries.all(), "banks", countryCode] as const,
      queryFn: ({ signal }) => client.call("GetWithdrawalMethod", { countryCode }, { signal }),
      ...lasting,
    }),
};
