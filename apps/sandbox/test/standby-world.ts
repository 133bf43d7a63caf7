import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import pg from "pg";
import { vi } from "vitest";
import { readConfig } from "../src/config.ts";
import { openPostgres } from "../src/db/database.ts";
import { openStandbys } from "../src/db/standby/watch-standbys.ts";
import { createLog } from "../src/telemetry/log.ts";
import { createMetrics } from "../src/telemetry/metrics.ts";
import type { StandbysFigures, StandbyState } from "../src/telemetry/standby-metrics.ts";
import { type PostgresServer, startPostgres, startStandby } from "./postgres.ts";
import { createProvider, type Provider, type ProviderParts, type Visitor } from "./provider.ts";

/** Returns the address of the provider's database on a server, for an ordinary user. */
export const addressOn = ({ address }: PostgresServer, user = "broker"): string =>
  `${address.replace("postgres@", `${user}@`)}/broker`;

/** Runs a statement on a server as its administrator. */
export async function administer(
  server: PostgresServer,
  statement: string,
  database = "broker",
): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: `${server.address}/${database}` });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

type Reads = StandbysFigures["reads"];

/** A primary, its standby, and two replicas of the provider that read from it. */
export interface StandbyWorld {
  readonly primary: PostgresServer;
  readonly standby: PostgresServer;
  readonly replicas: readonly [Provider, Provider];
  /** The lines of the replicas' log about standbys. */
  readonly lines: readonly string[];
  /** Signs a browser in whose changes go to the first replica, and whose reads go to the second. */
  signIn(): Promise<Visitor>;
  /** Waits until both replicas found the standby in a state. */
  until(state: StandbyState): Promise<void>;
  /** Counts the reads of some work by the database that served them. */
  countReads(work: () => Promise<unknown>): Promise<Reads>;
  remove(): Promise<void>;
}

const none: StandbysFigures = { standbys: [], reads: { standby: 0, primary: 0 } };

/** Opens a replica with its own connections. */
async function openReplica(
  primary: PostgresServer,
  standby: PostgresServer,
  write: (line: string) => void,
  parts: Omit<ProviderParts, "database">,
): Promise<Provider> {
  const database = await openPostgres(addressOn(primary));
  const logger = createLog("debug", { write });
  const standbys = await openStandbys(database.sql, [addressOn(standby)], logger);
  const metrics = createMetrics({ ...(standbys.figures && { standbys: standbys.figures }) });
  return createProvider({ ...parts, database, standbys, metrics });
}

/** Starts the servers and the replicas. */
export async function createStandbyWorld(bin: string): Promise<StandbyWorld> {
  const primary = await startPostgres(bin);
  for (const statement of ["create role broker login", "grant pg_read_all_stats to broker"])
    await administer(primary, statement, "postgres");
  await administer(primary, "create database broker owner broker", "postgres");
  const standby = await startStandby(bin, primary);
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const config = {
    ...readConfig({ PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere" }),
    maxOpenDeposits: 1_000,
    maxOpenTransfers: 1_000,
    maxOpenWithdrawals: 1_000,
  };
  const first = await openReplica(primary, standby, write, { config });
  const { clock, files, randomToken, randomId, randomCode, randomLogin } = first.deps;
  const shared = { config, clock, files, randomToken, randomId, randomCode, randomLogin };
  const second = await openReplica(primary, standby, write, shared);
  const replicas = [first, second] as const;
  const figures = () => replicas.map(({ deps }) => deps.standbys.figures?.() ?? none);
  const total = (): Reads => {
    const [one = none, other = none] = figures();
    return {
      standby: one.reads.standby + other.reads.standby,
      primary: one.reads.primary + other.reads.primary,
    };
  };
  return {
    primary,
    standby,
    replicas,
    lines,
    async signIn() {
      const visitor = first.visitor(9, (request) =>
        (request.method === "GET" ? second : first).send(request),
      );
      await visitor.signIn();
      return visitor;
    },
    until: (state) =>
      vi.waitFor(
        () => {
          const states = figures().flatMap(({ standbys }) => standbys.map((one) => one.state));
          if (states.length < 2 || states.some((one) => one !== state)) throw new Error(states.join());
        },
        { timeout: 20_000, interval: 100 },
      ),
    async countReads(work) {
      const before = total();
      await work();
      const after = total();
      return { standby: after.standby - before.standby, primary: after.primary - before.primary };
    },
    async remove() {
      await Promise.all(replicas.map((one) => one.close()));
      await standby.remove();
      await primary.remove();
    },
  };
}

/** A line to a port of this machine, which can stop to carry anything without being closed. */
export async function openLine(to: number) {
  const sockets = new Set<Socket>();
  let isStalled = false;
  const server = createServer((near) => {
    const far = connect(to, "127.0.0.1");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => {});
      one.on("data", (chunk) => void (isStalled || other.write(chunk)));
      one.on("close", () => other.destroy());
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    stall() {
      isStalled = true;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
