import type { AccountHolderState, Failure } from "@broker/hooks";
import {
  Button,
  Card,
  EmptyState,
  ListRow,
  ListRows,
  Pagination,
  ScreenOnly,
  SimpleTable,
  Stack,
  useIsBelow,
} from "@broker/ui";
import { type ReactNode, useMemo } from "react";
import { RefreshButton, RefreshFailed, type Refreshable } from "../failure/refresh.view.tsx";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { usePrinting } from "../frame/use-printing.ts";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { type ListKind, toTableColumns } from "./list-column.ts";
import { ListFilters, type StatusOption } from "./list-filters.view.tsx";
import { ListPlace } from "./list-place.view.tsx";
import { StatementHead } from "./statement-head.view.tsx";
import type { Entry } from "./transaction-entries.tsx";
import { transactionMessages } from "./transaction.messages.ts";
import { useStartInView } from "./use-start-in-view.ts";
import { type ListingState, useListing } from "./use-listing.ts";

/** A list of the provider: loading, loaded, or failed. */
export type ListState<Row> =
  | { readonly status: "loading" }
  | (Refreshable & { readonly status: "loaded"; readonly rows: readonly Row[] })
  | { readonly status: "failed"; readonly failure: Failure; retry(): void };

/** How a row opens, and how a phone lists it; keep it stable between renders. */
interface Opening<Row> {
  hrefOf(row: Row): string;
  entryOf(row: Row): Entry;
  /** Returns whether a row has just arrived. */
  isNew(row: Row): boolean;
}

interface TransactionListProps<Row> {
  list: ListState<Row>;
  kind: ListKind<Row>;
  open: Opening<Row>;
  /** The account holder, who is named in print. */
  holder: AccountHolderState;
  /** Renders the totals of the matching rows; null while they are loading. */
  totals: (rows: readonly Row[] | null) => ReactNode;
  /** The texts for an empty list, and for one that failed to load. */
  words: { readonly none: (refresh: ReactNode) => ReactNode; readonly failed: string };
}

/**
 * A list of transactions: totals, filters, a table on desktops and cards on phones, pages, an export; in print the
 * whole list.
 */
export function TransactionListView<Row>(props: TransactionListProps<Row>) {
  const { list, kind, open, holder, totals, words } = props;
  const t = useMessages(transactionMessages);
  if (list.status === "loading") {
    return <ListPlace label={t("loading")} totals={totals(null)} />;
  }
  if (list.status === "failed") {
    const { failure, retry } = list;
    return <Unavailable failure={failure} title={words.failed} text={t("failedText")} retry={retry} />;
  }
  const refresh = <RefreshButton list={list} />;
  return (
    <Stack gap={6}>
      <RefreshFailed list={list} />
      {list.rows.length === 0 ? (
        words.none(refresh)
      ) : (
        <Rows rows={list.rows} kind={kind} open={open} holder={holder} totals={totals} refresh={refresh} />
      )}
    </Stack>
  );
}

interface RowsProps<Row> extends Pick<TransactionListProps<Row>, "kind" | "open" | "holder" | "totals"> {
  rows: readonly Row[];
  refresh: ReactNode;
}

/** Returns the statuses that occur in the rows, for the filter. */
function useStatuses<Row>(rows: readonly Row[], kind: ListKind<Row>): readonly StatusOption[] {
  return useMemo(() => {
    const found = new Map(rows.map((row) => [kind.statusOf(row), kind.statusLabel(row)]));
    return Array.from(found, ([id, label]) => ({ id, label })).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }, [rows, kind]);
}

/** Shown where the filters match no row. */
function NoneFound({ clear }: { clear: () => void }) {
  const t = useMessages(transactionMessages);
  return (
    <EmptyState
      title={t("noneFound")}
      level={2}
      action={
        <Button variant="secondary" onPress={clear}>
          {t("clearFilters")}
        </Button>
      }
    >
      {t("noneFoundText")}
    </EmptyState>
  );
}

/** The buttons to page through the matching rows, where they fill more than one page. */
function Pages<Row>({ listing }: { listing: ListingState<Row> }) {
  const t = useMessages(transactionMessages);
  const { rows, matching, first, page, pageCount, goTo } = listing;
  if (pageCount === 1) return null;
  return (
    <ScreenOnly>
      <Pagination
        label={t("pages")}
        summary={t("shown", { first: first + 1, last: first + rows.length, total: matching.length })}
        page={page}
        pageCount={pageCount}
        onChange={goTo}
        previousLabel={t("previousPage")}
        nextLabel={t("nextPage")}
      />
    </ScreenOnly>
  );
}

const PhoneRow = <Row,>({ row, open }: Pick<RowsProps<Row>, "open"> & { row: Row }) => (
  <ListRow {...open.entryOf(row)} href={open.hrefOf(row)} isNew={open.isNew(row)} />
);

function Rows<Row>({ rows, kind, open, holder, totals, refresh }: RowsProps<Row>) {
  const { locale } = useLanguage();
  const listing = useListing(rows, kind.columns, { ...kind, locale });
  const isPrinting = usePrinting();
  const isPhone = useIsBelow("medium") && !isPrinting;
  const columns = useMemo(() => toTableColumns(kind.columns), [kind.columns]);
  const statuses = useStatuses(rows, kind);
  const { listed, matching, page, first, sort, changeSort, clearFilter } = listing;
  const shown = isPrinting ? matching : listing.rows;
  const total = matching.length;
  // Rendered only when its rows change, not at every key of the search.
  const table = useMemo(
    () => (
      <Card padding="none">
        {isPhone && total > 0 ? (
          <ListRows label={kind.label}>
            {shown.map((row) => (
              <PhoneRow key={kind.rowId(row)} row={row} open={open} />
            ))}
          </ListRows>
        ) : (
          <SimpleTable
            label={kind.label}
            columns={columns}
            rows={shown}
            range={{ first: isPrinting ? 0 : first, total }}
            rowId={kind.rowId}
            rowHref={open.hrefOf}
            isNew={open.isNew}
            {...(sort && { sort })}
            onSortChange={changeSort}
            emptyState={<NoneFound clear={clearFilter} />}
          />
        )}
      </Card>
    ),
    [kind, open, columns, shown, isPhone, isPrinting, first, total, sort, changeSort, clearFilter],
  );
  const start = useStartInView(page);
  const sums = useMemo(() => totals(matching), [totals, matching]);
  return (
    <Stack gap={6}>
      {isPrinting && (
        <StatementHead
          holder={holder}
          filter={listed}
          status={
            listed.status === "all" ? undefined : statuses.find(({ id }) => id === listed.status)?.label
          }
          rows={matching}
          dateOf={kind.dateOf}
        />
      )}
      {sums}
      <ListFilters listing={listing} kind={kind} statuses={statuses} refresh={refresh} />
      <div ref={start}>{table}</div>
      <Pages listing={listing} />
    </Stack>
  );
}
