import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";

const lasting = { staleTime: Infinity, gcTime: Infinity } as const;

/** The user's transactions: each list loaded once per session, and again after the user's own actions. */
export const transactionQueries = {
  all: () => ["transaction"] as const,
  deposits: ({ client }: Broker) =>
    queryOptions({
      queryKey: [...transactionQueries.all(), "deposits"] as const,
      queryFn: ({ signal }) => client.call("GetDepositTransactionsByUser", {}, { signal }),
      ...lasting,
    }),
  withdrawals: ({ client }: Broker) =>
    queryOptions({
      queryKey: [...transactionQueries.all(), "withdrawals"] as const,
      queryFn: ({ signal }) => client.call("GetWithdrawalTransactionsByUser", {}, { signal }),
      ...lasting,
    }),
  transfers: ({ client }: Broker) =>
    queryOptions({
      queryKey: [...transactionQueries.all(), "transfers"] as const,
      queryFn: ({ signal }) => client.call("GetInternalTransactionsByUser", {}, { signal }),
      ...lasting,
    }),
  /** The user's subscriptions to compound schemes. */
  compoundScheme: ({ client }: Broker) =>
    queryOptions({
      queryKey: [...transactionQueries.all(), "compoundScheme"] as const,
      queryFn: ({ signal }) => client.call("GetCompoundSchemeLogByUserId", {}, { signal }),
      ...lasting,
    }),
};
