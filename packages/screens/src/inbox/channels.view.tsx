import type {
  ChannelPreference,
  EventPreferenceItem,
  EventPreferencesState,
  InboxChannel,
} from "@broker/hooks";
import {
  Card,
  Notice,
  Section,
  SimpleTable,
  Skeleton,
  Stack,
  Switch,
  type TableColumn,
  Text,
  VisuallyHidden,
} from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { RefreshFailed } from "../failure/refresh.view.tsx";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { type Translate, useMessages } from "../i18n/translation.tsx";
import { inboxMessages } from "./inbox.messages.ts";

type Loaded = Extract<EventPreferencesState, { status: "loaded" }>;

interface ChannelSwitchProps {
  of: EventPreferenceItem;
  channel: ChannelPreference;
  change: Loaded["change"];
}

function ChannelSwitch({ of: { kind }, channel: { channel, isOn, isFixed }, change }: ChannelSwitchProps) {
  const t = useMessages(inboxMessages);
  return (
    <Switch
      isSelected={isOn}
      isDisabled={isFixed}
      onChange={(isNowOn) => change({ kind, channel, isOn: isNowOn })}
    >
      <VisuallyHidden>{t("switchNamed", { event: t(kind), channel: t(channel) })}</VisuallyHidden>
    </Switch>
  );
}

/** Returns the column of a channel. */
const columnOf = (
  t: Translate<typeof inboxMessages>,
  name: InboxChannel,
  change: Loaded["change"],
): TableColumn<EventPreferenceItem> => ({
  id: name,
  header: t(name),
  cell: (row) => {
    const channel = row.channels.find((one) => one.channel === name);
    return channel && <ChannelSwitch of={row} channel={channel} change={change} />;
  },
});

function Channels({ preferences }: { preferences: Loaded }) {
  const t = useMessages(inboxMessages);
  const f = useMessages(failureMessages);
  return (
    <Stack gap={4}>
      {preferences.changeFailure && (
        <Notice tone="negative" role="alert">
          {toFailureText(f, preferences.changeFailure)}
        </Notice>
      )}
      <RefreshFailed list={preferences} />
      <SimpleTable
        label={t("channelsHeading")}
        columns={[
          { id: "event", header: t("event"), isRowHeader: true, cell: ({ kind }) => t(kind) },
          columnOf(t, "inbox", preferences.change),
          columnOf(t, "email", preferences.change),
        ]}
        rows={preferences.rows}
        rowId={({ kind }) => kind}
        emptyState={null}
      />
      <Text tone="muted">{t("alwaysOn")}</Text>
    </Stack>
  );
}

/**
 * The channels by which the user is notified of each kind of event, each as a switch. The channels of security events are on
 * and cannot be switched.
 */
export function ChannelsView({ preferences }: { preferences: EventPreferencesState }) {
  const t = useMessages(inboxMessages);
  return (
    <Card padding="large">
      <Section heading={t("channelsHeading")} level={2} description={t("channelsIntro")}>
        {preferences.status === "loading" && <Skeleton height="block" />}
        {preferences.status === "failed" && (
          <Unavailable failure={preferences.failure} retry={preferences.retry} />
        )}
        {preferences.status === "loaded" && <Channels preferences={preferences} />}
      </Section>
    </Card>
  );
}
