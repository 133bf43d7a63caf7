/** Narrows a code or id of the database to the values of the contract. */
export function oneOf<const T extends number>(ids: readonly T[], id: number): T {
  const found = ids.find((one) => one === id);
  if (found === undefined) throw new Error(`The id ${id} is none of ${ids.join(", ")}`);
  return found;
}

/** Formats a date as in the contract; a missing one is 1900-01-01. */
export const toWireDate = (date: Date | null): string => date?.toISOString() ?? "1900-01-01T00:00:00";

/** Narrows the KYC status of a row to the numbers of the contract. */
export const toKycStatus = (status: number) => oneOf([0, 1, 3, 4], status);
