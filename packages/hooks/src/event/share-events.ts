import type { StreamEvent } from "@broker/sdk/events";
import type { Broker } from "../broker.ts";
import { followEvents } from "./follow-events.ts";

/** The callbacks of a page that follows the stream. */
export interface EventListener {
  heard(event: StreamEvent): void;
  changed(isLive: boolean): void;
}

/** The messages between the tabs of a session; the leader is the tab that has the stream. */
type Message =
  | { readonly type: "event"; readonly event: StreamEvent; readonly place: string | null }
  | { readonly type: "live"; readonly isLive: boolean; readonly place: string | null }
  | { readonly type: "hello" };

/** Milliseconds for which a hidden tab keeps the stream. */
const HIDDEN = 30_000;
/**
 * Milliseconds between the beginning of the page and of its stream from which `ready` counts as `reset`, because `ready` says
 * only that there was no event within the last minute.
 */
const RECENT = 50_000;

const reset: StreamEvent = { id: "", kind: "reset", at: "1900-01-01T00:00:00", subject: null };

/** The stream of a session in one tab: as its leader, or through the leader's messages. */
class SharedStream {
  readonly #broker: Broker;
  readonly #name: string;
  readonly #listener: EventListener;
  readonly #begunAt: number;
  #channel: BroadcastChannel | null = null;
  #lead: AbortController | null = null;
  #hiding: ReturnType<typeof setTimeout> | undefined;
  #place: string | null = null;
  #isLive = false;
  #isLeader = false;

  constructor(broker: Broker, name: string, listener: EventListener) {
    this.#broker = broker;
    this.#name = name;
    this.#listener = listener;
    this.#begunAt = broker.clock();
  }

  #post(message: Message): void {
    this.#channel?.postMessage(message);
  }

  #setLive = (isLive: boolean): void => {
    if (this.#isLive === isLive) return;
    this.#isLive = isLive;
    this.#listener.changed(isLive);
    if (this.#isLeader) this.#post({ type: "live", isLive, place: this.#place });
  };

  #hear = (event: StreamEvent, place: string | null): void => {
    const isLate = event.kind === "ready" && this.#broker.clock() - this.#begunAt > RECENT && !this.#place;
    this.#place = place ?? this.#place;
    this.#listener.heard(isLate ? reset : event);
  };

  #receive = ({ data }: MessageEvent<Message>): void => {
    if (data.type === "hello") {
      if (this.#isLeader) this.#post({ type: "live", isLive: this.#isLive, place: this.#place });
    } else if (data.type === "live") {
      this.#place ??= data.place;
      this.#setLive(data.isLive);
    } else {
      // `replaced` is about the stream of the leader.
      if (data.event.kind !== "replaced") this.#hear(data.event, data.place);
    }
  };

  /** Opens the stream once no other tab has it. */
  #wantLead(): void {
    if (this.#lead) return;
    this.#lead = new AbortController();
    const { signal } = this.#lead;
    const follow = async () => {
      this.#isLeader = true;
      const follower = {
        place: () => this.#place,
        heard: (event: StreamEvent, place: string | null) => {
          this.#post({ type: "event", event, place });
          this.#hear(event, place);
        },
        changed: this.#setLive,
      };
      await followEvents(this.#broker, follower, signal).finally(() => (this.#isLeader = false));
    };
    // Without locks, or where they are refused, each tab has a stream of its own.
    if (!this.#channel) return void follow();
    navigator.locks
      .request(this.#name, { signal }, follow)
      .catch(() => (signal.aborted ? undefined : follow()));
  }

  #leaveLead(): void {
    this.#lead?.abort();
    this.#lead = null;
  }

  #show = (): void => {
    clearTimeout(this.#hiding);
    if (document.visibilityState === "visible") this.#wantLead();
    else this.#hiding = setTimeout(() => this.#leaveLead(), HIDDEN);
  };

  /** Closes the stream, so that the browser can keep the page for its Back button; the page receives no events meanwhile. */
  #leavePage = (): void => this.stop();
  #returnToPage = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    this.#listener.heard(reset);
    this.#open();
  };

  #open(): void {
    if (typeof BroadcastChannel === "function" && globalThis.navigator?.locks) {
      this.#channel = new BroadcastChannel(this.#name);
      this.#channel.addEventListener("message", this.#receive);
      this.#post({ type: "hello" });
    }
    document.addEventListener("visibilitychange", this.#show);
    this.#show();
  }

  start(): void {
    addEventListener("pagehide", this.#leavePage);
    addEventListener("pageshow", this.#returnToPage);
    this.#open();
  }

  stop(): void {
    clearTimeout(this.#hiding);
    document.removeEventListener("visibilitychange", this.#show);
    this.#leaveLead();
    this.#channel?.close();
    this.#channel = null;
    this.#setLive(false);
  }

  end(): void {
    removeEventListener("pagehide", this.#leavePage);
    removeEventListener("pageshow", this.#returnToPage);
    this.stop();
  }
}

/**
 * Follows the events of a session, one stream for all of its visible tabs; returns the function that ends it. A tab that has
 * been hidden for half a minute leaves the stream to another tab, or closes it, and continues from its place later.
 */
export function shareEvents(broker: Broker, session: string, listener: EventListener): () => void {
  // The session of a frame receives fewer events than the session of a cookie.
  const kind = broker.client.options.auth ? "bearer" : "cookie";
  const stream = new SharedStream(broker, [...broker.rootKey, "events", kind, session].join(" "), listener);
  stream.start();
  return () => stream.end();
}
