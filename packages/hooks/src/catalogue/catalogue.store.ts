import { type Data, isAnswerOf } from "@broker/sdk";
import type { StorageLike } from "../session/session.store.ts";

/** The lists that the browser keeps for the next visit (spec 3.1), by the call that gives each. */
const calls = {
  companies: "GetCompanies",
  countries: "GetCountries",
  currencies: "GetCurrencies",
  externalPaymentTypes: "GetExternalPaymentTypes",
  paymentPlatforms: "GetPaymentPlatforms",
  paymentStatuses: "GetStatuses",
} as const;

/** The name of one of those lists. */
export type CatalogueName = keyof typeof calls;
/** What one of those lists holds. */
export type CatalogueList<Name extends CatalogueName> = Data<(typeof calls)[Name]>;

/** Keeps the lists of the catalogue between visits, for all tabs. */
export interface CatalogueStore {
  /** A list as it was kept; null where there is none, or what is there is broken, old or foreign. */
  read<Name extends CatalogueName>(name: Name): CatalogueList<Name> | null;
  /** Keeps a list as the provider has just given it, and hands it on. */
  keep<Name extends CatalogueName>(name: Name, list: CatalogueList<Name>): CatalogueList<Name>;
}

/** The name of the record (spec 3.1). */
export const STORE = "cacheStore";
/** The version of its shape. */
export const VERSION = 1;
const names = Object.keys(calls);

/** Makes the store. A full or forbidden storage costs the next visit its head start, nothing more. */
export function createCatalogueStore(storage: StorageLike): CatalogueStore {
  const record = (): object => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(STORE) ?? "null");
      return typeof kept === "object" && kept !== null && Reflect.get(kept, "version") === VERSION
        ? kept
        : {};
    } catch {
      return {};
    }
  };
  return {
    read(name) {
      const list: unknown = Reflect.get(record(), name);
      return isAnswerOf(calls[name], list) ? list : null;
    },
    keep(name, list) {
      const kept = record();
      const lists = names.map((one) => [one, one === name ? list : (Reflect.get(kept, one) ?? null)]);
      try {
        storage.setItem(STORE, JSON.stringify({ version: VERSION, ...Object.fromEntries(lists) }));
      } catch {
        // The list is here all the same.
      }
      return list;
    },
  };
}
