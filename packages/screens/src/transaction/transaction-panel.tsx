import { useAccountHolder, useBroker } from "@broker/hooks";
import { EmptyState, Inline, type Late, late, Link, type LucideIcon } from "@broker/ui";
import { type ReactNode, useMemo, useState } from "react";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { useNavigate, usePlaces } from "../places/host.tsx";
import type { Hrefs } from "../places/places.ts";
import type { ListKind } from "./list-column.ts";
import { hasJustArrived } from "./just-arrived.ts";
import type { ListState } from "./listed.tsx";
import { DetailMissing } from "./detail-missing.view.tsx";
import { PlainReceipt } from "./plain-receipt.view.tsx";
import type { ColumnTools, Say, TransactionFile } from "./shared-columns.tsx";
import type { DetailProps } from "./transaction-details.tsx";
import type { Entry, EntryTools } from "./transaction-entries.tsx";
import { TransactionListView } from "./transaction-list.view.tsx";
import type { TransactionTab } from "./transaction-tabs.ts";
import { transactionMessages } from "./transaction.messages.ts";

const ReceiptDialog = late(async () => (await import("./receipt.view.tsx")).ReceiptDialog, {
  while: null,
  whenMissing: PlainReceipt,
});

type Key = Parameters<Say>[0];

/** The definition of a list of transactions. It is a constant, so that its columns are created once per language. */
export interface PanelKind<Row> {
  toKind(tools: ColumnTools): ListKind<Row>;
  /** Renders the totals of rows; null while they are loading. */
  toTotals(rows: readonly Row[] | null): ReactNode;
  /** Returns a row as a phone lists it. */
  toEntry(row: Row, tools: EntryTools): Entry;
  /** The page of one transaction, which is late code. */
  readonly Detail: Late<DetailProps<Row>>;
  /** The texts of an empty list. */
  readonly empty: {
    readonly icon: LucideIcon;
    readonly title: Key;
    readonly text: Key;
    /** A link to the page on which the first row is created. */
    readonly action?: { readonly label: Key; toHref(places: Hrefs): string };
  };
  readonly failed: Key;
}

interface TransactionPanelProps<Row> {
  of: PanelKind<Row>;
  list: ListState<Row>;
  tab: TransactionTab;
  /** The id of the open transaction; null for none. */
  openId: string | null;
}

/** What is shown instead of an empty list. */
function NoneYet<Row>({ empty, refresh }: { empty: PanelKind<Row>["empty"]; refresh: ReactNode }) {
  const t = useMessages(transactionMessages);
  const places = usePlaces();
  const { icon, title, text, action } = empty;
  return (
    <EmptyState
      icon={icon}
      title={t(title)}
      level={2}
      action={
        <Inline justify="center">
          {action && (
            <Link href={action.toHref(places)} look="primary">
              {t(action.label)}
            </Link>
          )}
          {refresh}
        </Inline>
      }
    >
      {t(text)}
    </EmptyState>
  );
}

/**
 * A list of the user's transactions, with its table, export and receipts. The address names the open transaction.
 *
 * @example
 * <ListedDeposits>
 *   {(list) => <TransactionPanel of={deposits} list={list} tab="deposit" openId={search.get("id")} />}
 * </ListedDeposits>
 */
export function TransactionPanel<Row>({ of, list, tab, openId }: TransactionPanelProps<Row>) {
  const t = useMessages(transactionMessages);
  const { locale } = useLanguage();
  const places = usePlaces();
  const navigate = useNavigate();
  const { clock } = useBroker();
  const [file, view] = useState<TransactionFile | null>(null);
  const holder = useAccountHolder();
  const kind = useMemo(() => of.toKind({ t, locale, view }), [of, t, locale]);
  const open = useMemo(
    () => ({
      hrefOf: (row: Row) => places.transactions(tab, kind.rowId(row)),
      entryOf: (row: Row) => of.toEntry(row, { t, locale }),
      isNew: (row: Row) => hasJustArrived(kind.dateOf(row), clock()),
    }),
    [of, kind, places, tab, t, locale, clock],
  );
  const opened =
    openId !== null && list.status === "loaded"
      ? list.rows.find((row) => kind.rowId(row) === openId)
      : undefined;
  const isSought = openId !== null && list.status === "loaded" && opened === undefined;
  // Replaced, so that Back leads to the page before the list.
  const close = () => navigate(places.transactions(tab), { replace: true });
  const none = (refresh: ReactNode) => <NoneYet empty={of.empty} refresh={refresh} />;
  return (
    <>
      <TransactionListView
        list={list}
        isSought={isSought}
        kind={kind}
        open={open}
        holder={holder}
        totals={of.toTotals}
        words={{ none, failed: t(of.failed) }}
      />
      {opened !== undefined && <of.Detail row={opened} onClose={close} />}
      {isSought && !list.part && <DetailMissing onClose={close} />}
      {file && <ReceiptDialog file={file} onClose={() => view(null)} />}
    </>
  );
}
