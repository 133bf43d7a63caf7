import { useMemo } from "react";
import type { Data } from "@broker/sdk";
import { useKeptList } from "./use-kept-list.ts";
import { readTypeIds } from "./spec-ids.rules.ts";

/** The platforms and currencies that the last visit stored. */
export interface KeptCatalogueState {
  readonly platforms: Data<"GetPaymentPlatforms">;
  readonly currencies: Data<"GetCurrencies">;
}

/** Empty limits and accounts, which replace the values of the last visit, so that no money is moved by outdated values. */
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
 * Reads the platforms and currencies of the last visit, so that their names can be shown while they are loading:
 * limits, rates and accounts are empty. Null where nothing is stored.
 */
export function useKeptCatalogue(): KeptCatalogueState | null {
  const platforms = useKeptList("paymentPlatforms");
  const currencies = useKeptList("currencies");
  const types = useKeptList("externalPaymentTypes");
  return useMemo(() => {
    if (!platforms || !currencies) return null;
    const typeOf = readTypeIds(types);
    return {
      platforms: platforms.map((one) =>
        Object.assign({}, one, withoutTerms, { paymentTypeId: typeOf(one.paymentTypeId).id }),
      ),
      currencies: currencies.map((one) => Object.assign({}, one, withoutRates)),
    };
  }, [platforms, currencies, types]);
}
