/**
 * Parses a date of the provider, which is in UTC with or without its `Z`. Returns null for `1900-01-01`, which the
 * provider writes for "none", and for anything that is not a date.
 */
export function parseProviderDate(wire: string | null): Date | null {
  if (!wire || wire.startsWith("1900-01-01")) return null;
  const date = new Date(/(Z|[+-]\d\d:\d\d)$/.test(wire) ? wire : `${wire}Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** The time zone whose midnight the provider stores for a date; in UTC such a date reads a day early. */
const PROVIDER_OFFSET = "+08:00";
const HALF_A_DAY = 12 * 60 * 60 * 1000;

/**
 * Parses a date of birth, stored as a midnight of some time zone in UTC, to the plain date `YYYY-MM-DD` of the nearest
 * midnight. The browser's own time zone has no influence.
 */
export function parseDateOfBirth(wire: string | null): string | null {
  const instant = parseProviderDate(wire);
  return instant && new Date(instant.getTime() + HALF_A_DAY).toISOString().slice(0, 10);
}

/** Formats a plain date `YYYY-MM-DD` as the provider stores it; {@link parseDateOfBirth} returns the same date. */
export function formatDateOfBirth(date: string): string {
  return new Date(`${date}T00:00:00${PROVIDER_OFFSET}`).toISOString();
}
