import type { Data } from "@broker/sdk";
import { toDecimal } from "@broker/sdk/money";
import { rateOf } from "../catalogue/catalogue.rules.ts";
import type { DepositTerms } from "./deposit.rules.ts";
import { type GatewayDefinition, gatewayOf } from "./gateway.rules.ts";

/** The lists that must be loaded before a deposit can be made. */
export interface DepositCatalogue {
  readonly platforms: Data<"GetPaymentPlatforms">;
  readonly currencies: Data<"GetCurrencies">;
}

/** Returns a platform of the catalogue; null where the id is unknown. */
export function platformOf({ platforms }: DepositCatalogue, platformId: number | null) {
  return platforms.find(({ paymentPlatformId }) => paymentPlatformId === platformId) ?? null;
}

/** Returns the terms of a platform; null where the platform or the rate of its currency is unknown. */
export function termsOf(
  catalogue: DepositCatalogue,
  platformId: number | null,
  gateways?: readonly GatewayDefinition[],
): DepositTerms | null {
  const platform = platformOf(catalogue, platformId);
  const sellRate = rateOf(catalogue.currencies, platform?.currencyCode, "sellRate");
  if (!platform || !sellRate) return null;
  return {
    gateway: gatewayOf(platform, gateways),
    platformName: platform.paymentPlatformName,
    currencyCode: platform.currencyCode,
    sellRate,
    min: toDecimal(platform.depositMin),
    max: toDecimal(platform.depositMax),
  };
}
