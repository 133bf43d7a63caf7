import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Sql } from "./db/database.ts";
import type { Standbys } from "./db/standby/standbys.ts";
import type { LookupCache } from "./contract/lookup-cache.ts";
import type { Faults } from "./control/faults.ts";
import type { FileStore } from "./http/file-store.ts";
import type { Post } from "./mailbox/post.ts";
import type { Log } from "./telemetry/log.ts";
import type { ReadingShare } from "./http/reading-share.ts";
import type { Turns } from "./http/turns.ts";
import type { Metrics } from "./telemetry/metrics.ts";
import type { EventStreams } from "./event/streams.ts";
import type { QueueStreams } from "./backoffice/queues.ts";

/** The dependencies that differ between a server, a test and a replay. */
export interface Deps {
  readonly config: Config;
  readonly sql: Sql;
  /** Reads that a standby may serve. */
  readonly standbys: Standbys;
  readonly clock: Clock;
  /** Returns 256 random bits as text that is safe in a URL. */
  readonly randomToken: () => string;
  /** Returns a short random id of capital letters and digits, which people can read out. */
  readonly randomId: () => string;
  /** Returns six random digits. */
  readonly randomCode: () => string;
  /** Returns an unused login of the trading platform. */
  readonly randomLogin: () => string;
  readonly files: FileStore;
  readonly post: Post;
  readonly faults: Faults;
  readonly lookups: LookupCache;
  readonly reads: ReadingShare;
  /** The queue of each client's writes. */
  readonly changes: Pick<ReadingShare, "take">;
  /** The queue of each session's requests while the session is looked up. */
  readonly sessionLookups: Pick<ReadingShare, "take">;
  /** The queue of writes without a session. */
  readonly visitors: Pick<Turns, "take">;
  /** The open streams of events of this replica. */
  readonly streams: EventStreams;
  /** The open streams of the lengths of the queues of staff, of this replica. */
  readonly queues: QueueStreams;
  readonly logger: Log;
  readonly metrics: Metrics;
  /** The origin of the portal, for links in e-mails. */
  readonly origin: string;
}
