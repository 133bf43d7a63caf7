import type { MessageItem, ThreadItem, ThreadState } from "@broker/hooks";
import {
  ArrowLeft,
  Button,
  Card,
  Heading,
  Inline,
  Link,
  Notice,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
} from "@broker/ui";
import { type ReactNode, useRef, useState } from "react";
import { RefreshFailed } from "../failure/refresh.view.tsx";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { showMore } from "../frame/show-more.ts";
import { useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { MessageFiles } from "./message-files.view.tsx";
import { threadMessages } from "./thread.messages.ts";
import { createTimeFormat, describeTransaction, stateTones, tabOf } from "./thread-words.ts";

/** The number of messages that are shown at first, so that the field for a new message is near. */
const FIRST = 6;

/** A message, at the side of its author. */
function MessageView({ message }: { message: MessageItem }) {
  const t = useMessages(threadMessages);
  const isOwn = message.author === "client";
  return (
    <Stack as="li" gap={1} align={isOwn ? "end" : "start"}>
      <Text size="small" tone="muted">
        {[t(isOwn ? "you" : "support"), ...(message.at ? [createTimeFormat(t).format(message.at)] : [])].join(
          " · ",
        )}
      </Text>
      <Card padding="medium" tone={isOwn ? "brand" : "plain"}>
        <Stack gap={2}>
          <Text measure="prose" dir="auto">
            {message.text}
          </Text>
          <MessageFiles files={message.files} />
        </Stack>
      </Card>
    </Stack>
  );
}

function Messages({ rows }: { rows: readonly MessageItem[] }) {
  const t = useMessages(threadMessages);
  const box = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState(rows.length > FIRST + 1 ? rows.length - FIRST : 0);
  return (
    <div ref={box}>
      <Stack gap={4}>
        {hidden > 0 && (
          <Inline justify="center">
            <Button variant="secondary" onPress={() => showMore(box.current, "li", () => setHidden(0))}>
              {t("earlier")}
            </Button>
          </Inline>
        )}
        <Stack as="ol" gap={4}>
          {rows.slice(hidden).map((message) => (
            <MessageView key={message.id} message={message} />
          ))}
        </Stack>
      </Stack>
    </div>
  );
}

/** The heading of a conversation: its topic, its state, and the transaction that it is about. */
function ThreadHead({ thread }: { thread: ThreadItem }) {
  const t = useMessages(threadMessages);
  const places = usePlaces();
  const { transaction } = thread;
  return (
    <Stack gap={2}>
      <Inline gap={3} justify="between">
        <Heading level={1}>{t(thread.topic)}</Heading>
        <StatusBadge tone={stateTones[thread.state]} label={t(thread.state)} />
      </Inline>
      {transaction && (
        <Inline>
          <Link href={places.transactions(tabOf[transaction.kind], transaction.id)}>
            {describeTransaction(t, transaction)}
          </Link>
        </Inline>
      )}
    </Stack>
  );
}

/** The link back to all conversations. */
export function BackToThreads() {
  const t = useMessages(threadMessages);
  const places = usePlaces();
  return (
    <Inline>
      <Link href={places.messages()} look="standalone" icon={ArrowLeft}>
        {t("all")}
      </Link>
    </Inline>
  );
}

/** A conversation with its messages, oldest first, and below them the field for a new message. */
export function ThreadView({ thread, composer }: { thread: ThreadState; composer: ReactNode }) {
  const t = useMessages(threadMessages);
  if (thread.status !== "loaded")
    return (
      <Stack gap={6}>
        <BackToThreads />
        <Heading level={1}>{t("conversation")}</Heading>
        {thread.status === "loading" ? (
          <Card padding="large">
            <Skeleton height="block" />
          </Card>
        ) : (
          <Unavailable failure={thread.failure} retry={thread.retry} />
        )}
      </Stack>
    );
  return (
    <Stack gap={6}>
      <BackToThreads />
      <ThreadHead thread={thread.thread} />
      <RefreshFailed list={thread} />
      <Messages rows={thread.rows} />
      {thread.thread.state === "closed" && (
        <Notice tone="information" role="none">
          {t("closedText")}
        </Notice>
      )}
      <Card padding="large">{composer}</Card>
    </Stack>
  );
}
