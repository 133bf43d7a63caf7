import { useStatements } from "@broker/hooks";
import { announce, ArrowLeft, downloadBlob, Heading, Inline, Link, Stack, Text } from "@broker/ui";
import { PageTitle } from "../frame/page-title.tsx";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { RequestStatementView } from "./request-statement.view.tsx";
import { StatementListView } from "./statement-list.view.tsx";
import { statementMessages } from "./statement.messages.ts";

function Statements({ transactionId }: { transactionId: string | null }) {
  const t = useMessages(statementMessages);
  const statements = useStatements({
    onRequested: () => announce(t("requested")),
    onFile: ({ fileName, mediaType, bytes }) => {
      downloadBlob(new Blob([bytes], { type: mediaType }), fileName);
      announce(t("downloaded", { name: fileName }));
    },
  });
  return (
    <Stack gap={8}>
      {statements.status === "loaded" && (
        <RequestStatementView statements={statements} transactionId={transactionId} />
      )}
      <StatementListView statements={statements} />
    </Stack>
  );
}

/**
 * The user's statements, connected; for providers with the capability `statements`. With a `transactionId` its
 * confirmation is offered first.
 */
export function StatementsScreen({ transactionId }: { transactionId: string | null }) {
  const t = useMessages(statementMessages);
  const places = usePlaces();
  return (
    <Stack gap={8}>
      <PageTitle>{t("title")}</PageTitle>
      <Stack gap={2}>
        <Inline>
          <Link href={places.transactions()} look="standalone" icon={ArrowLeft}>
            {t("back")}
          </Link>
        </Inline>
        <Heading level={1}>{t("title")}</Heading>
        <Text tone="muted">{t("intro")}</Text>
      </Stack>
      <PanelBoundary>
        <Statements transactionId={transactionId} />
      </PanelBoundary>
    </Stack>
  );
}
