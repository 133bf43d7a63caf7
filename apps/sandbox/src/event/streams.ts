import type { embedPurposes, eventKinds } from "../db/names.ts";

/** The owner of a stream, and the journey that a session of a frame is limited to. */
export interface Reader {
  readonly userId: number;
  readonly tokenHash: string;
  readonly purpose: (typeof embedPurposes)[number] | null;
}

/** An event as clients receive it; `ready`, `reset` and `replaced` are about the stream itself. */
export interface WireEvent {
  readonly id: string;
  readonly kind: (typeof eventKinds)[number] | "ready" | "reset" | "replaced";
  readonly at: string;
  readonly subject: string | null;
}

/** Events up to a place, from which the next read continues. */
export interface ReadEvents {
  readonly place: string;
  readonly events: WireEvent[];
}

/** The open streams of this replica. */
export interface EventStreams {
  /** Throws where no further stream fits; otherwise listens from now on, before the first read of a stream. */
  prepare(): Promise<void>;
  /** Opens a stream that continues after the first events. */
  open(reader: Reader, first: ReadEvents): Response;
  /** Returns the number of open streams. */
  count(): number;
  /** Ends all streams, whose clients connect to another replica, and stops listening. */
  close(): Promise<void>;
}
