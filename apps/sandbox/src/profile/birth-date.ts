import type { Config } from "../config.ts";
import { Problem } from "../http/problem.ts";

/** The earliest year of birth; `1900-01-01` means that there is no date. */
const FIRST_YEAR = 1901;

const HALF_A_DAY = 12 * 60 * 60 * 1000;

/**
 * Returns the plain date of a stored date of birth, as midnight in UTC. It is stored as a midnight of some time zone,
 * so the nearest midnight is the date that the client entered.
 */
export function birthDayOf(stored: Date): Date {
  const shifted = new Date(stored.getTime() + HALF_A_DAY);
  shifted.setUTCHours(0, 0, 0, 0);
  return shifted;
}

/**
 * Reads a date of birth from a field of a request: a past day of a person of the company's minimum age (`MINIMUM_AGE`).
 * Throws a 400 that names the field otherwise.
 */
export function readBirthDate(
  field: string,
  value: string,
  now: Date,
  { minimumAge }: Pick<Config, "minimumAge">,
): Date {
  const refuse = (code: string, message: string) => {
    const errors = [{ path: field, code, message: `must be at least ${minimumAge} years ago` }];
    return new Problem(400, "malformed", message, { errors });
  };
  const born = new Date(value);
  const isDate = born.getTime() < now.getTime() && born.getUTCFullYear() >= FIRST_YEAR;
  if (!isDate) throw refuse("range", "Please enter your date of birth.");
  const comesOfAge = new Date(born);
  comesOfAge.setUTCFullYear(born.getUTCFullYear() + minimumAge);
  if (comesOfAge.getTime() > now.getTime())
    throw refuse("minimumAge", `You must be at least ${minimumAge} years old.`);
  return born;
}
