import type { Data } from "@broker/sdk";
import { decimal } from "@broker/sdk/money";
import { rateOf } from "../catalogue/catalogue.rules.ts";
import type { DepositTerms } from "./deposit.rules.ts";
import { gatewayOf } from "./gateway.rules.ts";

/** What is loaded before a deposit can be made. */
export interface DepositCatalogue {
  readonly platforms: Data<"GetPaymentPlatforms">;
  readonly currencies: Data<"GetCurrencies">;
}

/** A platform of the catalogue; null where there is none of this id. */
export function platformOf({ platforms }: DepositCatalogue, platformId: number | null) {
  return platforms.find(({ paymentPlatformId }) => paymentPlatformId === platformId) ?? null;
}

/** The terms of a platform of the catalogue; null where it, or the rate of its currency, is not known. */
export function termsOf(catalogue: DepositCatalogue, platformId: number | null): DepositTerms | null {
  const platform = platformOf(catalogue, platformId);
  const sellRate = rateOf(catalogue.currencies, platform?.currencyCode, "sellRate");
  if (!platform || !sellRate) return null;
  return {
    gateway: gatewayOf(platform),
    platformName: platform.paymentPlatformName,
    currencyCode: platform.currencyCode,
    sellRate,
    min: decimal(platform.depositMin),
    max: decimal(platform.depositMax),
  };
}
