import { randomBytes, randomInt } from "node:crypto";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ServerType } from "@hono/node-server";
import { createApp } from "./app.ts";
import { type Clock, createClock } from "./clock.ts";
import { type Config, readConfig, StartError } from "./config.ts";
import { createLookupCache } from "./contract/lookup-cache.ts";
import { createFaults } from "./control/faults.ts";
import { type DataLock, lockDataFolder } from "./data-lock.ts";
import { type Database, openEmbedded, openPostgres } from "./db/database.ts";
import { createNoStandbys, type Standbys } from "./db/standby/standbys.ts";
import { openStandbys } from "./db/standby/watch-standbys.ts";
import { readTemplate } from "./db/template.ts";
import type { Deps } from "./deps.ts";
import { startBackground } from "./jobs/background.ts";
import { createWorker } from "./jobs/job-handlers.ts";
import { createFolderStore } from "./http/file-store.ts";
import { openS3Store } from "./http/s3-store.ts";
import { createClientTurns, createReadingShare } from "./http/reading-share.ts";
import { createVisitorTurns } from "./http/visitor-turns.ts";
import { portalOriginOf } from "./http/host.ts";
import { listen } from "./http/server.ts";
import { createPost } from "./mailbox/post.ts";
import { jobStore } from "./jobs/job.store.ts";
import { checkLedger } from "./ledger/ledger.service.ts";
import { formatWelcome } from "./pages/welcome.ts";
import { adoptTemplate } from "./seed/adopt.ts";
import { keepDemoStaffPassword, seed } from "./seed/seed.ts";
import { createLog } from "./telemetry/log.ts";
import { createMetrics, type Metrics } from "./telemetry/metrics.ts";
import { createQueueStreams } from "./backoffice/queue-streams.ts";
import { createEventStreams } from "./event/event-streams.ts";
import type { EventStreams } from "./event/streams.ts";

const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** The random sources of production; tests replace them. */
const random = {
  randomToken: () => randomBytes(32).toString("base64url"),
  randomId: () => Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)] ?? "A").join(""),
  randomCode: () => String(randomInt(1_000_000)).padStart(6, "0"),
  randomLogin: () => String(randomInt(10_000_000, 99_999_999)),
};

const unfinished = (dataDir: string) => join(dataDir, "pg.unfinished");

/** Deletes a database whose first start was killed before it was seeded, because it was never used. */
function forgetUnfinished(dataDir: string): void {
  const mark = unfinished(dataDir);
  if (existsSync(mark)) rmSync(join(dataDir, "pg"), { recursive: true, force: true });
  if (!existsSync(join(dataDir, "pg"))) writeFileSync(mark, "");
}

async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl, config.databaseDirectUrl);
  try {
    forgetUnfinished(config.dataDir);
    const isNew = !existsSync(join(config.dataDir, "pg"));
    const template = isNew && config.seed === "demo" ? await readTemplate() : null;
    return await openEmbedded(config.dataDir, template);
  } catch (cause) {
    throw new StartError(
      `The database in ${config.dataDir} could not be opened. Move that folder away to begin anew.`,
      { cause },
    );
  }
}

/** Creates the metrics of a process and of its parts. */
const watch = (
  { sql, pool }: Database,
  { figures }: Pick<Standbys, "figures">,
  streams: Pick<EventStreams, "count">,
  clock: Pick<Clock, "now">,
): Metrics =>
  createMetrics({
    process: true,
    jobs: () => jobStore.figures(sql, clock.now()),
    streams: () => streams.count(),
    ...(pool && { pool }),
    ...(figures && { standbys: figures }),
  });

/** Starts the provider from the environment; throws a {@link StartError} where it cannot. */
export async function start(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLog(config.logLevel);
  // Node.js would print the whole error, which may contain data of a user.
  process.on("uncaughtException", (error) => {
    logger.fatal({ err: error }, "the process stops after an unexpected error");
    process.exit(1);
  });
  const lock: DataLock | null = config.databaseUrl ? null : await lockDataFolder(config.dataDir);
  const database = await openDatabase(config);
  const clock = createClock(config.frozenAt);
  const { sql } = database;
  const standbys = await openStandbys(sql, config.standbyUrls, logger);
  const streams = createEventStreams({ ...database, config, clock, logger });
  const queues = createQueueStreams({ sql, standbys, config, clock, logger });
  const deps: Deps = {
    config,
    clock,
    sql,
    standbys,
    streams,
    queues,
    files: config.s3 ? await openS3Store(config.s3) : createFolderStore(join(config.dataDir, "uploads")),
    post: createPost(config),
    faults: createFaults(),
    lookups: createLookupCache(),
    reads: createReadingShare(),
    changes: createClientTurns(),
    sessionLookups: createClientTurns(),
    visitors: createVisitorTurns(),
    logger,
    metrics: watch(database, standbys, streams, clock),
    get origin() {
      return portalOriginOf(config);
    },
    ...random,
  };
  await database.alone(async () => {
    await (database.isCopy ? adoptTemplate(deps) : seed(deps));
    await keepDemoStaffPassword(deps);
  });
  if (!config.databaseUrl) rmSync(unfinished(config.dataDir), { force: true });
  // The books of the primary are checked, because money is decided there; standbys are checked later, at intervals.
  const proof = await checkLedger({ ...deps, standbys: createNoStandbys(deps.sql) });
  if (!proof.ok)
    throw new StartError(`The books do not add up, so it does not start: ${proof.violations[0]}.`);
  const app = await createApp(deps);
  const server = await listen(app.fetch, config);
  const background = startBackground(deps, createWorker(deps, fetch));
  console.log(formatWelcome(deps, database.engine));

  stopOnSignal(server, [streams, queues], async () => {
    await background.stop();
    deps.post.close();
    await standbys.close();
    await database.close();
    lock?.release();
  });
}

/**
 * Ends the process on a signal: once running requests are answered and `close` is done, or after five seconds. Streams
 * are ended at once.
 */
function stopOnSignal(
  server: ServerType,
  streams: readonly { close(): unknown }[],
  close: () => Promise<void>,
): void {
  const stop = () => {
    const tooLate = setTimeout(() => process.exit(1), 5_000);
    for (const one of streams) one.close();
    server.close(() => {
      void close().then(() => {
        clearTimeout(tooLate);
        process.exit(0);
      });
    });
    // A connection whose last request is answered later would be kept for further ones, and hold up the end.
    if ("closeIdleConnections" in server) setInterval(() => server.closeIdleConnections(), 50).unref();
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}
