import type { AccountHolderState } from "@broker/hooks";
import { DescriptionList } from "@broker/ui";
import { useState } from "react";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { type ListFilter, statementPeriodOf } from "./listing.ts";
import { createDateFormat } from "./shared-columns.tsx";
import { transactionMessages } from "./transaction.messages.ts";

/** The head of a printed statement: its holder, period, filters and date. */
export function StatementHead<Row>(props: {
  holder: AccountHolderState;
  filter: ListFilter;
  /** The text of the status in the filter, if there is one. */
  status: string | undefined;
  rows: readonly Row[];
  dateOf: (row: Row) => Date | null;
}) {
  const t = useMessages(transactionMessages);
  const { locale } = useLanguage();
  const [printedAt] = useState(() => new Date());
  const { holder, filter, status, rows, dateOf } = props;
  const text = filter.text.trim();
  const dates = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric" });
  const { from, to } = statementPeriodOf(rows.map(dateOf), filter, printedAt);
  return (
    <DescriptionList
      items={[
        { term: t("accountHolder"), details: holder.fullName },
        { term: t("cTraderLogin"), details: holder.cTraderLogin },
        { term: t("filterPeriod"), details: dates.formatRange(from, to) },
        ...(status === undefined ? [] : [{ term: t("filterStatus"), details: status }]),
        ...(text === "" ? [] : [{ term: t("search"), details: text }]),
        { term: t("printed"), details: createDateFormat(locale)(printedAt) },
      ]}
    />
  );
}
