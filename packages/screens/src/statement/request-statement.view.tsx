import type { StatementItem, StatementsState } from "@broker/hooks";
import { Button, Card, Form, Inline, NativeSelect, Notice, Section, Stack, Text } from "@broker/ui";
import { useState } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { describeStatement } from "./describe-statement.ts";
import { statementMessages } from "./statement.messages.ts";

type Loaded = Extract<StatementsState, { status: "loaded" }>;
type Subject = Pick<StatementItem, "kind" | "subject">;

const idOf = ({ kind, subject }: Subject) => `${kind}:${subject}`;

/**
 * Lists the subjects of statements that can be requested: the transaction first, then months and years, without existing
 * statements.
 */
const listOffered = ({ months, years, rows }: Loaded, transactionId: string | null): readonly Subject[] =>
  [
    ...(transactionId === null ? [] : [{ kind: "transaction", subject: transactionId } as const]),
    ...months.map((subject) => ({ kind: "month", subject }) as const),
    ...years.map((subject) => ({ kind: "year", subject }) as const),
  ].filter((one) => rows.every((row) => idOf(row) !== idOf(one)));

/** The form that requests a statement of a past month or year, or the confirmation of a transaction. */
export function RequestStatementView({
  statements,
  transactionId,
}: {
  statements: Loaded;
  /** The transaction to confirm, which is selected at first; null without one. */
  transactionId: string | null;
}) {
  const t = useMessages(statementMessages);
  const f = useMessages(failureMessages);
  const language = useLanguage();
  const { isRequesting, requestFailure, request } = statements;
  const offered = listOffered(statements, transactionId);
  const [chosen, setChosen] = useState(
    transactionId === null ? null : idOf({ kind: "transaction", subject: transactionId }),
  );
  const selected = offered.find((one) => idOf(one) === chosen) ?? null;
  return (
    <Card padding="large">
      <Section heading={t("requestHeading")} level={2}>
        <Stack gap={4}>
          {requestFailure && (
            <Notice tone="negative" role="alert">
              {toFailureText(f, requestFailure)}
            </Notice>
          )}
          {offered.length === 0 ? (
            <Text tone="muted">{t("nothingToRequest")}</Text>
          ) : (
            <Form onSubmit={() => selected && request(selected)} isPending={isRequesting}>
              <Stack gap={4}>
                <NativeSelect
                  label={t("period")}
                  placeholder={t("choose")}
                  options={offered.map((one) => ({
                    id: idOf(one),
                    label: describeStatement(t, language, one),
                  }))}
                  value={selected ? idOf(selected) : ""}
                  onChange={setChosen}
                />
                <Inline>
                  <Button
                    type="submit"
                    isPending={isRequesting}
                    pendingLabel={t("requesting")}
                    isDisabled={selected === null}
                  >
                    {t("request")}
                  </Button>
                </Inline>
              </Stack>
            </Form>
          )}
        </Stack>
      </Section>
    </Card>
  );
}
