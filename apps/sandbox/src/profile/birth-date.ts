import type { Config } from "../config.ts";
import { Problem } from "../http/problem.ts";

/** The first year that is taken for one; `1900-01-01` means that there is no date. */
const FIRST_YEAR = 1901;

/**
 * Reads a date of birth from a field of a request: a day in the past, of somebody who is as old as the company asks for
 * (`MINIMUM_AGE`). Anything else is a 400 that names the field.
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
