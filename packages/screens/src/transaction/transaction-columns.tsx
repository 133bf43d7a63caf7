import type { CompoundSchemeItem, DepositItem, TransferItem, WithdrawalItem } from "@broker/hooks";
import { ArrowRight, Code, Icon, Inline, Text, VisuallyHidden } from "@broker/ui";
import type { ListColumn } from "./list-column.ts";
import {
  type ColumnTools,
  createDateFormat,
  createFileColumn,
  keepInOneLine,
  isolate,
  createMoneyColumn,
  createSharedColumns,
  createTextColumn,
} from "./shared-columns.tsx";
import { SubscriptionStatus } from "./transaction-entries.tsx";

/** Returns the columns of the deposit list; dates have a short month, and are empty where there is none. */
export function createDepositColumns(tools: ColumnTools): readonly ListColumn<DepositItem>[] {
  const { t } = tools;
  const shared = createSharedColumns(tools);
  return [
    shared.date,
    shared.transactionId,
    createTextColumn("method", t("method"), (row) => row.platformName),
    shared.amount,
    shared.currency,
    shared.amountUsd,
    shared.status,
    createFileColumn(tools, t("receipt"), (row) => row.receipt),
  ];
}

/** Returns the columns of the withdrawal list. */
export function createWithdrawalColumns(tools: ColumnTools): readonly ListColumn<WithdrawalItem>[] {
  const { t } = tools;
  const shared = createSharedColumns(tools);
  return [
    shared.date,
    shared.transactionId,
    createTextColumn("method", t("method"), (row) => row.platformName),
    shared.amounts,
    shared.currency,
    shared.amountUsdOfFile,
    shared.status,
    { ...createTextColumn<WithdrawalItem>("comment", t("comment"), (row) => row.comment), isLong: true },
    createFileColumn(tools, t("receipt"), (row) => row.receipt),
  ];
}

/** Returns the columns of the list of internal transfers. */
export function createTransferColumns(tools: ColumnTools): readonly ListColumn<TransferItem>[] {
  const { t } = tools;
  const shared = createSharedColumns(tools);
  return [
    shared.date,
    shared.transactionId,
    // One column in the table, so that all fit on a tablet; two in the export.
    {
      ...createTextColumn<TransferItem>("from", t("from"), (row) => row.fromPlatform),
      tableHeader: t("fromTo"),
      cell: ({ fromPlatform, toPlatform }) => (
        <Inline gap={1}>
          <Inline gap={1} wrap="nowrap">
            {keepInOneLine(isolate(fromPlatform))}
            <Icon of={ArrowRight} size="small" isDirectional />
          </Inline>
          <VisuallyHidden>{t("to")}</VisuallyHidden>
          {keepInOneLine(isolate(toPlatform))}
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
            {isolate(remarks)}
            {comment !== null && (
              <Text size="small" tone="muted">
                {isolate(comment)}
              </Text>
            )}
          </>
        ),
    },
    { id: "comment", header: t("comment"), plain: (row) => row.comment ?? "" },
    createFileColumn(tools, t("reference"), (row) => row.reference),
  ];
}

/** Returns the columns of the list of subscriptions to compound schemes. */
export function createCompoundSchemeColumns(tools: ColumnTools): readonly ListColumn<CompoundSchemeItem>[] {
  const { t, locale } = tools;
  const date = createDateFormat(locale);
  const dateColumn = (id: string, header: string, read: (row: CompoundSchemeItem) => Date | null) => ({
    id,
    header,
    plain: (row: CompoundSchemeItem) => date(read(row)),
    cell: (row: CompoundSchemeItem) => keepInOneLine(date(read(row))),
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
    createTextColumn("plan", t("plan"), (row) => row.planName),
    createTextColumn("cTraderLogin", t("cTraderLogin"), (row) => row.cTraderLogin),
    {
      id: "days",
      header: t("days"),
      align: "end",
      plain: (row) => t("daysOf", { done: row.interestDays, all: row.days }),
      cell: (row) => t("daysOf", { done: row.interestDays, all: row.days }),
      order: (row) => row.interestDays,
    },
    {
      ...createMoneyColumn<CompoundSchemeItem>(tools, "interest", t("interest"), (row) => row.interestAmount),
      order: (row) => Number(row.interestAmount),
    },
    {
      id: "status",
      header: t("status"),
      plain: (row) => row.status,
      cell: (row) => <SubscriptionStatus status={row.status} />,
      order: (row) => row.status,
    },
    { ...createTextColumn<CompoundSchemeItem>("remarks", t("remarks"), (row) => row.remarks), isLong: true },
  ];
}
