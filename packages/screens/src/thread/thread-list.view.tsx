import type { ThreadItem, ThreadsState } from "@broker/hooks";
import {
  Badge,
  Card,
  EmptyState,
  Inline,
  Link,
  ListRow,
  ListRows,
  Mail,
  Plus,
  Skeleton,
  Stack,
  StatusBadge,
} from "@broker/ui";
import { RefreshFailed } from "../failure/refresh.view.tsx";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { threadMessages } from "./thread.messages.ts";
import { createTimeFormat, stateTones } from "./thread-words.ts";

/** The number of characters of a message in a row. */
const EXCERPT = 80;

/** Returns the beginning of a message, without a half letter at its end. */
const shorten = (text: string): string =>
  text.length > EXCERPT ? `${Array.from(text).slice(0, EXCERPT).join("").trimEnd()}…` : text;

/** A conversation: its topic and newest message, and whether there is a new answer. */
function ThreadRow({ row }: { row: ThreadItem }) {
  const t = useMessages(threadMessages);
  const places = usePlaces();
  const { author, text, at } = row.last;
  const figures = new Intl.NumberFormat(t.language.locale);
  return (
    <ListRow
      icon={Mail}
      title={
        <>
          {t(row.topic)}{" "}
          {row.unread > 0 && <Badge tone="brand">{t("unread", { count: figures.format(row.unread) })}</Badge>}
        </>
      }
      meta={
        <>
          <bdi>{author === "client" ? t("ownExcerpt", { text: shorten(text) }) : shorten(text)}</bdi>
          {at && ` · ${createTimeFormat(t).format(at)}`}
        </>
      }
      badge={<StatusBadge tone={stateTones[row.state]} label={t(row.state)} />}
      href={places.messages(row.id)}
    />
  );
}

/** The user's conversations with support; the conversation with the newest message is first. */
export function ThreadListView({ threads }: { threads: ThreadsState }) {
  const t = useMessages(threadMessages);
  const places = usePlaces();
  if (threads.status === "loading")
    return (
      <Card padding="large">
        <Skeleton height="block" />
      </Card>
    );
  if (threads.status === "failed") return <Unavailable failure={threads.failure} retry={threads.retry} />;
  if (threads.rows.length === 0)
    return (
      <Card padding="large">
        <EmptyState
          icon={Mail}
          title={t("none")}
          level={2}
          action={
            <Inline justify="center">
              <Link href={places.messages("new")} look="primary">
                {t("write")}
              </Link>
            </Inline>
          }
        >
          {t("noneText")}
        </EmptyState>
      </Card>
    );
  return (
    <Stack gap={4}>
      <Inline>
        <Link href={places.messages("new")} look="primary" icon={Plus}>
          {t("write")}
        </Link>
      </Inline>
      <RefreshFailed list={threads} />
      <Card padding="none">
        <ListRows label={t("list")}>
          {threads.rows.map((row) => (
            <ThreadRow key={row.id} row={row} />
          ))}
        </ListRows>
      </Card>
    </Stack>
  );
}
