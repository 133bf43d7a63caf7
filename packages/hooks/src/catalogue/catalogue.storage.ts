import { type Data, isAnswerOf } from "@broker/sdk";
import { readRecord, type StorageLike, writeRecord } from "../kept-record.ts";
import { oneOf, recordOf } from "../kept-value.ts";

/** The lists that the browser stores for the next visit (spec 3.1), by the operation that returns each. */
const calls = {
  companies: "GetCompanies",
  countries: "GetCountries",
  currencies: "GetCurrencies",
  externalPaymentTypes: "GetExternalPaymentTypes",
  paymentPlatforms: "GetPaymentPlatforms",
  paymentStatuses: "GetStatuses",
} as const;

/** The name of a stored list. */
export type CatalogueName = keyof typeof calls;
/** The content of a stored list. */
export type CatalogueList<Name extends CatalogueName> = Data<(typeof calls)[Name]>;

/** Stores the lists of the catalogue between visits, shared by all tabs. */
export interface CatalogueStorage {
  /** Returns a stored list; null if no list is stored, or if it is invalid or of an old version. */
  read<Name extends CatalogueName>(name: Name): CatalogueList<Name> | null;
  /** Stores a list that the provider has just sent, and returns it. */
  keep<Name extends CatalogueName>(name: Name, list: CatalogueList<Name>): CatalogueList<Name>;
}

/** The storage key (spec 3.1). */
export const STORE = "cacheStore";
/** The version of the record's shape. */
export const VERSION = 1;
const isCurrent = recordOf({ version: oneOf(VERSION) });
const names = Object.keys(calls);

/** Creates the storage. If the storage is full or forbidden, the next visit loads its lists, and nothing else happens. */
export function createCatalogueStorage(storage: StorageLike): CatalogueStorage {
  const record = (): object => {
    const kept = readRecord(storage, STORE);
    return isCurrent(kept) ? kept : {};
  };
  return {
    read(name) {
      const list: unknown = Reflect.get(record(), name);
      return isAnswerOf(calls[name], list) ? list : null;
    },
    keep(name, list) {
      const kept = record();
      const lists = names.map((one) => [one, one === name ? list : (Reflect.get(kept, one) ?? null)]);
      writeRecord(storage, STORE, Object.fromEntries(lists));
      return list;
    },
  };
}
