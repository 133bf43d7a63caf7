import type { Deps } from "../deps.ts";
import { userEventStore } from "../event/user-event.store.ts";
import { Problem } from "../http/problem.ts";
import { isOver } from "../session/session.service.ts";
import { countWaiting } from "./queue.store.ts";
import type { QueueName, QueueReader, QueueStreams } from "./queues.ts";

type Waiting = Readonly<Record<QueueName, number>>;

interface Open extends QueueReader {
  readonly controller: ReadableStreamDefaultController<Uint8Array>;
  sent: string;
}

/** The limits of the streams of a replica; times in milliseconds. */
interface Limits {
  readonly all: number;
  readonly ofSession: number;
  /** The interval at which the queues are counted, once for all streams. */
  readonly count: number;
  /** The interval of comments and of the check of sessions. */
  readonly beat: number;
}
const usual: Limits = { all: 200, ofSession: 6, count: 2_000, beat: 25_000 };
/** The bytes that may wait for a page that reads slowly. */
const MOST_UNREAD = 4_096;

const bytes = new TextEncoder();

type StreamDeps = Pick<Deps, "sql" | "standbys" | "clock" | "config" | "logger">;

/** Returns a function that starts the work, unless the work of an earlier start is still running. */
function onceAtATime(work: () => Promise<void>): () => void {
  let isRunning = false;
  return () => {
    if (isRunning) return;
    isRunning = true;
    void work().finally(() => (isRunning = false));
  };
}

class Streams implements QueueStreams {
  readonly #deps: StreamDeps;
  readonly #limits: Limits;
  readonly #open = new Set<Open>();
  #waiting: Waiting | null = null;
  #timers: readonly NodeJS.Timeout[] = [];
  #isClosed = false;
  readonly #count = onceAtATime(() => this.#look());
  readonly #check = onceAtATime(() => this.#beat());

  constructor(deps: StreamDeps, limits: Partial<Limits>) {
    this.#deps = deps;
    this.#limits = { ...usual, ...limits };
  }

  count = (): number => this.#open.size;

  open(reader: QueueReader): Response {
    if (this.#isClosed || this.count() >= this.#limits.all)
      throw new Problem(503, "notReady", "There are too many open pages. Please try again later.", {
        retryAfter: 60,
      });
    let stream: Open;
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          stream = { ...reader, controller, sent: "" };
          controller.enqueue(bytes.encode("retry: 3000\n\n"));
          this.#open.add(stream);
          if (this.#waiting) this.#tell(stream, this.#waiting);
        },
        cancel: () => this.#forget(stream),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: MOST_UNREAD }),
    );
    this.#makeRoom(reader);
    if (this.#timers.length === 0)
      this.#timers = [
        setInterval(this.#count, this.#limits.count).unref(),
        setInterval(this.#check, this.#limits.beat).unref(),
      ];
    return new Response(body, {
      headers: {
        "content-type": "text/event-stream",
        "cache-control": "no-store, no-transform",
        // Otherwise nginx would hold the events back.
        "x-accel-buffering": "no",
        "transfer-encoding": "chunked",
      },
    });
  }

  /** Ends the oldest streams of a session beyond its limit, because their connections are lost. */
  #makeRoom({ tokenHash }: QueueReader): void {
    const own = [...this.#open].filter((stream) => stream.tokenHash === tokenHash);
    for (const stream of own.slice(0, Math.max(0, own.length - this.#limits.ofSession))) this.#end(stream);
  }

  #forget = (stream: Open): void => {
    this.#open.delete(stream);
    if (this.#open.size > 0) return;
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
    this.#waiting = null;
  };

  #end(stream: Open): void {
    this.#forget(stream);
    stream.controller.close();
  }

  /** Sends a chunk, or ends the stream of a page that does not read. */
  #send(stream: Open, chunk: Uint8Array): void {
    if ((stream.controller.desiredSize ?? 0) < chunk.byteLength) this.#end(stream);
    else stream.controller.enqueue(chunk);
  }

  #tell(stream: Open, waiting: Waiting): void {
    const data = JSON.stringify(Object.fromEntries(stream.queues.map((queue) => [queue, waiting[queue]])));
    if (data === stream.sent) return;
    stream.sent = data;
    this.#send(stream, bytes.encode(`data: ${data}\n\n`));
  }

  async #look(): Promise<void> {
    try {
      const waiting = await this.#deps.standbys.readNow(countWaiting);
      for (const stream of this.#open) this.#tell(stream, waiting);
      // Queues are counted only while a stream is open, so the next stream must not begin with these numbers.
      this.#waiting = this.#open.size > 0 ? waiting : null;
    } catch (error) {
      this.#deps.logger.warn({ err: error }, "the queues were not counted");
    }
  }

  /**
   * Sends a comment over each stream, and ends the streams whose sessions have expired. An open stream does not extend a
   * session.
   */
  async #beat(): Promise<void> {
    const { sql, clock, config, logger } = this.#deps;
    for (const stream of this.#open) this.#send(stream, bytes.encode(":\n\n"));
    const hashes = [...new Set([...this.#open].map(({ tokenHash }) => tokenHash))];
    try {
      const sessions = await userEventStore.sessionsOf(sql, hashes);
      const live = new Set(
        sessions.filter((one) => !isOver(config, one, clock.now())).map(({ tokenHash }) => tokenHash),
      );
      for (const stream of this.#open) if (!live.has(stream.tokenHash)) this.#end(stream);
    } catch (error) {
      logger.warn({ err: error }, "the sessions of staff were not checked");
    }
  }

  close(): void {
    this.#isClosed = true;
    for (const stream of this.#open) this.#end(stream);
  }
}

/** Creates the streams of a replica; queues are counted only while a stream is open. */
export const createQueueStreams = (deps: StreamDeps, limits: Partial<Limits> = {}): QueueStreams =>
  new Streams(deps, limits);
