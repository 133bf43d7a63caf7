import type { Deposit } from "@broker/hooks";
import { Code, Link, Money, type TableColumn } from "@broker/ui";
import type { Translate } from "../i18n/translation.tsx";
import { PaymentStatus } from "./payment-status.view.tsx";
import type { transactionMessages } from "./transaction.messages.ts";

/** The columns of the deposit list; dates in short month format, none where there is no date. */
export function depositColumns(
  t: Translate<typeof transactionMessages>,
  locale: string,
): TableColumn<Deposit>[] {
  const dates = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric" });
  return [
    {
      id: "date",
      header: t("date"),
      cell: ({ requestedAt }) => (requestedAt ? dates.format(requestedAt) : ""),
    },
    {
      id: "transactionId",
      header: t("transactionId"),
      isRowHeader: true,
      cell: ({ transactionId }) => <Code>{transactionId}</Code>,
    },
    { id: "method", header: t("method"), cell: ({ platformName }) => platformName },
    {
      id: "amount",
      header: t("amount"),
      align: "end",
      cell: ({ amount, currencyCode }) => <Money value={amount} currency={currencyCode} />,
    },
    {
      id: "amountUsd",
      header: t("amountUsd"),
      align: "end",
      cell: ({ amountUsd }) => <Money value={amountUsd} currency="USD" />,
    },
    { id: "status", header: t("status"), cell: ({ statusId }) => <PaymentStatus statusId={statusId} /> },
    {
      id: "receipt",
      header: t("receipt"),
      cell: ({ receipt, transactionId }) =>
        receipt && (
          <Link
            href={receipt}
            target="_blank"
            rel="noopener"
            aria-label={t("viewReceiptOf", { transactionId })}
          >
            {t("viewReceipt")}
          </Link>
        ),
    },
  ];
}
