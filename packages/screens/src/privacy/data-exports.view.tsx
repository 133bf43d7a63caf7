import type { DataExportsState, DataExportItem } from "@broker/hooks";
import {
  Button,
  Card,
  FileText,
  ListRow,
  ListRows,
  Notice,
  Section,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
} from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { RefreshFailed } from "../failure/refresh.view.tsx";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { type Translate, useMessages } from "../i18n/translation.tsx";
import { privacyMessages } from "./privacy.messages.ts";

type Loaded = Extract<DataExportsState, { status: "loaded" }>;

/** Returns a time in the language of the user; empty without one. */
function formatTime({ language }: Translate<typeof privacyMessages>, time: Date | null): string {
  const times = new Intl.DateTimeFormat(language.locale, { dateStyle: "medium", timeStyle: "short" });
  return time ? times.format(time) : "";
}

/** Returns a size in megabytes, rounded up so that it is never none. */
function formatSize({ language }: Translate<typeof privacyMessages>, bytes: number): string {
  const sizes = new Intl.NumberFormat(language.locale, {
    style: "unit",
    unit: "megabyte",
    maximumFractionDigits: 1,
  });
  return sizes.format(Math.ceil(bytes / 100_000) / 10);
}

/** Returns the text below the title of a row. */
function describe(t: Translate<typeof privacyMessages>, copy: DataExportItem, days: number): string {
  if (copy.state === "making") return t("makingText");
  if (copy.state === "removed") return t("removedText", { count: days });
  return t("ready", { date: formatTime(t, copy.availableUntil), size: formatSize(t, copy.size) });
}

function CopyRow({ copy, copies }: { copy: DataExportItem; copies: Loaded }) {
  const t = useMessages(privacyMessages);
  const { downloading, download, days } = copies;
  const date = formatTime(t, copy.requestedAt);
  return (
    <ListRow
      icon={FileText}
      title={t("copyOf", { date })}
      meta={describe(t, copy, days)}
      amount={
        copy.state === "ready" ? (
          <Button
            variant="secondary"
            aria-label={t("downloadNamed", { date })}
            isPending={downloading === copy.id}
            // The same width, so that the row does not move.
            pendingLabel={t("download")}
            onPress={() => download(copy)}
          >
            {t("download")}
          </Button>
        ) : (
          <StatusBadge tone="neutral" label={t(copy.state)} />
        )
      }
    />
  );
}

function Copies({ copies }: { copies: Loaded }) {
  const t = useMessages(privacyMessages);
  const f = useMessages(failureMessages);
  const failure = copies.requestFailure ?? copies.downloadFailure;
  return (
    <Stack gap={4}>
      {failure && (
        <Notice tone="negative" role="alert">
          {toFailureText(f, failure)}
        </Notice>
      )}
      <RefreshFailed list={copies} />
      {copies.rows.length === 0 ? (
        <Text tone="muted">{t("none")}</Text>
      ) : (
        <ListRows label={t("copies")} look="plain">
          {copies.rows.map((copy) => (
            <CopyRow key={copy.id} copy={copy} copies={copies} />
          ))}
        </ListRows>
      )}
      {copies.possibleFrom && (
        <Text tone="muted">{t("possibleFrom", { date: formatTime(t, copies.possibleFrom) })}</Text>
      )}
      {copies.rows.some(({ state }) => state === "ready") && <Text tone="muted">{t("keepSafe")}</Text>}
    </Stack>
  );
}

/** The copies of the user's data, each with its download, and the button that requests a further copy. */
export function DataExportsView({ copies }: { copies: DataExportsState }) {
  const t = useMessages(privacyMessages);
  const isLoaded = copies.status === "loaded";
  const isMaking = isLoaded && copies.rows.some(({ state }) => state === "making");
  return (
    <Card padding="large">
      <Section
        heading={t("copyHeading")}
        level={2}
        description={t("copyIntro")}
        {...(isLoaded && {
          actions: (
            <Button
              variant="secondary"
              isPending={copies.isRequesting}
              pendingLabel={t("requesting")}
              isDisabled={isMaking || copies.possibleFrom !== null}
              onPress={copies.request}
            >
              {t("request")}
            </Button>
          ),
        })}
      >
        {copies.status === "loading" && <Skeleton height="block" />}
        {copies.status === "failed" && <Unavailable failure={copies.failure} retry={copies.retry} />}
        {isLoaded && <Copies copies={copies} />}
      </Section>
    </Card>
  );
}
