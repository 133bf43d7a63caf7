import {
  Button,
  Download,
  Grid,
  Icon,
  IconButton,
  Inline,
  late,
  NativeDateField,
  NativeSelect,
  ScreenOnly,
  Search,
  SlidersHorizontal,
  Stack,
  Text,
  TextField,
  useIsBelow,
} from "@broker/ui";
import { type ReactNode, useState } from "react";
import { MissingDialog } from "../frame/missing-dialog.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import type { ListKind } from "./list-column.ts";
import { countFilters, noRange } from "./listing.ts";
import type { SaveCsvProps } from "./save-csv.tsx";
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

// Late code, which is loaded with the first press.
const SaveCsv = late<SaveCsvProps>(async () => (await import("./save-csv.tsx")).SaveCsv, {
  while: null,
  whenMissing: MissingDialog,
});

/** Downloads the matching rows as a CSV file; on phones the button is an icon. */
function ExportButton<Row>({ kind, rows }: ExportButtonProps<Row>) {
  const t = useMessages(transactionMessages);
  const isPhone = useIsBelow("medium");
  const [isSaving, setSaving] = useState(false);
  const shared = { icon: Download, isDisabled: rows.length === 0, onPress: () => setSaving(true) };
  const label = t("downloadCsv");
  return (
    <>
      {isPhone ? (
        <IconButton variant="outline" label={label} {...shared} />
      ) : (
        <Button variant="secondary" {...shared}>
          {label}
        </Button>
      )}
      {isSaving && (
        <SaveCsv
          fileName={`${kind.fileName}.csv`}
          toText={(toCsv) => toCsv(rows, kind.columns)}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}

/** The option of the period for a range of days. */
const RANGE = "range";

interface FilterProps<Row> {
  listing: ListingState<Row>;
  statuses: readonly StatusOption[];
}

/** The period: all time, some days back from now, or a range of days. */
function PeriodFilter<Row>({ listing }: Pick<FilterProps<Row>, "listing">) {
  const t = useMessages(transactionMessages);
  const { filter, changeFilter } = listing;
  const { days, range } = filter;
  return (
    <>
      <NativeSelect
        label={t("filterPeriod")}
        placeholder={t("allTime")}
        options={[
          { id: "0", label: t("allTime") },
          ...periods.map((count) => ({ id: String(count), label: t("lastDays", { days: count }) })),
          { id: RANGE, label: t("dayRange") },
        ]}
        value={range ? RANGE : String(days)}
        onChange={(id) =>
          changeFilter(id === RANGE ? { days: 0, range: noRange } : { days: Number(id), range: null })
        }
      />
      {range && (
        <>
          <NativeDateField
            label={t("fromDay")}
            value={range.from}
            onChange={(from) => changeFilter({ range: { ...range, from } })}
          />
          <NativeDateField
            label={t("toDay")}
            value={range.to}
            onChange={(to) => changeFilter({ range: { ...range, to } })}
          />
        </>
      )}
    </>
  );
}

/** The inputs of the filter. */
function Filters<Row>({ listing, statuses }: FilterProps<Row>) {
  const t = useMessages(transactionMessages);
  const { filter, changeFilter } = listing;
  return (
    <Grid columns={2} gap={4} align="start">
      <TextField
        type="search"
        label={t("search")}
        placeholder={t("searchHint")}
        prefix={<Icon of={Search} size="small" />}
        value={filter.text}
        onChange={(text) => changeFilter({ text })}
      />
      <Grid columns="pair" gap={4} align="start">
        <NativeSelect
          label={t("filterStatus")}
          placeholder={t("anyStatus")}
          options={[{ id: "all", label: t("anyStatus") }, ...statuses]}
          value={filter.status}
          onChange={(status) => changeFilter({ status })}
        />
        <PeriodFilter listing={listing} />
      </Grid>
    </Grid>
  );
}

interface ListFiltersProps<Row> extends FilterProps<Row> {
  kind: ListKind<Row>;
  refresh: ReactNode;
  /** Whether the rows are a part of the list. */
  isPart: boolean;
}

/** The filters of a list, on phones behind a button; of a whole list the number of matching rows, and the export. */
export function ListFilters<Row>(props: ListFiltersProps<Row>) {
  const t = useMessages(transactionMessages);
  const { listing, kind, statuses, refresh, isPart } = props;
  const { filter, matching } = listing;
  const isPhone = useIsBelow("medium");
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(filter);
  return (
    <Stack gap={4}>
      {(!isPhone || isOpen) && (
        <ScreenOnly>
          <Filters listing={listing} statuses={statuses} />
        </ScreenOnly>
      )}
      <Inline justify="between">
        <Text as="div" size="small" tone="muted" figures="tabular">
          <output>{!isPart && t("count", { count: matching.length })}</output>
        </Text>
        <Inline gap={2}>
          {isPhone && (
            <Button
              variant="secondary"
              icon={SlidersHorizontal}
              aria-expanded={isOpen}
              onPress={() => setOpen(!isOpen)}
            >
              {t("filtersSet", { count })}
            </Button>
          )}
          {refresh}
          {!isPart && <ExportButton kind={kind} rows={matching} />}
        </Inline>
      </Inline>
    </Stack>
  );
}
