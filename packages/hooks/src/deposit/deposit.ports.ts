import { createIdempotencyKey } from "@broker/sdk";
import { compare, decimal } from "@broker/sdk/money";
import type { Broker } from "../broker.ts";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import { runMutation } from "../run-mutation.ts";
import { transactionQueries } from "../transaction/transaction.queries.ts";
import type { DepositPorts } from "./deposit.machine.ts";
import { depositMutations } from "./deposit.mutations.ts";
import { depositQueries } from "./deposit.queries.ts";

/** The deposit machine's ways out: the cache, the mutations, and the list in which an unknown outcome is looked up. */
export function createDepositPorts(broker: Broker): DepositPorts {
  const { queryClient } = broker;
  const list = () => queryClient.fetchQuery({ ...transactionQueries.deposits(broker), staleTime: 0 });
  const idsInCache = () =>
    queryClient
      .getQueryData(transactionQueries.deposits(broker).queryKey)
      ?.map(({ transactionId }) => transactionId);
  // By key: the deposits that were there before it was first sent. Of a key from before a reload that is not known.
  const before = new Map<string, ReadonlySet<string>>();
  return {
    terms(platformId) {
      const platforms = queryClient.getQueryData(depositQueries.platforms(broker).queryKey);
      const platform = platforms?.find(({ paymentPlatformId }) => paymentPlatformId === platformId);
      const currencies = queryClient.getQueryData(catalogueQueries.currencies(broker).queryKey);
      const currency = currencies?.find(({ currencyCode }) => currencyCode === platform?.currencyCode);
      if (!platform || !currency) return null;
      return {
        currencyCode: platform.currencyCode,
        sellRate: decimal(currency.sellRate),
        min: decimal(platform.depositMin),
        max: decimal(platform.depositMax),
      };
    },
    createKey: createIdempotencyKey,
    requestDeposit(intent, signal) {
      if (!before.has(intent.key)) before.set(intent.key, new Set(idsInCache()));
      return runMutation(broker, depositMutations.request(broker), { intent, signal });
    },
    async findDeposit(intent) {
      const known = before.get(intent.key) ?? new Set();
      before.set(intent.key, known);
      const rows = await list();
      // Not one that was there before: an open one without proof, of the same amounts.
      return (
        rows.find(
          (row) =>
            !known.has(row.transactionId) &&
            row.paymentStatusId === 1 &&
            row.receipt === null &&
            row.currencyCode === intent.currencyCode &&
            compare(decimal(row.amount), intent.localAmount) === 0 &&
            compare(decimal(row.amountUsd), intent.usdAmount) === 0,
        ) ?? null
      );
    },
    submitProof: (proof, signal) =>
      runMutation(broker, depositMutations.submit(broker), { ...proof, signal }),
    async hasProof(transactionId) {
      const rows = await list();
      return rows.some((row) => row.transactionId === transactionId && row.receipt !== null);
    },
  };
}
