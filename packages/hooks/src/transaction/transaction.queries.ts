import { queryOptions, replaceEqualDeep } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { reads } from "../cache-options.ts";
import { statusIdsOf } from "../catalogue/spec-ids.ts";
import { profileQueries } from "../profile/profile.queries.ts";

/** The cache options of a list that is read once per session, and again only after an invalidation. */
export const lasting = { staleTime: Infinity, gcTime: Infinity } as const;

/** A row with its status by the specification's ids (4.6, from 1; 0 for an unknown status), and by the provider's name. */
export type WithStatus<Row> = Row & {
  readonly paymentStatusId: number;
  readonly paymentStatusName?: string | null;
};

/** Maps the statuses of a list's rows by their names. */
export async function toStatuses<Row extends { readonly paymentStatusId: number }>(
  broker: Broker,
  list: Promise<readonly Row[]>,
): Promise<WithStatus<Row>[]> {
  const [rows, statusOf] = await Promise.all([list, statusIdsOf(broker)]);
  return rows.map((row) => {
    const { id, name } = statusOf(row.paymentStatusId);
    return Object.assign({}, row, { paymentStatusId: id, paymentStatusName: name });
  });
}

/**
 * Reads the rows of a list, and compares them with the rows of the last read, `before`. Changed rows refetch the balances. The
 * first read has nothing to compare, so that balances that were loaded before it are refetched when they are next shown.
 */
export async function readRows<Rows>(
  broker: Broker,
  before: Rows | undefined,
  read: () => Promise<Rows>,
): Promise<Rows> {
  const { queryClient } = broker;
  const { queryKey } = profileQueries.userInfo(broker);
  const hadBalances = queryClient.getQueryData(queryKey);
  const rows = await read();
  if (before ? replaceEqualDeep(before, rows) !== before : hadBalances)
    void queryClient.invalidateQueries({ queryKey, refetchType: before ? "active" : "none" });
  return rows;
}

/** Returns the query options of a list of transactions. */
const moneyList = <Row extends { readonly paymentStatusId: number }>(
  broker: Broker,
  name: string,
  read: (options: { signal: AbortSignal }) => Promise<readonly Row[]>,
) =>
  queryOptions({
    ...reads,
    queryKey: [...transactionQueries.all(broker), name] as const,
    queryFn: ({ signal, queryKey }) =>
      readRows(broker, broker.queryClient.getQueryData<WithStatus<Row>[]>(queryKey), () =>
        toStatuses(broker, read({ signal })),
      ),
    ...lasting,
  });

/** The query options of the user's transactions. Each list is loaded once per session, and again after the user's own writes. */
export const transactionQueries = {
  all: ({ rootKey }: Pick<Broker, "rootKey">) => [...rootKey, "transaction"] as const,
  deposits: (broker: Broker) =>
    moneyList(broker, "deposits", (options) =>
      broker.client.call("GetDepositTransactionsByUser", {}, options),
    ),
  withdrawals: (broker: Broker) =>
    moneyList(broker, "withdrawals", (options) =>
      broker.client.call("GetWithdrawalTransactionsByUser", {}, options),
    ),
  transfers: (broker: Broker) =>
    moneyList(broker, "transfers", (options) =>
      broker.client.call("GetInternalTransactionsByUser", {}, options),
    ),
  /** The user's subscriptions to compound schemes. */
  compoundScheme: (broker: Broker) =>
    queryOptions({
      ...reads,
      queryKey: [...transactionQueries.all(broker), "compoundScheme"] as const,
      queryFn: ({ signal }) => broker.client.call("GetCompoundSchemeLogByUserId", {}, { signal }),
      ...lasting,
    }),
};
