import type { InboxItem, InboxState } from "@broker/hooks";
import {
  announce,
  Badge,
  Bell,
  Button,
  EmptyState,
  Inline,
  Link,
  ListRow,
  ListRows,
  Notice,
  Skeleton,
  Stack,
} from "@broker/ui";
import { useRef, useState } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { RefreshFailed } from "../failure/refresh.view.tsx";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { showMore } from "../frame/show-more.ts";
import { useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import { describeEntry } from "./describe-entry.ts";
import { inboxMessages } from "./inbox.messages.ts";

/** The number of entries that are shown at first. */
const FIRST = 8;

type Loaded = Extract<InboxState, { status: "loaded" }>;

function Entry({ entry, onOpen }: { entry: InboxItem; onOpen: () => void }) {
  const t = useMessages(inboxMessages);
  const places = usePlaces();
  return (
    <ListRow
      {...describeEntry(t, places, entry)}
      badge={!entry.isRead && <Badge tone="brand">{t("isNew")}</Badge>}
      onOpen={onOpen}
    />
  );
}

interface EntryButtonsProps {
  inbox: Loaded;
  onAllRead: () => void;
  /** Called when the button that shows all entries is pressed; null while they are shown. */
  onShowAll: (() => void) | null;
}

function EntryButtons({ inbox, onAllRead, onShowAll }: EntryButtonsProps) {
  const t = useMessages(inboxMessages);
  return (
    <Inline gap={3}>
      {inbox.unread > 0 && (
        <Button
          variant="secondary"
          onPress={() => {
            inbox.markAllRead();
            announce(t("allRead"));
            onAllRead();
          }}
        >
          {t("markAll")}
        </Button>
      )}
      {onShowAll && (
        <Button variant="secondary" onPress={onShowAll}>
          {t("showAll", { count: inbox.rows.length })}
        </Button>
      )}
    </Inline>
  );
}

function Entries({
  inbox,
  onLeave,
  onAllRead,
}: {
  inbox: Loaded;
  onLeave: () => void;
  onAllRead: () => void;
}) {
  const t = useMessages(inboxMessages);
  const f = useMessages(failureMessages);
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(FIRST);
  const { rows } = inbox;
  if (rows.length === 0)
    return (
      <EmptyState icon={Bell} title={t("emptyTitle")}>
        {t("emptyText")}
      </EmptyState>
    );
  return (
    <div ref={box}>
      <Stack gap={3}>
        {inbox.markFailure && (
          <Notice tone="negative" role="alert">
            {toFailureText(f, inbox.markFailure)}
          </Notice>
        )}
        <RefreshFailed list={inbox} />
        <ListRows label={t("entries")} look="plain">
          {rows.slice(0, shown).map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              onOpen={() => {
                inbox.markRead(entry.id);
                onLeave();
              }}
            />
          ))}
        </ListRows>
        <EntryButtons
          inbox={inbox}
          onAllRead={onAllRead}
          onShowAll={
            rows.length <= shown
              ? null
              : () => showMore(box.current, `li:nth-child(${FIRST + 1})`, () => setShown(Infinity))
          }
        />
      </Stack>
    </div>
  );
}

interface InboxListViewProps {
  inbox: InboxState;
  /** Called when a link of the list is opened. */
  onLeave: () => void;
  /** Called when the button that marks everything is pressed, which then disappears. */
  onAllRead: () => void;
}

/** The panel of the bell: the newest entries, each a link to the page of its subject, and a link to the notification settings. */
export function InboxListView({ inbox, onLeave, onAllRead }: InboxListViewProps) {
  const t = useMessages(inboxMessages);
  const places = usePlaces();
  return (
    <Stack gap={4}>
      {inbox.status === "loading" && <Skeleton height="block" />}
      {inbox.status === "failed" && <Unavailable failure={inbox.failure} retry={inbox.retry} />}
      {inbox.status === "loaded" && <Entries inbox={inbox} onLeave={onLeave} onAllRead={onAllRead} />}
      <Link href={places.profile("contact")} onPress={onLeave}>
        {t("settings")}
      </Link>
    </Stack>
  );
}
