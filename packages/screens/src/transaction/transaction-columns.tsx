import type { CompoundSchemeItem, DepositItem, TransferItem, WithdrawalItem } from "@broker/hooks";
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

/** Returns the columns of the deposit list; dates have a short month, and are empty where there is none. */
export function depositColumns(tools: ColumnTools): readonly ListColumn<DepositItem>[] {
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

/** Returns the columns of the withdrawal list. */
export function withdrawalColumns(tools: ColumnTools): readonly ListColumn<WithdrawalItem>[] {
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
    { ...textColumn<WithdrawalItem>("comment", t("comment"), (row) => row.comment), isLong: true },
    fileColumn(tools, t("receipt"), (row) => row.receipt),
  ];
}

/** Returns the columns of the list of internal transfers. */
export function transferColumns(tools: ColumnTools): readonly ListColumn<TransferItem>[] {
  const { t } = tools;
  const shared = sharedColumns(tools);
  return [
    shared.date,
    shared.transactionId,
    // One column in the table, so that all fit on a tablet; two in the export.
    {
      ...textColumn<TransferItem>("from", t("from"), (row) => row.fromPlatform),
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
      // One cell for the remarks of the user and of staff; two columns in the export.
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

/** Returns the columns of the list of subscriptions to compound schemes. */
export function compoundSchemeColumns(tools: ColumnTools): readonly ListColumn<CompoundSchemeItem>[] {
  const { t, locale } = tools;
  const date = dateWriter(locale);
  const dateColumn = (id: string, header: string, read: (row: CompoundSchemeItem) => Date | null) => ({
    id,
    header,
    plain: (row: CompoundSchemeItem) => date(read(row)),
    cell: (row: CompoundSchemeItem) => inOneLine(date(read(row))),
    order: (row: CompoundSchemeItem) => read(row)?.getTime() ?? 0,
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
      ...moneyColumn<CompoundSchemeItem>(tools, "interest", t("interest"), (row) => row.interestAmount),
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
    { ...textColumn<CompoundSchemeItem>("remarks", t("remarks"), (row) => row.remarks), isLong: true },
  ];
}
