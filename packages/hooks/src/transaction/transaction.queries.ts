import { queryOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { statusIdsOf } from "../catalogue/spec-ids.ts";

const lasting = { staleTime: Infinity, gcTime: Infinity } as const;

/** A row with its status as the specification counts (4.6, from 1), and as the provider calls it; 0 where it is none of them. */
export type WithStatus<Row> = Row & {
  readonly paymentStatusId: number;
  readonly paymentStatusName?: string | null;
};

/** Reads the statuses of a list's rows by name. */
async function withStatuses<Row extends { readonly paymentStatusId: number }>(
  broker: Broker,
  list: Promise<readonly Row[]>,
): Promise<WithStatus<Row>[]> {
  const [rows, statusOf] = await Promise.all([list, statusIdsOf(broker)]);
  return rows.map((row) => {
    const { id, name } = statusOf(row.paymentStatusId);
    return Object.assign({}, row, { paymentStatusId: id, paymentStatusName: name });
  });
}

/** The user's transactions: each list loaded once per session, and again after the user's own actions. */
export const transactionQueries = {
  all: () => ["transaction"] as const,
  deposits: (broker: Broker) =>
    queryOptions({
      queryKey: [...transactionQueries.all(), "deposits"] as const,
      queryFn: ({ signal }) =>
        withStatuses(broker, broker.client.call("GetDepositTransactionsByUser", {}, { signal })),
      ...lasting,
    }),
  withdrawals: (broker: Broker) =>
    queryOptions({
      queryKey: [...transactionQueries.all(), "withdrawals"] as const,
      queryFn: ({ signal }) =>
        withStatuses(broker, broker.client.call("GetWithdrawalTransactionsByUser", {}, { signal })),
      ...lasting,
    }),
  transfers: (broker: Broker) =>
    queryOptions({
      queryKey: [...transactionQueries.all(), "transfers"] as const,
      queryFn: ({ signal }) =>
        withStatuses(broker, broker.client.call("GetInternalTransactionsByUser", {}, { signal })),
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
