/** The id of what the specification does not name: no status of a payment and no payment type has it. */
export const NO_ID = 0;

/** What the specification calls payment statuses, and the id of each. */
export const statusIds: ReadonlyMap<string, number> = new Map([
  ["pending", 1],
  ["processing", 2],
  ["shipped", 3],
  ["processed", 4],
  ["completed", 5],
  ["cancelled", 6],
  ["canceled", 6],
]);

/** What the specification calls payment types (6), and the id of each. */
export const typeIds: ReadonlyMap<string, number> = new Map([
  ["payment gateway", 3],
  ["bank transfer", 4],
  ["cryptocurrency", 5],
]);

/** An id of a provider's, as this project counts, and what the provider calls it; null where it has no name for it. */
export interface SpecId {
  readonly id: number;
  readonly name: string | null;
}

/**
 * Reads the ids of a provider by their names: each as the id that the specification gives to this name, and
 * {@link NO_ID} where it has none. Without a list that has any of those names, ids are taken as they are.
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
