import type { ClientOperation } from "@broker/sdk";
import type { UseQueryResult } from "@tanstack/react-query";
import { type Failure, toFailure } from "./failure.ts";

/**
 * A list on its way, there with its rows, or not to be had; one that could not be loaded is empty and says so. A
 * refresh that fails keeps the rows, which may be old by then, and says why until the next one is through; without a
 * network it waits for one, and says so.
 */
export type List<Rows extends object> =
  | { readonly status: "loading" }
  | (Rows & {
      readonly status: "loaded";
      readonly isRefreshing: boolean;
      /** Why the rows are older than they should be; null while they are not. */
      readonly refreshFailure: Failure | null;
      refresh(): void;
    })
  | { readonly status: "failed"; readonly failure: Failure; retry(): void };

/** Says of the query of a list where it stands; a failure names the operation when the provider did not. */
export function toList<Rows extends object>(
  { data, error, isFetching, isPaused, refetch }: UseQueryResult<Rows>,
  operation: ClientOperation,
): List<Rows> {
  const load = () => void refetch();
  const failure = error && toFailure(error, operation);
  if (data) {
    const refreshFailure = isPaused ? ({ operation, kind: "offline" } as const) : failure;
    return { ...data, status: "loaded", isRefreshing: isFetching, refreshFailure, refresh: load };
  }
  if (failure) return { status: "failed", failure, retry: load };
  return { status: "loading" };
}
