import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Sql } from "./db/database.ts";
import type { LookupCache } from "./contract/lookup-cache.ts";
import type { Faults } from "./control/faults.ts";
import type { FileStore } from "./http/file-store.ts";
import type { Post } from "./mailbox/post.ts";
import type { Log } from "./telemetry/log.ts";
import type { ReadingShare } from "./http/reading-share.ts";
import type { Metrics } from "./telemetry/metrics.ts";

/** Everything that varies between a server, a test and a replay. */
export interface Deps {
  readonly config: Config;
  readonly sql: Sql;
  readonly clock: Clock;
  /** 256 random bits as text that is safe in an address. */
  readonly randomToken: () => string;
  /** A short random id of capital letters and digits, for what people read out. */
  readonly randomId: () => string;
  /** Six random digits. */
  readonly randomCode: () => string;
  /** A login of the trading platform that nobody has. */
  readonly randomLogin: () => string;
  readonly files: FileStore;
  readonly post: Post;
  readonly faults: Faults;
  readonly lookups: LookupCache;
  readonly reads: ReadingShare;
  /** The turns of each client's calls that change something. */
  readonly changes: Pick<ReadingShare, "take">;
  readonly logger: Log;
  readonly metrics: Metrics;
  /** The portal's own origin, for the links in e-mails. */
  readonly origin: string;
}
