import type { CompoundSubscription, Deposit, TransferRow, WithdrawalRow } from "@broker/hooks";
import { ArrowRight, Code, Icon, Inline, StatusBadge, Text, VisuallyHidden } from "@broker/ui";
import type { ListColumn } from "./list-column.ts";
import {
  type ColumnTools,
  dateWriter,
  fileColumn,
  inOneLine,
  isolated,
  moneyColumn,
  sharedColumns,
  textColumn,
} from "./shared-columns.tsx";

/** The columns of the deposit list; dates in short month format, none where there is no date. */
export function depositColumns(tools: ColumnTools): readonly ListColumn<Deposit>[] {
  const { t } = tools;
  const shared = sharedColumns(tools);
  return [
    shared.date,
    shared.transactionId,
    textColumn("method", t("method"), (row) => row.platformName),
    shared.amount,
    shared.currency,
    shared.amountUsd,
    shared.status,
    fileColumn(tools, t("receipt"), (row) => row.receipt),
  ];
}

/** The columns of the withdrawal list. */
export function withdrawalColumns(tools: ColumnTools): readonly ListColumn<WithdrawalRow>[] {
  const { t } = tools;
  const shared = sharedColumns(tools);
  return [
    shared.date,
    shared.transactionId,
    textColumn("method", t("method"), (row) => row.platformName),
    shared.amounts,
    shared.currency,
    shared.amountUsdOfFile,
    shared.status,
    { ...textColumn<WithdrawalRow>("comment", t("comment"), (row) => row.comment), isLong: true },
    fileColumn(tools, t("receipt"), (row) => row.receipt),
  ];
}

/** The columns of the list of internal transfers. */
export function transferColumns(tools: ColumnTools): readonly ListColumn<TransferRow>[] {
  const { t } = tools;
  const shared = sharedColumns(tools);
  return [
    shared.date,
    shared.transactionId,
    // In the table one column, so that a tablet has room for all; in the file two.
    {
      ...textColumn<TransferRow>("from", t("from"), (row) => row.fromPlatform),
      tableHeader: t("fromTo"),
      cell: ({ fromPlatform, toPlatform }) => (
        <Inline gap={1}>
          <Inline gap={1} wrap="nowrap">
            {inOneLine(isolated(fromPlatform))}
            <Icon of={ArrowRight} size="small" isDirectional />
          </Inline>
          <VisuallyHidden>{t("to")}</VisuallyHidden>
          {inOneLine(isolated(toPlatform))}
        </Inline>
      ),
      order: (row) => `${row.fromPlatform}\n${row.toPlatform}`,
    },
    { id: "to", header: t("to"), plain: (row) => row.toPlatform },
    shared.amounts,
    shared.currency,
    shared.amountUsdOfFile,
    shared.status,
    {
      id: "remarks",
      header: t("remarks"),
      isLong: true,
      plain: (row) => row.remarks ?? "",
      // What the user and what the staff said stand together; in the file each has its own column.
      cell: ({ remarks, comment }) =>
        (remarks ?? comment) !== null && (
          <>
            {isolated(remarks)}
            {comment !== null && (
              <Text size="small" tone="muted">
                {isolated(comment)}
              </Text>
            )}
          </>
        ),
    },
    { id: "comment", header: t("comment"), plain: (row) => row.comment ?? "" },
    fileColumn(tools, t("reference"), (row) => row.reference),
  ];
}

/** The columns of the compound scheme's log. */
export function subscriptionColumns(tools: ColumnTools): readonly ListColumn<CompoundSubscription>[] {
  const { t, locale } = tools;
  const date = dateWriter(locale);
  const dateColumn = (id: string, header: string, read: (row: CompoundSubscription) => Date | null) => ({
    id,
    header,
    plain: (row: CompoundSubscription) => date(read(row)),
    cell: (row: CompoundSubscription) => inOneLine(date(read(row))),
    order: (row: CompoundSubscription) => read(row)?.getTime() ?? 0,
  });
  return [
    dateColumn("subscribed", t("subscribed"), (row) => row.subscribedAt),
    {
      id: "subscriptionId",
      header: t("subscriptionId"),
      tableHeader: t("id"),
      isRowHeader: true,
      plain: (row) => String(row.subscriptionId),
      cell: (row) => <Code isWhole>{String(row.subscriptionId)}</Code>,
      order: (row) => row.subscriptionId,
    },
    dateColumn("ends", t("ends"), (row) => row.endsAt),
    textColumn("plan", t("plan"), (row) => row.planName),
    textColumn("cTraderLogin", t("cTraderLogin"), (row) => row.cTraderLogin),
    {
      id: "days",
      header: t("days"),
      align: "end",
      plain: (row) => t("daysOf", { done: row.interestDays, all: row.days }),
      cell: (row) => t("daysOf", { done: row.interestDays, all: row.days }),
      order: (row) => row.interestDays,
    },
    {
      ...moneyColumn<CompoundSubscription>(tools, "interest", t("interest"), (row) => row.interestAmount),
      order: (row) => Number(row.interestAmount),
    },
    {
      id: "status",
      header: t("status"),
      plain: (row) => row.status,
      cell: (row) => (
        <StatusBadge tone={/^active$/i.test(row.status) ? "positive" : "neutral"} label={row.status} />
      ),
      order: (row) => row.status,
    },
    { ...textColumn<CompoundSubscription>("remarks", t("remarks"), (row) => row.remarks), isLong: true },
  ];
}
