import pLimit from "p-limit";
import type { Database } from "../db/database.ts";
import type { StopListening } from "../db/listen.ts";
import type { Deps } from "../deps.ts";
import { calculateMostStreams } from "../http/connections.ts";
import { Problem } from "../http/problem.ts";
import { isOver } from "../session/session.service.ts";
import { EventStream } from "./event-stream.ts";
import { streamEventOf, readEvents } from "./read-events.ts";
import type { EventStreams, Reader, ReadEvents } from "./streams.ts";
import { userEventStore } from "./user-event.store.ts";

/** The channel on which the database notifies of events and of ended sessions, after their commit. */
const CHANNEL = "account";

/** The limits of the streams of a replica. */
export interface StreamLimits {
  readonly ofSession: number;
  readonly ofUser: number;
  readonly all: number;
  /** The interval of comments and of the check of sessions, in milliseconds. */
  readonly beat: number;
}

const usual: StreamLimits = {
  ofSession: 4,
  ofUser: 12,
  all: calculateMostStreams(),
  beat: 25_000,
};
/** The number of reads at once, so that requests still get connections of the pool. */
const READS = 6;
/** The number of sessions that are checked by one query. */
const SESSIONS = 500;

class Streams implements EventStreams {
  readonly #deps: Pick<Deps, "sql" | "clock" | "config" | "logger">;
  readonly #listen: Database["listen"];
  readonly #limits: StreamLimits;
  readonly #open = new Set<EventStream>();
  readonly #byUser = new Map<number, Set<EventStream>>();
  readonly #inTurn = pLimit(READS);
  #listening: Promise<StopListening> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(
    { listen, ...deps }: Pick<Deps, "sql" | "clock" | "config" | "logger"> & Pick<Database, "listen">,
    limits: Partial<StreamLimits>,
  ) {
    this.#deps = deps;
    this.#listen = listen;
    this.#limits = { ...usual, ...limits };
  }

  count = (): number => this.#open.size;

  async prepare(): Promise<void> {
    if (this.#isClosed || this.count() >= this.#limits.all)
      throw new Problem(503, "notReady", "There are too many open streams. Please try again later.", {
        retryAfter: 60,
      });
    this.#listening ??= this.#listen(CHANNEL, {
      heard: this.#heard,
      missed: () => this.#open.forEach(this.#follow),
    });
    try {
      await this.#listening;
    } catch (error) {
      this.#listening = null;
      throw error;
    }
  }

  #heard = (payload: string): void => {
    const [what = "", name = ""] = payload.split(/:(.*)/s);
    if (what === "user") this.#byUser.get(Number(name))?.forEach(this.#follow);
    else for (const stream of this.#open) if (stream.reader.tokenHash === name) this.#end(stream);
  };

  #forget = (stream: EventStream): void => {
    this.#open.delete(stream);
    const streams = this.#byUser.get(stream.reader.userId);
    streams?.delete(stream);
    if (streams?.size === 0) this.#byUser.delete(stream.reader.userId);
    if (this.#open.size > 0 || this.#timer === null) return;
    clearInterval(this.#timer);
    this.#timer = null;
  };

  #end(stream: EventStream, ...last: Parameters<EventStream["end"]>): void {
    this.#forget(stream);
    stream.end(...last);
  }

  #drop(stream: EventStream): void {
    this.#forget(stream);
    stream.drop();
  }

  #follow = (stream: EventStream): void => {
    const read = (place: string) => this.#inTurn(() => readEvents(this.#deps, stream.reader, place));
    const follow = async () => {
      try {
        const standing = await stream.follow(read);
        if (standing === "ended") this.#end(stream);
        if (standing === "unread") this.#drop(stream);
      } catch (error) {
        // The client connects again from its place.
        this.#deps.logger.warn({ err: error }, "a stream of events ended");
        this.#end(stream);
      }
    };
    void follow();
  };

  open(reader: Reader, first: ReadEvents): Response {
    const stream = new EventStream(reader, first, this.#forget);
    const own = this.#byUser.get(reader.userId) ?? new Set();
    this.#byUser.set(reader.userId, own.add(stream));
    this.#open.add(stream);
    this.#timer ??= setInterval(() => void this.#beat(), this.#limits.beat).unref();
    this.#makeRoom(own, reader);
    // Reads the events that were committed between the first read and now.
    this.#follow(stream);
    return stream.response;
  }

  /** Ends the oldest streams of a session and of a user beyond their limits, because their connections are lost. */
  #makeRoom(own: ReadonlySet<EventStream>, { tokenHash }: Reader): void {
    const { ofSession, ofUser } = this.#limits;
    const ofThisSession = [...own].filter(({ reader }) => reader.tokenHash === tokenHash);
    const surplus = [
      ...ofThisSession.slice(0, Math.max(0, ofThisSession.length - ofSession)),
      ...[...own].slice(0, Math.max(0, own.size - ofUser)),
    ];
    const last = streamEventOf("replaced", this.#deps.clock.now());
    for (const stream of new Set(surplus)) this.#end(stream, last);
  }

  /** Sends a comment over each stream, drops streams that are not read, and ends the streams whose sessions have expired. */
  async #beat(): Promise<void> {
    for (const stream of this.#open) if (!stream.beat()) this.#drop(stream);
    const { sql, clock, config, logger } = this.#deps;
    const streams = [...this.#open];
    try {
      for (let start = 0; start < streams.length; start += SESSIONS) {
        const some = streams.slice(start, start + SESSIONS);
        const sessions = await userEventStore.sessionsOf(sql, [
          ...new Set(some.map(({ reader }) => reader.tokenHash)),
        ]);
        const live = new Set(
          sessions.filter((one) => !isOver(config, one, clock.now())).map(({ tokenHash }) => tokenHash),
        );
        for (const stream of some) if (!live.has(stream.reader.tokenHash)) this.#end(stream);
      }
    } catch (error) {
      logger.warn({ err: error }, "the sessions of streams were not checked");
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const stream of this.#open) this.#end(stream);
    const stop = await this.#listening?.catch(() => null);
    await stop?.();
  }
}

/** Creates the streams of a replica; it listens from the first one on. */
export const createEventStreams = (
  deps: Pick<Deps, "sql" | "clock" | "config" | "logger"> & Pick<Database, "listen">,
  limits: Partial<StreamLimits> = {},
): EventStreams => new Streams(deps, limits);
