import type { Broker } from "../broker.ts";
import { catalogueQueries } from "./catalogue.queries.ts";
import { readIds, readTypeIds, statusIds } from "./spec-ids.rules.ts";

// The read fails when offline, because a list that waits for names shows nothing meanwhile.
const now = { networkMode: "always", retry: 0 } as const;

/**
 * Returns the mapping of payment status ids by the names of GetStatuses. While that call fails, the mapping uses the names of
 * the last visit, or else of the specification.
 */
export async function statusIdsOf(broker: Broker): Promise<ReturnType<typeof readIds>> {
  const query = { ...catalogueQueries.statuses(broker), ...now };
  const list = await broker.queryClient
    .fetchQuery(query)
    .catch(() => broker.catalogue.read("paymentStatuses"));
  return readIds(statusIds, list?.map(({ value, name }) => ({ id: value, name })) ?? null);
}

/**
 * Returns the mapping of payment type ids by the names of GetExternalPaymentTypes. While that call fails, the mapping uses the
 * names of the last visit, or else of the specification.
 */
export async function typeIdsOf(broker: Broker): Promise<ReturnType<typeof readIds>> {
  const query = { ...catalogueQueries.paymentTypes(broker), ...now };
  return readTypeIds(
    await broker.queryClient.fetchQuery(query).catch(() => broker.catalogue.read("externalPaymentTypes")),
  );
}
