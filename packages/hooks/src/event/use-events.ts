import type { StreamEvent } from "@broker/sdk/events";
import { useEffect, useEffectEvent, useState } from "react";
import type { Broker } from "../broker.ts";
import { useCapability } from "../capability/use-capability.ts";
import { useBroker } from "../provider.tsx";
import { waitForPassword } from "../session/session-lock.ts";
import { useSession } from "../session/use-session.ts";
import { noteLive } from "../live-brokers.ts";
import { shareEvents } from "./share-events.ts";
import { isOfAllUsers, listStaleKeys } from "./stale-queries.ts";

/** A change that the provider reports: its kind, and the id of the transaction or statement. */
export type ProviderEvent = StreamEvent;

/** The way in which a page is notified of changes. */
export interface EventsState {
  /** Whether the provider reports changes as they happen; otherwise the hooks poll pending data. */
  readonly isLive: boolean;
}

/**
 * Marks the data that an event may have changed as old, and reads the shown data again; a hidden page reads it when it is
 * shown.
 */
async function readAgain(broker: Broker, event: StreamEvent): Promise<void> {
  // An event may tell of a new password before its answer has brought the next session.
  await waitForPassword(broker.rootKey);
  const refetchType = document.visibilityState === "visible" ? "active" : "none";
  for (const queryKey of listStaleKeys(broker, event))
    void broker.queryClient.invalidateQueries({
      queryKey,
      refetchType,
      predicate: (query) => !isOfAllUsers(broker, query.queryKey),
    });
}

/**
 * Keeps the data of the signed-in user current without a reload. It opens the stream of the provider's events, and each
 * event refetches the data that it changed (balances, lists, statuses, identity, security), so that all other hooks of the
 * app return the new data. Call it once, in the component around all pages of the client area; the tabs of a session share
 * one stream. `onEvent` receives each event, such as for a message on the screen: its data need not be read there.
 *
 * Without the capability `events`, without a session, and while the connection is lost, `isLive` is false, and the other
 * hooks poll pending data at intervals.
 *
 * @example
 * const { isLive } = useEvents({
 *   onEvent: ({ kind, subject }) => {
 *     if (kind === "deposit") announce(`Deposit ${subject} has changed.`);
 *   },
 * });
 * return <p>{isLive ? "Changes appear as they happen." : "Changes appear at the next refresh."}</p>;
 */
export function useEvents({ onEvent }: { onEvent?: (event: ProviderEvent) => void } = {}): EventsState {
  const broker = useBroker();
  const session = useSession();
  const isOn = useCapability("events");
  const [isLive, setIsLive] = useState(false);
  const heard = useEffectEvent((event: StreamEvent) => {
    void readAgain(broker, event);
    onEvent?.(event);
  });
  const name =
    isOn && session.status === "signedIn" ? `${session.user.staffUserId} ${session.signedInAt}` : null;
  useEffect(() => {
    if (name === null) return;
    return shareEvents(broker, name, {
      heard: (event) => heard(event),
      changed(live) {
        noteLive(broker, live);
        setIsLive(live);
      },
    });
  }, [broker, name]);
  return { isLive };
}
