import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";

const lasting = { staleTime: Infinity, gcTime: Infinity } as const;

/**
 * The maximum time that a list waits for the names of its ids, in milliseconds; after that it is shown without them.
 */
const NAMES_TIMEOUT = 5_000;

/**
 * The query options of lists that rarely change: companies, countries, payment statuses, banks. Each is loaded once
 * per page load; currencies are refetched after half a minute, since rates change. Each answer is stored for the next
 * visit (`cacheStore`).
 */
export const catalogueQueries = {
  all: ({ rootKey }: Pick<Broker, "rootKey">) => [...rootKey, "catalogue"] as const,
  companies: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...catalogueQueries.all(broker), "companies"] as const,
      queryFn: async ({ signal }) =>
        broker.catalogue.keep("companies", await broker.client.call("GetCompanies", {}, { signal })),
      ...lasting,
    }),
  countries: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...catalogueQueries.all(broker), "countries"] as const,
      queryFn: async ({ signal }) =>
        broker.catalogue.keep("countries", await broker.client.call("GetCountries", {}, { signal })),
      ...lasting,
    }),
  currencies: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...catalogueQueries.all(broker), "currencies"] as const,
      queryFn: async ({ signal }) =>
        broker.catalogue.keep("currencies", await broker.client.call("GetCurrencies", {}, { signal })),
    }),
  /** The provider's names of the payment statuses, by which the lists of transactions map their ids. */
  statuses: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...catalogueQueries.all(broker), "statuses"] as const,
      queryFn: async ({ signal }) =>
        broker.catalogue.keep(
          "paymentStatuses",
          await broker.client.call("GetStatuses", {}, { signal, timeout: NAMES_TIMEOUT }),
        ),
      ...lasting,
    }),
  /** The provider's names of the payment types, such as Bank Transfer, by which platforms map their ids. */
  paymentTypes: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...catalogueQueries.all(broker), "paymentTypes"] as const,
      queryFn: async ({ signal }) =>
        broker.catalogue.keep(
          "externalPaymentTypes",
          await broker.client.call("GetExternalPaymentTypes", {}, { signal, timeout: NAMES_TIMEOUT }),
        ),
      ...lasting,
    }),
  /** The banks of a country (ISO 3166-1 alpha-2) to which a withdrawal can go. */
  banks: (broker: Broker, countryCode: string) =>
    queryOptions({
      ...reads,
      queryKey: [...catalogueQueries.all(broker), "banks", countryCode] as const,
      queryFn: ({ signal }) => broker.client.call("GetWithdrawalMethod", { countryCode }, { signal }),
      ...lasting,
    }),
};
