import type { Broker } from "../broker.ts";
import { catalogueQueries } from "./catalogue.queries.ts";
import { readIds, statusIds, typeIds } from "./spec-ids.rules.ts";

// Read now or not at all: what waits for names shows nothing meanwhile.
const now = { networkMode: "always", retry: 0 } as const;

/** Reads payment status ids by the names of GetStatuses; while that call fails, of the last visit, and then of the specification. */
export async function statusIdsOf(broker: Broker): Promise<ReturnType<typeof readIds>> {
  const query = { ...catalogueQueries.statuses(broker), ...now };
  const list = await broker.queryClient
    .fetchQuery(query)
    .catch(() => broker.catalogue.read("paymentStatuses"));
  return readIds(statusIds, list?.map(({ value, name }) => ({ id: value, name })) ?? null);
}

/** Reads payment type ids by the names of GetExternalPaymentTypes; while that call fails, of the last visit, and then of the specification. */
export async function typeIdsOf(broker: Broker): Promise<ReturnType<typeof readIds>> {
  const query = { ...catalogueQueries.paymentTypes(broker), ...now };
  const list = await broker.queryClient
    .fetchQuery(query)
    .catch(() => broker.catalogue.read("externalPaymentTypes"));
  const types = list?.map(({ paymentTypeId, paymentTypeName }) => ({
    id: paymentTypeId,
    name: paymentTypeName,
  }));
  return readIds(typeIds, types ?? null);
}
