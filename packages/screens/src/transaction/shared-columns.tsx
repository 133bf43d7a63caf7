import { Button, Code, formatMoney, Money, Text } from "@broker/ui";
import type { ReactNode } from "react";
import type { Translate } from "../i18n/translation.tsx";
import type { ListColumn } from "./list-column.ts";
import { addCents } from "./listing.ts";
import { PaymentStatus } from "./payment-status.view.tsx";
import { statusTextOf } from "./payment-statuses.ts";
import type { transactionMessages } from "./transaction.messages.ts";

/** The message function of this feature. */
export type Say = Translate<typeof transactionMessages>;

/** A file of a transaction. */
export interface TransactionFile {
  readonly url: string;
  readonly transactionId: string;
}

/** The dependencies of columns. */
export interface ColumnTools {
  readonly t: Say;
  readonly locale: string;
  readonly view: (file: TransactionFile) => void;
}

/** Creates a function that formats dates with a short month; empty for no date. */
export function createDateFormat(locale: string): (date: Date | null) => string {
  const dates = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric" });
  return (date) => (date ? dates.format(date) : "");
}

/** Creates a column of amounts: as received in the export, formatted in the table, and searchable in both forms. */
export function createMoneyColumn<Row>(
  { locale }: ColumnTools,
  id: string,
  header: string,
  read: (row: Row) => string,
  currencyOf: (row: Row) => string = () => "USD",
) {
  return {
    id,
    header,
    align: "end",
    plain: read,
    search: (row) => `${formatMoney(read(row), currencyOf(row), locale)}\n${addCents(read(row))}`,
    cell: (row) => <Money value={read(row)} currency={currencyOf(row)} />,
  } satisfies ListColumn<Row>;
}

interface Transaction {
  readonly transactionId: string;
  readonly requestedAt: Date | null;
  readonly amount: string;
  readonly currencyCode: string;
  readonly amountUsd: string;
  readonly statusId: number;
  readonly statusName: string | null;
}

const order = (row: Transaction) => Number(row.amountUsd);

/** Returns the columns that deposits, withdrawals and transfers share. */
export function createSharedColumns(tools: ColumnTools) {
  const { t, locale } = tools;
  const date = createDateFormat(locale);
  const amount = createMoneyColumn<Transaction>(
    tools,
    "amount",
    t("amount"),
    (row) => row.amount,
    (row) => row.currencyCode,
  );
  const { cell: usd, ...amountUsd } = createMoneyColumn<Transaction>(
    tools,
    "amountUsd",
    t("amountUsd"),
    (row) => row.amountUsd,
  );
  return {
    date: {
      id: "date",
      header: t("date"),
      plain: (row) => date(row.requestedAt),
      cell: (row) => keepInOneLine(date(row.requestedAt)),
      order: (row) => row.requestedAt?.getTime() ?? 0,
    },
    transactionId: {
      id: "transactionId",
      header: t("transactionId"),
      isRowHeader: true,
      plain: (row) => row.transactionId,
      cell: (row) => <Code isWhole>{row.transactionId}</Code>,
      order: (row) => row.transactionId,
    },
    amount,
    currency: { id: "currency", header: t("currency"), plain: (row) => row.currencyCode },
    amountUsd: { ...amountUsd, cell: usd, order },
    /** Both amounts in one column of the table, to save width; `amountUsdOfFile` exports the second one. */
    amounts: {
      ...amount,
      order,
      cell: (row) => (
        <>
          {amount.cell(row)}
          {row.currencyCode !== "USD" && (
            <Text size="small" tone="muted">
              {usd(row)}
            </Text>
          )}
        </>
      ),
    },
    amountUsdOfFile: amountUsd,
    status: {
      id: "status",
      header: t("status"),
      plain: (row) => statusTextOf(t, row),
      cell: (row) => <PaymentStatus statusId={row.statusId} statusName={row.statusName} />,
      order: (row) => row.statusId,
    },
  } satisfies Record<string, ListColumn<Transaction>>;
}

/** Prevents line breaks in dates and names. */
export function keepInOneLine(content: ReactNode) {
  return (
    content !== "" && (
      <Text as="span" lines="one">
        {content}
      </Text>
    )
  );
}

/** Texts of other people, which may have another direction. */
export const isolate = (words: string | null) => words && <bdi>{words}</bdi>;

/** Creates a column of free text, sorted by it. */
export function createTextColumn<Row>(
  id: string,
  header: string,
  read: (row: Row) => string | null,
): ListColumn<Row> {
  const plain = (row: Row) => read(row) ?? "";
  return { id, header, plain, cell: (row) => isolate(read(row)), order: plain };
}

/** Creates a column with a button that shows the file of a row. */
export function createFileColumn<Row extends { readonly transactionId: string }>(
  { t, view }: ColumnTools,
  header: string,
  read: (row: Row) => string | null,
): ListColumn<Row> {
  return {
    id: "file",
    header,
    cell: (row) => {
      const url = read(row);
      const { transactionId } = row;
      return (
        url !== null && (
          <Button
            variant="quiet"
            aria-label={t("viewReceiptOf", { transactionId })}
            onPress={() => view({ url, transactionId })}
          >
            {t("viewReceipt")}
          </Button>
        )
      );
    },
  };
}
