import type { AccountHolderState } from "@broker/hooks";
import {
  Button,
  Card,
  EmptyState,
  ListRow,
  ListRows,
  Pagination,
  ScreenOnly,
  SimpleTable,
  Skeleton,
  Stack,
  useIsBelow,
} from "@broker/ui";
import { type ReactNode, useMemo } from "react";
import { RefreshButton, RefreshFailed } from "../failure/refresh.view.tsx";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { lateExtension } from "../frame/late-extension.tsx";
import { MissingPanel } from "../frame/panel-failed.view.tsx";
import { usePrinting } from "../frame/use-printing.ts";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { type ListKind, toTableColumns } from "./list-column.ts";
import { ListFilters, type StatusOption } from "./list-filters.view.tsx";
import { ListPlace } from "./list-place.view.tsx";
import type { ListState, Part } from "./listed.tsx";
import type { RestProps } from "./rest.view.tsx";
import { countFilters } from "./listing.ts";
import { StatementHead } from "./statement-head.view.tsx";
import type { Entry } from "./transaction-entries.tsx";
import { transactionMessages } from "./transaction.messages.ts";
import { useStartInView } from "./use-start-in-view.ts";
import { type ListingState, useListing } from "./use-listing.ts";

// Late code, for lists of which a part has been read.
const Rest = lateExtension<RestProps>(async () => (await import("./rest.view.tsx")).Rest, {
  while: () => <Skeleton height="target" />,
  whenMissing: MissingPanel,
});

/** How a row opens, and how a phone lists it; keep it stable between renders. */
interface Opening<Row> {
  hrefOf(row: Row): string;
  entryOf(row: Row): Entry;
  /** Returns whether a row has just arrived. */
  isNew(row: Row): boolean;
}

interface TransactionListProps<Row> {
  list: ListState<Row>;
  /** Whether a transaction is looked for that is not in the rows. */
  isSought: boolean;
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
  const { list, words, ...others } = props;
  const t = useMessages(transactionMessages);
  if (list.status === "loading") {
    return <ListPlace label={t("loading")} totals={props.totals(null)} />;
  }
  if (list.status === "failed") {
    const { failure, retry } = list;
    return <Unavailable failure={failure} title={words.failed} text={t("failedText")} retry={retry} />;
  }
  const refresh = <RefreshButton list={list} />;
  return (
    <Stack gap={6}>
      <RefreshFailed list={list} />
      {list.rows.length === 0 && !list.part ? (
        words.none(refresh)
      ) : (
        <Rows {...others} {...list} others={list.statuses} refresh={refresh} />
      )}
    </Stack>
  );
}

interface RowsProps<Row> extends Omit<TransactionListProps<Row>, "list" | "words"> {
  rows: readonly Row[];
  part?: Part;
  /** Statuses that no row has to have. */
  others: readonly StatusOption[] | undefined;
  refresh: ReactNode;
}

/** Returns the statuses that occur in the rows, and others, for the filter. */
function useStatuses<Row>({
  rows,
  kind,
  others,
}: Pick<RowsProps<Row>, "rows" | "kind" | "others">): readonly StatusOption[] {
  return useMemo(() => {
    const found = new Map(others?.map(({ id, label }) => [id, label]));
    for (const row of rows) found.set(kind.statusOf(row), kind.statusLabel(row));
    return Array.from(found, ([id, label]) => ({ id, label })).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }, [rows, kind, others]);
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

/** The buttons to page through the matching rows, where they fill more than one page. After a part of the list comes another page. */
function Pages<Row>({ listing, part }: { listing: ListingState<Row>; part: Part | undefined }) {
  const t = useMessages(transactionMessages);
  const { rows, matching, first, page, goTo } = listing;
  const pageCount = listing.pageCount + (part ? 1 : 0);
  if (pageCount === 1) return null;
  const shown = { first: first + 1, last: first + rows.length, total: matching.length };
  return (
    <ScreenOnly>
      <Pagination
        label={t("pages")}
        summary={t(part ? "range" : "shown", shown)}
        page={page}
        pageCount={pageCount}
        onChange={(next) => {
          goTo(next);
          // Also after a failure, when the page is wanted already.
          if (next > listing.pageCount) part?.loadMore();
        }}
        previousLabel={t("previousPage")}
        nextLabel={t("nextPage")}
      />
    </ScreenOnly>
  );
}

const PhoneRow = <Row,>({ row, open }: Pick<RowsProps<Row>, "open"> & { row: Row }) => (
  <ListRow {...open.entryOf(row)} href={open.hrefOf(row)} isNew={open.isNew(row)} />
);

interface PrintHeadProps<Row> extends Pick<RowsProps<Row>, "kind" | "holder"> {
  listing: ListingState<Row>;
  statuses: readonly StatusOption[];
}

/** What a printed list begins with. */
const PrintHead = <Row,>({ listing: { listed, matching }, statuses, kind, holder }: PrintHeadProps<Row>) => (
  <StatementHead
    holder={holder}
    filter={listed}
    status={listed.status === "all" ? undefined : statuses.find(({ id }) => id === listed.status)?.label}
    rows={matching}
    dateOf={kind.dateOf}
  />
);

function Rows<Row>(props: RowsProps<Row>) {
  const { rows, part, isSought, kind, open, holder, totals, refresh } = props;
  const { locale } = useLanguage();
  const isPart = part !== undefined;
  const statuses = useStatuses(props);
  const listing = useListing(rows, kind.columns, { ...kind, locale, statuses });
  const isPrinting = usePrinting();
  const isPhone = useIsBelow("medium") && !isPrinting;
  const columns = useMemo(() => toTableColumns(kind.columns), [kind.columns]);
  const { filter, matching, page, first, sort, changeSort, clearFilter } = listing;
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
            range={{ first: isPrinting ? 0 : first, total: isPart ? null : total }}
            rowId={kind.rowId}
            rowHref={open.hrefOf}
            isNew={open.isNew}
            {...(sort && { sort })}
            onSortChange={changeSort}
            emptyState={!isPart && <NoneFound clear={clearFilter} />}
          />
        )}
      </Card>
    ),
    [kind, open, columns, shown, isPhone, isPrinting, isPart, first, total, sort, changeSort, clearFilter],
  );
  const isWanted = isSought || isPrinting || sort !== null || countFilters(filter) > 0;
  const needs = { isWanted, isBeyond: listing.isBeyond };
  const start = useStartInView(page);
  const sums = useMemo(() => totals(matching), [totals, matching]);
  return (
    <Stack gap={6}>
      {isPrinting && <PrintHead {...{ listing, statuses, kind, holder }} />}
      {part ? <Rest part={part} count={rows.length} {...needs} /> : sums}
      <ListFilters listing={listing} kind={kind} statuses={statuses} refresh={refresh} isPart={isPart} />
      <div ref={start}>{table}</div>
      <Pages listing={listing} part={part} />
    </Stack>
  );
}
