import { useAccountHolder } from "@broker/hooks";
import { EmptyState, Inline, late, Link, type LucideIcon } from "@broker/ui";
import { type ReactNode, useMemo, useState } from "react";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import type { Hrefs } from "../places/places.ts";
import type { ListKind } from "./list-column.ts";
import { PlainReceipt } from "./plain-receipt.view.tsx";
import type { ColumnTools, Say, TransactionFile } from "./shared-columns.tsx";
import { type ListState, TransactionListView } from "./transaction-list.view.tsx";
import { transactionMessages } from "./transaction.messages.ts";

const ReceiptDialog = late(async () => (await import("./receipt.view.tsx")).ReceiptDialog, {
  while: null,
  whenMissing: PlainReceipt,
});

type Key = Parameters<Say>[0];

/** The definition of a list of transactions. It is a constant, so that its columns are created once per language. */
export interface PanelKind<Row> {
  toKind(tools: ColumnTools): ListKind<Row>;
  toTotals(rows: readonly Row[]): ReactNode;
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

/**
 * A list of the user's transactions, with its table, export and receipts.
 *
 * @example
 * <TransactionPanel of={deposits} list={useDeposits()} />
 */
export function TransactionPanel<Row>({ of, list }: { of: PanelKind<Row>; list: ListState<Row> }) {
  const t = useMessages(transactionMessages);
  const { locale } = useLanguage();
  const places = usePlaces();
  const [file, view] = useState<TransactionFile | null>(null);
  const holder = useAccountHolder();
  const kind = useMemo(() => of.toKind({ t, locale, view }), [of, t, locale]);
  const { icon, title, text, action } = of.empty;
  const none = (refresh: ReactNode) => (
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
  return (
    <>
      <TransactionListView
        list={list}
        kind={kind}
        holder={holder}
        totals={of.toTotals}
        words={{ none, failed: t(of.failed) }}
      />
      {file && <ReceiptDialog file={file} onClose={() => view(null)} />}
    </>
  );
}
