import type { ProviderSettings } from "../capability/capability.rules.ts";
import { kycDocumentTypes, type KycDocumentType, type KycRules } from "./kyc.rules.ts";

/** Returns the value of a country; undefined where the settings do not name it. */
const valueOf = <Value>(
  byCountry: Readonly<Record<string, Value>>,
  countryCode: string | undefined,
): Value | undefined =>
  countryCode !== undefined && Object.hasOwn(byCountry, countryCode) ? byCountry[countryCode] : undefined;

/** Returns the accepted kinds of document, in the order in which they are offered. A list without a known kind counts as all, because no client could be verified with it. */
function toAcceptedDocuments(told: unknown): readonly KycDocumentType[] {
  const known = kycDocumentTypes.filter((type) => Array.isArray(told) && told.includes(type));
  return known.length > 0 ? known : kycDocumentTypes;
}

/** Returns the rules of an identity check for a user of a country, from the provider's settings. */
export function toKycRules(
  { identity, limits }: Pick<ProviderSettings, "identity" | "limits">,
  countryCode: string | undefined,
): KycRules {
  const { postalCodes, documentsWithoutBack, acceptedDocuments } = identity;
  return {
    postalCode: valueOf(postalCodes, countryCode) || null,
    documentsWithoutBack,
    acceptedDocuments: toAcceptedDocuments(valueOf(acceptedDocuments ?? {}, countryCode)),
    minimumAge: limits.minimumAge,
  };
}
