/**
 * Reads a date of the provider's, which is in UTC with or without its `Z`.
 * `1900-01-01` means that there is none, and so does what is no date.
 */
export function parseProviderDate(wire: string | null): Date | null {
  if (!wire || wire.startsWith("1900-01-01")) return null;
  const date = new Date(/(Z|[+-]\d\d:\d\d)$/.test(wire) ? wire : `${wire}Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** The zone in which the provider takes midnight; so its instants read a day early in UTC. */
const PROVIDER_OFFSET = "+08:00";
const HALF_A_DAY = 12 * 60 * 60 * 1000;

/**
 * Reads a date of birth, kept as somebody's midnight in UTC, as the plain date `YYYY-MM-DD` that was meant:
 * the midnight that is nearest. The browser's own time zone has no part in it.
 */
export function parseDateOfBirth(wire: string | null): string | null {
  const instant = parseProviderDate(wire);
  return instant && new Date(instant.getTime() + HALF_A_DAY).toISOString().slice(0, 10);
}

/** Writes a plain date `YYYY-MM-DD` as the provider keeps it; {@link parseDateOfBirth} reads the same date again. */
export function formatDateOfBirth(date: string): string {
  return new Date(`${date}T00:00:00${PROVIDER_OFFSET}`).toISOString();
}
