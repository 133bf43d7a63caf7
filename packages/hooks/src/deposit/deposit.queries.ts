import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";
import { readPlatforms } from "../catalogue/platforms.ts";
import { reportUnknownGateways } from "./report-unknown-gateways.ts";

// Bundlers replace the expression, and leave out the code for development.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const lasting = { staleTime: 5 * 60_000 } as const;

/** The query options of everything that a deposit reads. */
export const depositQueries = {
  all: ({ rootKey }: Pick<Broker, "rootKey">) => [...rootKey, "deposit"] as const,
  /** The platforms that accept deposits of the user, in every currency. */
  platforms: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...depositQueries.all(broker), "platforms"] as const,
      async queryFn({ signal }) {
        const platforms = await readPlatforms(broker, 1, signal);
        if (process.env.NODE_ENV !== "production") reportUnknownGateways(platforms, broker.gateways);
        return platforms;
      },
    }),
  /** The payment methods of SmilePayz. */
  paymentMethods: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...depositQueries.all(broker), "paymentMethods"] as const,
      queryFn: ({ signal }) => broker.client.call("GetSmilePayzDepositMethod", {}, { signal }),
      ...lasting,
    }),
  /**
   * The names of all payment methods of SmilePayz, or of all banks of OnePay, which identify its platforms;
   * `paymentMethods` and `banks` are those that can be chosen.
   */
  accepted: (broker: Broker, operation: "GetSmilePayzPaymentMethod" | "GetOnePayPaymentMethod") =>
    queryOptions({
      ...reads,
      queryKey: [...depositQueries.all(broker), "accepted", operation] as const,
      queryFn: async ({ signal }) =>
        (await broker.client.call(operation, {}, { signal })).map((one) =>
          "bankName" in one ? one.bankName : one.description,
        ),
      ...lasting,
    }),
  /** The banks of a country at one platform of OnePay, RazorPay or FastPay. */
  banks: (broker: Broker, of: { readonly countryId: number; readonly paymentPlatformId: number }) =>
    queryOptions({
      ...reads,
      queryKey: [...depositQueries.all(broker), "banks", of] as const,
      queryFn: ({ signal }) => broker.client.call("GetOnePayDepositMethod", of, { signal }),
      ...lasting,
    }),
};
