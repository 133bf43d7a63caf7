import type { Config } from "../config.ts";
import { Problem } from "../http/problem.ts";

/** The rule of the specification, for countries without a rule of the company. */
const FIVE_DIGITS = String.raw`\d{5}`;

/** Throws for an address whose last part is not a postal code of the client's country. */
export function requirePostalCode(
  address: string,
  countryCode: string,
  { identity: { postalCodes } }: Pick<Config, "identity">,
): void {
  const own = Object.hasOwn(postalCodes, countryCode) ? postalCodes[countryCode] : undefined;
  const code = address.slice(address.lastIndexOf(",") + 1).trim();
  if (new RegExp(`^(?:${own ?? FIVE_DIGITS})$`, "iu").test(code)) return;
  const message =
    own === undefined
      ? "Postal code must be exactly 5 digits"
      : "The postal code does not have the form of those of your country.";
  const errors = [{ path: "Address", code: "postalCode", message: "must end with the postal code" }];
  throw new Problem(400, "malformed", message, { errors });
}
