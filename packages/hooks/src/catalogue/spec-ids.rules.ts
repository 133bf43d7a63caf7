/** The id of what the specification does not name: no status of a payment and no payment type has it. */
export const NO_ID = 0;

/** The payment statuses in the order of the specification (4.6), which is that of the ids it gives them: from 1. */
const statusNames = ["pending", "processing", "shipped", "processed", "completed", "cancelled"] as const;

/** The payment types of the specification (6). */
const typeNames: Readonly<Record<string, number>> = {
  "payment gateway": 3,
  "bank transfer": 4,
  cryptocurrency: 5,
};

const specIds = {
  status: new Map([
    ...statusNames.map((name, index) => [name, index + 1] as const),
    ["canceled", 6] as const,
  ]),
  type: new Map(Object.entries(typeNames)),
} satisfies Record<string, ReadonlyMap<string, number>>;

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
 * readIds("status", [{ id: 10, name: "Completed" }])(10); // { id: 5, name: "Completed" }
 */
export function readIds(
  kind: keyof typeof specIds,
  list: readonly { readonly id: number; readonly name: string }[] | null,
): (id: number) => SpecId {
  const known: ReadonlyMap<string, number> = specIds[kind];
  const idOf = (name: string) => known.get(name.trim().toLowerCase()) ?? NO_ID;
  if (!list?.some(({ name }) => idOf(name) !== NO_ID)) return (id) => ({ id, name: null });
  const names = new Map(list.map(({ id, name }) => [id, name.trim()]));
  return (id) => {
    const name = names.get(id) || null;
    return { id: name === null ? NO_ID : idOf(name), name };
  };
}
