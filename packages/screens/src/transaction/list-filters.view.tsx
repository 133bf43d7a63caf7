import {
  announce,
  Button,
  Download,
  downloadBlob,
  Grid,
  Icon,
  Inline,
  NativeSelect,
  ScreenOnly,
  Search,
  Stack,
  Text,
  TextField,
} from "@broker/ui";
import type { ReactNode } from "react";
import { useMessages } from "../i18n/translation.tsx";
import { toCsv } from "./csv.ts";
import type { ListKind } from "./list-column.ts";
import { transactionMessages } from "./transaction.messages.ts";
import type { ListingState } from "./use-listing.ts";

/** A status in the filter of a list. */
export interface StatusOption {
  readonly id: string;
  readonly label: string;
}

const periods = [30, 90, 365] as const;

interface ExportButtonProps<Row> {
  kind: ListKind<Row>;
  rows: readonly Row[];
}

/** Downloads the matching rows as a CSV file. */
function ExportButton<Row>({ kind, rows }: ExportButtonProps<Row>) {
  const t = useMessages(transactionMessages);
  return (
    <Button
      variant="secondary"
      icon={Download}
      isDisabled={rows.length === 0}
      onPress={() => {
        const file = new Blob([toCsv(rows, kind.columns)], { type: "text/csv;charset=utf-8" });
        const name = `${kind.fileName}.csv`;
        downloadBlob(file, name);
        announce(t("downloaded", { name }));
      }}
    >
      {t("downloadCsv")}
    </Button>
  );
}

/** The filters of a list, the number of matching rows, and the export. */
export function ListFilters<Row>(props: {
  listing: ListingState<Row>;
  kind: ListKind<Row>;
  statuses: readonly StatusOption[];
  refresh: ReactNode;
}) {
  const t = useMessages(transactionMessages);
  const { listing, kind, statuses, refresh } = props;
  const { filter, matching } = listing;
  return (
    <Stack gap={4}>
      <ScreenOnly>
        <Grid columns={2} gap={4} align="start">
          <TextField
            type="search"
            label={t("search")}
            placeholder={t("searchHint")}
            prefix={<Icon of={Search} size="small" />}
            value={filter.text}
            onChange={(text) => listing.changeFilter({ text })}
          />
          <Grid columns="pair" gap={4} align="start">
            <NativeSelect
              label={t("filterStatus")}
              placeholder={t("anyStatus")}
              options={[{ id: "all", label: t("anyStatus") }, ...statuses]}
              value={filter.status}
              onChange={(status) => listing.changeFilter({ status })}
            />
            <NativeSelect
              label={t("filterPeriod")}
              placeholder={t("allTime")}
              options={[
                { id: "0", label: t("allTime") },
                ...periods.map((days) => ({ id: String(days), label: t("lastDays", { days }) })),
              ]}
              value={String(filter.days)}
              onChange={(days) => listing.changeFilter({ days: Number(days) })}
            />
          </Grid>
        </Grid>
      </ScreenOnly>
      <Inline justify="between">
        <Text as="div" size="small" tone="muted" figures="tabular">
          <output>{t("count", { count: matching.length })}</output>
        </Text>
        <Inline gap={2}>
          {refresh}
          <ExportButton kind={kind} rows={matching} />
        </Inline>
      </Inline>
    </Stack>
  );
}
