import {
  type Failure,
  useCapability,
  useCompoundScheme,
  useDeposits,
  usePaging,
  useTransfers,
  useWithdrawals,
} from "@broker/hooks";
import type { ReactNode } from "react";
import type { Refreshable } from "../failure/refresh.view.tsx";
import { lateExtension } from "../frame/late-extension.tsx";
import { MissingPanel } from "../frame/panel-failed.view.tsx";
import type { StatusOption } from "./list-filters.view.tsx";

/** The part of a list that has been read, where the rows are not the whole list. */
export interface Part {
  /** Whether the rows do not reach back to the day that they have to. */
  readonly isShort: boolean;
  readonly isLoadingMore: boolean;
  /** Why a further page could not be read; null otherwise. */
  readonly moreFailure: Failure | null;
  loadMore(): void;
  loadAll(): void;
}

/** A list of the provider: loading, loaded, or failed. */
export type ListState<Row> =
  | { readonly status: "loading" }
  | (Refreshable & {
      readonly status: "loaded";
      readonly rows: readonly Row[];
      /** Absent where the rows are the whole list. */
      readonly part?: Part;
      /** The statuses that a row may have, for a list that may be read in part. */
      readonly statuses?: readonly StatusOption[];
    })
  | { readonly status: "failed"; readonly failure: Failure; retry(): void };

/** The properties of a component that reads a list. */
export interface ListedProps<Row> {
  /** The day to which the rows have to reach back, which a part of the list may not do at once. */
  since?: Date;
  children(list: ListState<Row>): ReactNode;
}

/** The lists, by name. */
export type ListName = "deposits" | "withdrawals" | "transfers" | "subscriptions";

/** The properties of the component that reads pages of a list. Its content takes the rows of that list. */
export interface PagedProps extends ListedProps<never> {
  name: ListName;
}

// Late code, for providers with the capability `paging`.
const Paged = lateExtension<PagedProps>(async () => (await import("./paged.screen.tsx")).Paged, {
  while: ({ children }) => children({ status: "loading" }),
  whenMissing: MissingPanel,
});

/** Creates a component that reads a list whole, or in pages where the provider has the capability. */
function createListed<Row>(name: ListName, useList: () => ListState<Row>) {
  const Whole = ({ children }: ListedProps<Row>) => children(useList());
  return function Listed(props: ListedProps<Row>) {
    const isPaged = usePaging();
    // The whole list tells that the provider does not have it, without a call.
    const isThere = useCapability("transfers") || name !== "transfers";
    if (isPaged === null) return props.children({ status: "loading" });
    return isPaged && isThere ? <Paged name={name} {...props} /> : <Whole {...props} />;
  };
}

/** Reads the user's deposits, and renders its content with them. */
export const ListedDeposits = createListed("deposits", useDeposits);
/** Reads the user's withdrawals, and renders its content with them. */
export const ListedWithdrawals = createListed("withdrawals", useWithdrawals);
/** Reads the user's internal transfers, and renders its content with them. */
export const ListedTransfers = createListed("transfers", useTransfers);
/** Reads the user's subscriptions to compound schemes, and renders its content with them. */
export const ListedSubscriptions = createListed("subscriptions", useCompoundScheme);
