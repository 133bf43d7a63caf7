import type { Data } from "@broker/sdk";
import { useQuery } from "@tanstack/react-query";
import { type Failure, toFailure } from "../failure.ts";
import { useBroker } from "../provider.tsx";
import { catalogueQueries } from "./catalogue.queries.ts";
import { useKeptList } from "./use-kept-list.ts";

/** A country, with its ISO 3166-1 code and its dial code. */
export type Country = Data<"GetCountries">[number];

/** The countries, and why they are missing. */
export interface CountriesState {
  /** The countries in the provider's order; empty until they are loaded. */
  readonly countries: readonly Country[];
  /** The failure to load them, with a command to retry; null while they are loaded or loading. */
  readonly missing: { readonly failure: Failure; retry(): void } | null;
}

const none: readonly Country[] = [];

/**
 * Reads the countries in which clients can live: at first as the last visit stored them. Use it in the field that lists
 * them, so that the rest of a form is not rendered again when they arrive.
 *
 * @example
 * const { countries } = useCountries();
 * return <datalist id="countries">{countries.map((one) => <option key={one.countryId} value={one.countryName} />)}</datalist>;
 */
export function useCountries(): CountriesState {
  const broker = useBroker();
  const placeholderData = useKeptList("countries");
  const { data, error, refetch } = useQuery(
    { ...catalogueQueries.countries(broker), ...(placeholderData && { placeholderData }) },
    broker.queryClient,
  );
  return {
    countries: data ?? none,
    missing:
      data || !error ? null : { failure: toFailure(error, "GetCountries"), retry: () => void refetch() },
  };
}
