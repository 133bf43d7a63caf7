import type { StatementItem, StatementsState } from "@broker/hooks";
import {
  Button,
  Card,
  EmptyState,
  FileText,
  Inline,
  ListRow,
  ListRows,
  Notice,
  Section,
  Skeleton,
  Stack,
  StatusBadge,
} from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { RefreshFailed } from "../failure/refresh.view.tsx";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { describeStatement } from "./describe-statement.ts";
import { statementMessages } from "./statement.messages.ts";

type Loaded = Extract<StatementsState, { status: "loaded" }>;

function StatementRow({ row, statements }: { row: StatementItem; statements: Loaded }) {
  const t = useMessages(statementMessages);
  const language = useLanguage();
  const name = describeStatement(t, language, row);
  const dates = new Intl.DateTimeFormat(language.locale, { dateStyle: "medium" });
  const { downloading, download } = statements;
  return (
    <ListRow
      icon={FileText}
      title={name}
      meta={row.madeAt ? t("madeOn", { date: dates.format(row.madeAt) }) : t("making")}
      amount={
        row.isReady ? (
          <Inline gap={2} justify="end">
            {row.formats.map((format) => (
              <Button
                key={format}
                variant="secondary"
                aria-label={t("downloadNamed", { name, format: format.toUpperCase() })}
                isPending={downloading?.id === row.id && downloading.format === format}
                // The same width, so that the row does not move.
                pendingLabel={format.toUpperCase()}
                onPress={() => download({ id: row.id, format })}
              >
                {format.toUpperCase()}
              </Button>
            ))}
          </Inline>
        ) : (
          <StatusBadge tone="neutral" label={t("making")} />
        )
      }
    />
  );
}

/** The user's statements, each with its downloads. */
export function StatementListView({ statements }: { statements: StatementsState }) {
  const t = useMessages(statementMessages);
  const f = useMessages(failureMessages);
  return (
    <Card padding="large">
      <Section heading={t("heading")} level={2}>
        {statements.status === "loading" && <Skeleton height="block" />}
        {statements.status === "failed" && (
          <Unavailable failure={statements.failure} retry={statements.retry} />
        )}
        {statements.status === "loaded" && (
          <Stack gap={4}>
            {statements.downloadFailure && (
              <Notice tone="negative" role="alert">
                {toFailureText(f, statements.downloadFailure)}
              </Notice>
            )}
            <RefreshFailed list={statements} />
            {statements.rows.length === 0 ? (
              <EmptyState title={t("none")} level={3} icon={FileText}>
                {t("noneText")}
              </EmptyState>
            ) : (
              <ListRows label={t("heading")} look="plain">
                {statements.rows.map((row) => (
                  <StatementRow key={row.id} row={row} statements={statements} />
                ))}
              </ListRows>
            )}
          </Stack>
        )}
      </Section>
    </Card>
  );
}
