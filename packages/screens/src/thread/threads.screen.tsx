import { useMessageComposer, useThread, useThreads } from "@broker/hooks";
import { announce, Card, Grid, Heading, Notice, Stack, Text } from "@broker/ui";
import { ContactProvider } from "../frame/company-contact.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { useNavigate, usePlaces } from "../places/host.tsx";
import type { Search } from "../places/places.ts";
import { ComposerView } from "./composer.view.tsx";
import { ThreadListView } from "./thread-list.view.tsx";
import { threadMessages } from "./thread.messages.ts";
import { BackToThreads, ThreadView } from "./thread.view.tsx";

const Threads = () => <ThreadListView threads={useThreads()} />;

function Composer({ threadId }: { threadId: string }) {
  const t = useMessages(threadMessages);
  const message = useMessageComposer({ threadId }, { onSent: () => announce(t("sent")) });
  return <ComposerView message={message} />;
}

function Thread({ threadId }: { threadId: string }) {
  const t = useMessages(threadMessages);
  const thread = useThread(threadId, { onAnswered: () => announce(t("arrived")) });
  return <ThreadView thread={thread} composer={<Composer threadId={threadId} />} />;
}

function NewThread({ transactionId }: { transactionId: string | null }) {
  const t = useMessages(threadMessages);
  const navigate = useNavigate();
  const places = usePlaces();
  const message = useMessageComposer(
    { transactionId },
    {
      onSent(threadId) {
        announce(t("sent"));
        // Replaced, so that Back does not lead to an empty form.
        navigate(places.messages(threadId), { replace: true });
      },
    },
  );
  return (
    <Stack gap={6}>
      <BackToThreads />
      <Stack gap={2}>
        <Heading level={1}>{t("newTitle")}</Heading>
        <Text tone="muted">{t("intro")}</Text>
      </Stack>
      {transactionId !== null && (
        <Notice tone="information" role="none">
          {t("aboutTransaction", { id: transactionId })}
        </Notice>
      )}
      <Card padding="large">
        <ComposerView message={message} />
      </Card>
    </Stack>
  );
}

function ThreadList() {
  const t = useMessages(threadMessages);
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1}>{t("title")}</Heading>
        <Text tone="muted">{t("intro")}</Text>
      </Stack>
      <PanelBoundary>
        <Threads />
      </PanelBoundary>
    </Stack>
  );
}

/**
 * The user's conversations with support, connected; for providers with the capability `messages`. The address names the
 * open conversation (`?id=`), or a new one (`?id=new`), which may be about a transaction (`?about=`).
 */
export function ThreadsScreen({ search }: { search: Search }) {
  const t = useMessages(threadMessages);
  const id = search.get("id");
  const about = search.get("about");
  return (
    <ContactProvider>
      <PageTitle>{t("title")}</PageTitle>
      {id === null ? (
        <ThreadList />
      ) : (
        <Grid columns="aside">
          <PanelBoundary key={`${id} ${about}`}>
            {id === "new" ? <NewThread transactionId={about} /> : <Thread threadId={id} />}
          </PanelBoundary>
        </Grid>
      )}
    </ContactProvider>
  );
}
