import type { Deposit, Deposits } from "@broker/hooks";
import { Button, Card, EmptyState, Inline, Link, Pagination, Skeleton, Stack, Table } from "@broker/ui";
import { useState } from "react";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { depositColumns } from "./deposit-columns.tsx";
import { transactionMessages } from "./transaction.messages.ts";

const PAGE_SIZE = 25;
const rowId = (deposit: Deposit) => deposit.transactionId;

/** The deposit tab: a table on desks, cards on phones. */
export function DepositsView({ list }: { list: Deposits }) {
  const t = useMessages(transactionMessages);
  const { locale } = useLanguage();
  const [wantedPage, setPage] = useState(1);
  if (list.status === "loading") {
    return (
      <Card>
        <Skeleton height="block" />
      </Card>
    );
  }
  if (list.status === "failed") {
    return (
      <EmptyState title={t("failed")} level={2} action={<Button onPress={list.retry}>{t("retry")}</Button>}>
        {t("failedText")}
      </EmptyState>
    );
  }
  const total = list.deposits.length;
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(wantedPage, pageCount);
  const first = (page - 1) * PAGE_SIZE;
  const rows = list.deposits.slice(first, first + PAGE_SIZE);
  const empty = (
    <EmptyState
      title={t("none")}
      level={2}
      action={
        <Link href="/deposit-withdraw?tab=deposit" look="primary">
          {t("makeDeposit")}
        </Link>
      }
    >
      {t("noneText")}
    </EmptyState>
  );
  return (
    <Stack gap={4}>
      <Inline justify="end">
        <Button
          variant="quiet"
          onPress={list.refresh}
          isPending={list.isRefreshing}
          pendingLabel={t("refreshing")}
        >
          {t("refresh")}
        </Button>
      </Inline>
      <Table
        label={t("deposits")}
        columns={depositColumns(t, locale)}
        rows={rows}
        rowId={rowId}
        emptyState={empty}
      />
      {pageCount > 1 && (
        <Pagination
          label={t("pages")}
          summary={t("shown", { first: first + 1, last: first + rows.length, total })}
          page={page}
          pageCount={pageCount}
          onChange={setPage}
          previousLabel={t("previousPage")}
          nextLabel={t("nextPage")}
        />
      )}
    </Stack>
  );
}
