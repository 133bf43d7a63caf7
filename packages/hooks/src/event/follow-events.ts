import { isApiError } from "@broker/sdk";
import { type StreamEvent, streamEvents } from "@broker/sdk/events";
import type { Broker } from "../broker.ts";
import { waitForPassword } from "../session/session-lock.ts";
import { calculateReconnectDelay } from "./event.rules.ts";

/** The callbacks of a follower of the stream. */
export interface StreamFollower {
  /** Returns the place of the last event that a tab has received; null if no tab has received one. */
  place(): string | null;
  /** Called with each event, and with the place to continue after it. */
  heard(event: StreamEvent, place: string | null): void;
  /** Called when the stream is open, and when it is lost. */
  changed(isLive: boolean): void;
}

/** Milliseconds until a client opens a stream again that a newer stream has replaced; meanwhile the client polls. */
const REPLACED_DELAY = 5 * 60_000;

/** The errors after which another attempt would fail too. */
const FINAL = new Set(["unsupported", "forbidden", "invalid"]);

/** Resolves after a time, or when the network comes back; at once when the signal aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.("online", end);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    globalThis.addEventListener?.("online", end);
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
  });
}

/** Checks by a call whether the provider has ended the session; if it has, the client ends the session of this page. */
const isSessionOver = (broker: Broker, signal: AbortSignal): Promise<boolean> =>
  broker.client.call("GetUserInfo", {}, { signal }).then(
    () => false,
    (error: unknown) => isApiError(error) && error.kind === "unauthenticated",
  );

/**
 * Follows the stream of events until the signal aborts, and opens it again whenever it is lost, with growing delays.
 * Resolves early where the provider has no stream for this session; a session that the provider has ended ends here too.
 */
export async function followEvents(
  broker: Broker,
  { place, heard, changed }: StreamFollower,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let delay = 0;
    await waitForPassword(broker.rootKey);
    try {
      let isReplaced = false;
      await streamEvents(broker.client, {
        after: place(),
        signal,
        onOpen: () => changed(true),
        onEvent(event, next) {
          failures = 0;
          isReplaced ||= event.kind === "replaced";
          heard(event, next);
        },
      });
      if (isReplaced) delay = REPLACED_DELAY;
    } catch (error) {
      if (signal.aborted) return;
      if (isApiError(error)) {
        if (FINAL.has(error.kind)) return;
        if (error.kind === "unauthenticated" && (await isSessionOver(broker, signal))) return;
        delay = Math.max(0, (error.retryAt ?? 0) - broker.clock());
      }
      failures += 1;
    } finally {
      changed(false);
    }
    await pause(Math.max(delay, calculateReconnectDelay(failures, Math.random())), signal);
  }
}
