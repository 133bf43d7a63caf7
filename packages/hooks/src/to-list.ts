import type { ClientOperation } from "@broker/sdk";
import { type Failure, toFailure } from "./failure.ts";

/**
 * The state of a list: loading, loaded with its rows, or failed; a list that could not be loaded is empty. A failed
 * refetch keeps the rows, which may be outdated, with its reason until the next one succeeds; without a network the
 * refetch waits.
 */
export type List<Item, More = unknown> =
  | { readonly status: "loading" }
  | (More & {
      readonly status: "loaded";
      readonly rows: readonly Item[];
      readonly isRefreshing: boolean;
      /** Why the rows may be outdated; null while they are not. */
      readonly refreshFailure: Failure | null;
      refresh(): void;
    })
  | { readonly status: "failed"; readonly failure: Failure; retry(): void };

/** The parts of a query from which the state of its list is computed. */
interface ListQuery<Loaded> {
  readonly data: Loaded | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly isPaused: boolean;
  refetch(): unknown;
}

/** Converts the query of a list to its state; a failure names the operation even if the error does not. */
export function toList<Item, More>(
  { data, error, isFetching, isPaused, refetch }: ListQuery<More & { readonly rows: readonly Item[] }>,
  operation: ClientOperation,
): List<Item, More> {
  const load = () => void refetch();
  const failure = error && toFailure(error, operation);
  if (data) {
    const refreshFailure = isPaused ? ({ operation, kind: "offline" } as const) : failure;
    return { ...data, status: "loaded", isRefreshing: isFetching, refreshFailure, refresh: load };
  }
  if (failure) return { status: "failed", failure, retry: load };
  return { status: "loading" };
}
