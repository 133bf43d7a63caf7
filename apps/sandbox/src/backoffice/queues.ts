/** The queues whose lengths every page of the back office shows. */
export type QueueName =
  | "deposits"
  | "unmatched"
  | "withdrawals"
  | "transfers"
  | "kyc"
  | "factors"
  | "deletions"
  | "support"
  | "threads";

/** The session of a stream, and the queues whose lengths it may read. */
export interface QueueReader {
  readonly tokenHash: string;
  readonly queues: readonly QueueName[];
}

/** The open streams of the lengths of queues of this replica. */
export interface QueueStreams {
  /** Opens a stream for a session of staff, of the queues that it may read; it ends with the session. */
  open(reader: QueueReader): Response;
  /** Returns the number of open streams. */
  count(): number;
  /** Ends all streams, whose pages connect to another replica. */
  close(): void;
}
