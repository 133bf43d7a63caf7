import type { ProviderSettings } from "../capability/capability.rules.ts";
import type { KycRules } from "./kyc.rules.ts";

/** Returns the rules of an identity check for a user of a country, from the provider's settings. */
export function toKycRules(
  { identity, limits }: Pick<ProviderSettings, "identity" | "limits">,
  countryCode: string | undefined,
): KycRules {
  const { postalCodes, documentsWithoutBack } = identity;
  const isNamed = countryCode !== undefined && Object.hasOwn(postalCodes, countryCode);
  return {
    postalCode: (isNamed && postalCodes[countryCode]) || null,
    documentsWithoutBack,
    minimumAge: limits.minimumAge,
  };
}
