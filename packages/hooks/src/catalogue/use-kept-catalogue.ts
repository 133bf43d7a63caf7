import { useMemo } from "react";
import type { Data } from "@broker/sdk";
import { useKeptList } from "./use-kept-list.ts";
import { readIds, typeIds } from "./spec-ids.rules.ts";

/** Platforms and currencies as the last visit left them. */
export interface KeptCatalogue {
  readonly platforms: Data<"GetPaymentPlatforms">;
  readonly currencies: Data<"GetCurrencies">;
}

/** What money is made of is never what it was at the last visit: no limit, no rate, and no account to pay to. */
const withoutTerms = {
  depositMin: 0,
  depositMax: 0,
  withdrawalMin: 0,
  withdrawalMax: 0,
  bankAccountName: null,
  bankAccountNumber: null,
  bankSwiftCode: null,
  walletAddress: null,
} as const;
const withoutRates = { sellRate: 0, buyRate: 0 } as const;

/**
 * Platforms and currencies as the last visit left them, to be shown by name until they were read anew: their limits,
 * rates and accounts are empty. Null where there is nothing of a last visit.
 */
export function useKeptCatalogue(): KeptCatalogue | null {
  const platforms = useKeptList("paymentPlatforms");
  const currencies = useKeptList("currencies");
  const types = useKeptList("externalPaymentTypes");
  return useMemo(() => {
    if (!platforms || !currencies) return null;
    const names = types?.map(({ paymentTypeId, paymentTypeName }) => ({
      id: paymentTypeId,
      name: paymentTypeName,
    }));
    const typeOf = readIds(typeIds, names ?? null);
    return {
      platforms: platforms.map((one) =>
        Object.assign({}, one, withoutTerms, { paymentTypeId: typeOf(one.paymentTypeId).id }),
      ),
      currencies: currencies.map((one) => Object.assign({}, one, withoutRates)),
    };
  }, [platforms, currencies, types]);
}
