import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { readPlatforms } from "../catalogue/platforms.ts";

const lasting = { staleTime: 5 * 60_000 } as const;

/** What can be deposited to. */
export const depositQueries = {
  all: () => ["deposit"] as const,
  /** The platforms that are offered to the user for deposits, in every currency. */
  platforms: (broker: Broker) =>
    queryOptions({
      queryKey: [...depositQueries.all(), "platforms"] as const,
      queryFn: ({ signal }) => readPlatforms(broker, 1, signal),
      staleTime: 30_000,
    }),
  /** The payment methods of SmilePayz. */
  paymentMethods: ({ client }: Broker) =>
    queryOptions({
      queryKey: [...depositQueries.all(), "paymentMethods"] as const,
      queryFn: ({ signal }) => client.call("GetSmilePayzDepositMethod", {}, { signal }),
      ...lasting,
    }),
  /** The names of all that SmilePayz takes, for telling gateways apart; what one may choose there is `paymentMethods`. */
  smilePayzMethods: ({ client }: Broker) =>
    queryOptions({
      queryKey: [...depositQueries.all(), "smilePayzMethods"] as const,
      queryFn: async ({ signal }) =>
        (await client.call("GetSmilePayzPaymentMethod", {}, { signal })).map((one) => one.description),
      ...lasting,
    }),
  /** The names of all banks behind OnePay, for telling gateways apart; what one may choose there is `banks`. */
  onePayMethods: ({ client }: Broker) =>
    queryOptions({
      queryKey: [...depositQueries.all(), "onePayMethods"] as const,
      queryFn: async ({ signal }) =>
        (await client.call("GetOnePayPaymentMethod", {}, { signal })).map((one) => one.bankName),
      ...lasting,
    }),
  /** The banks of a country behind one platform of OnePay, RazorPay or FastPay. */
  banks: ({ client }: Broker, of: { readonly countryId: number; readonly paymentPlatformId: number }) =>
    queryOptions({
      queryKey: [...depositQueries.all(), "banks", of] as const,
      queryFn: ({ signal }) => client.call("GetOnePayDepositMethod", of, { signal }),
      ...lasting,
    }),
};
