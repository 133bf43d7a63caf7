import type { Data } from "@broker/sdk";

/** The id for a name that the specification does not have; no payment status and no payment type has it. */
export const NO_ID = 0;

/** The specification's names of payment statuses, with the id of each. */
export const statusIds: ReadonlyMap<string, number> = new Map([
  ["pending", 1],
  ["processing", 2],
  ["shipped", 3],
  ["processed", 4],
  ["completed", 5],
  ["cancelled", 6],
  ["canceled", 6],
]);

/** The specification's names of payment types (6), with the id of each. */
export const typeIds: ReadonlyMap<string, number> = new Map([
  ["payment gateway", 3],
  ["bank transfer", 4],
  ["cryptocurrency", 5],
]);

/** An id of the specification, and the provider's name for it; null if the provider has no name for it. */
export interface SpecId {
  readonly id: number;
  readonly name: string | null;
}

/**
 * Returns a function that maps a provider's ids to the ids of the specification by their names; {@link NO_ID} for a name that
 * the specification does not have. If the list has no name of the specification, ids are returned unchanged.
 *
 * @example
 * readIds(statusIds, [{ id: 10, name: "Completed" }])(10); // { id: 5, name: "Completed" }
 */
export function readIds(
  known: ReadonlyMap<string, number>,
  list: readonly { readonly id: number; readonly name: string }[] | null,
): (id: number) => SpecId {
  const idOf = (name: string) => known.get(name.trim().toLowerCase()) ?? NO_ID;
  if (!list?.some(({ name }) => idOf(name) !== NO_ID)) return (id) => ({ id, name: null });
  const names = new Map(list.map(({ id, name }) => [id, name.trim()]));
  return (id) => {
    const name = names.get(id) || null;
    return { id: name === null ? NO_ID : idOf(name), name };
  };
}

/** Returns the mapping of payment type ids by the provider's names; without a list, ids are returned unchanged. */
export const readTypeIds = (
  types: Data<"GetExternalPaymentTypes"> | null | undefined,
): ReturnType<typeof readIds> =>
  readIds(
    typeIds,
    types?.map(({ paymentTypeId, paymentTypeName }) => ({ id: paymentTypeId, name: paymentTypeName })) ??
      null,
  );
