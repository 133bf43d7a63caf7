import type { Reader, ReadEvents, WireEvent } from "./streams.ts";

/** The bytes that may wait for a client that reads slowly; beyond, its stream is dropped. */
const MOST_UNREAD = 16_384;
/** The delay after which a client reconnects to a broken stream, in milliseconds. */
const RETRY = 3000;

const bytes = new TextEncoder();
const heartbeat = bytes.encode(":\n\n");

/**
 * Encodes events as server-sent events. The last event has the place as its id: a client that has it has received
 * everything up to that place.
 */
function write({ place, events }: ReadEvents): Uint8Array {
  const messages = events.map(
    (event, index) =>
      `${index === events.length - 1 ? `id: ${place}\n` : ""}data: ${JSON.stringify(event)}\n\n`,
  );
  return bytes.encode(messages.join(""));
}

/** The state of a stream after a read: open, ended with its session, or not read by its client. */
type Standing = "open" | "ended" | "unread";

/** An open stream of server-sent events, which belongs to a session. */
export class EventStream {
  readonly reader: Reader;
  readonly response: Response;
  #place: string;
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  #isReading = false;
  #isStale = false;

  constructor(reader: Reader, first: ReadEvents, onClosed: (stream: EventStream) => void) {
    this.reader = reader;
    this.#place = first.place;
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
          controller.enqueue(bytes.encode(`retry: ${RETRY}\n\n`));
          controller.enqueue(write(first));
        },
        cancel: () => {
          this.#controller = null;
          onClosed(this);
        },
      },
      new ByteLengthQueuingStrategy({ highWaterMark: MOST_UNREAD }),
    );
    this.response = new Response(body, {
      headers: {
        "content-type": "text/event-stream",
        "cache-control": "no-store, no-transform",
        // Otherwise nginx would hold the events back.
        "x-accel-buffering": "no",
        "transfer-encoding": "chunked",
      },
    });
  }

  #send(chunk: Uint8Array): boolean {
    if ((this.#controller?.desiredSize ?? 0) < chunk.byteLength) return false;
    this.#controller?.enqueue(chunk);
    return true;
  }

  /** Sends a comment, which keeps the connection open; false where the client does not read. */
  beat(): boolean {
    return this.#send(heartbeat);
  }

  /** Reads and sends new events, one read at a time: a call during a read causes one more read after it. */
  async follow(read: (place: string) => Promise<ReadEvents | null>): Promise<Standing> {
    this.#isStale = true;
    if (this.#isReading) return "open";
    this.#isReading = true;
    try {
      while (this.#isStale) {
        this.#isStale = false;
        const news = await read(this.#place);
        if (news === null) return "ended";
        if (news.events.length > 0 && !this.#send(write(news))) return "unread";
        this.#place = news.place;
      }
      return "open";
    } finally {
      this.#isReading = false;
    }
  }

  /** Ends the stream; a last event is the reason. */
  end(last?: WireEvent): void {
    if (last) this.#send(bytes.encode(`data: ${JSON.stringify(last)}\n\n`));
    this.#controller?.close();
    this.#controller = null;
  }

  /** Ends the stream of a client that does not read; nothing more is sent. */
  drop(): void {
    this.#controller?.error(new Error("The client does not read"));
    this.#controller = null;
  }
}
