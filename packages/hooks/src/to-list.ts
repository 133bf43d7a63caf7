import type { ClientOperation } from "@broker/sdk";
import type { UseQueryResult } from "@tanstack/react-query";
import { type Failure, toFailure } from "./failure.ts";

/**
 * A list on its way, there with its rows, or not to be had; one that could not be loaded is empty and says so. A
 * refresh that fails keeps the rows.
 */
export type List<Rows extends object> =
  | { readonly status: "loading" }
  | (Rows & { readonly status: "loaded"; readonly isRefreshing: boolean; refresh(): void })
  | { readonly status: "failed"; readonly failure: Failure; retry(): void };

/** Says of the query of a list where it stands; a failure names the operation when the provider did not. */
export function toList<Rows extends object>(
  { data, error, isFetching, refetch }: UseQueryResult<Rows>,
  operation: ClientOperation,
): List<Rows> {
  const load = () => void refetch();
  if (data) return { ...data, status: "loaded", isRefreshing: isFetching, refresh: load };
  if (error) return { status: "failed", failure: toFailure(error, operation), retry: load };
  return { status: "loading" };
}
