import type { Capability } from "@broker/api-spec/operations";
import { eventKinds, inboxChannels, movementKinds } from "../db/names.ts";
import type { MutedChannel } from "../event/inbox.store.ts";

type Channel = Pick<MutedChannel, "kind" | "channel">;

/** Returns whether a kind of event has a channel: there are no e-mails about statements. */
const hasChannel = ({ kind, channel }: Channel): boolean => kind !== "statement" || channel !== "email";

/** The capability without which no event of a kind happens. */
const capabilityOf: Partial<Readonly<Record<Channel["kind"], Capability>>> = {
  statement: "statements",
  message: "messages",
};

/** Every channel of every kind. */
const channels: readonly Channel[] = eventKinds
  .flatMap((kind) => inboxChannels.map((channel) => ({ kind, channel })))
  .filter(hasChannel);

/** Returns whether a channel is always on: a thief could otherwise hide a change of the account from its owner. */
const isFixed = ({ kind }: Channel): boolean => kind === "security";

/** Returns whether a channel can be switched off. */
export const isSwitchable = (one: Channel): boolean => hasChannel(one) && !isFixed(one);

/** Returns the kind of money movement that the e-mails of a channel report; null for any other channel. */
export const movementOf = ({ kind, channel }: Channel): (typeof movementKinds)[number] | null =>
  channel === "email" ? (movementKinds.find((one) => one === kind) ?? null) : null;

/** Returns the channels of the kinds that a provider has, and whether each is on. */
export const listPreferences = (muted: readonly Channel[], capabilities: readonly Capability[]) =>
  channels
    .filter(({ kind }) => {
      const capability = capabilityOf[kind];
      return capability === undefined || capabilities.includes(capability);
    })
    .map((one) => ({
      kind: one.kind,
      channel: one.channel,
      isOn: isFixed(one) || !muted.some(({ kind, channel }) => kind === one.kind && channel === one.channel),
      isFixed: isFixed(one),
    }));
