import { existsSync, readFileSync } from "node:fs";
import { chown, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Place } from "./place.ts";
import { defineService, type Service } from "./service.ts";

/** The passwords of the database's users, new for each cluster. */
export interface Passwords {
  readonly superuser: string;
  readonly replication: string;
  readonly broker: string;
}

/** A member of the database: PostgreSQL and the Patroni that runs it. */
export interface Member {
  readonly name: string;
  readonly service: Service;
  readonly port: number;
  /** The address of Patroni's REST interface. */
  readonly rest: string;
  /** The folder of PostgreSQL's data. */
  readonly data: string;
  /** Returns the id of PostgreSQL's first process; null while it is stopped. */
  readonly postgres: () => number | null;
}

/**
 * The seconds of Patroni: a primary that does not renew its key for `ttl` is replaced. Its own limit:
 * `loop_wait + 2 × retry_timeout ≤ ttl`.
 */
const seconds = { ttl: 5, loop_wait: 1, retry_timeout: 2 } as const;

const parameters = {
  max_connections: 100,
  shared_buffers: "64MB",
  jit: "off",
  wal_keep_size: "64MB",
  max_wal_size: "128MB",
  min_wal_size: "64MB",
  unix_socket_directories: "",
  // A connection to a dead peer ends in seconds and not in hours.
  tcp_keepalives_idle: 5,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 3,
  wal_sender_timeout: "5s",
  wal_receiver_timeout: "5s",
  // The new primary waits for a standby before it acknowledges: with the usual 5 s, that is the longest part of a failover.
  wal_retrieve_retry_interval: "500ms",
};

/** The settings of the whole cluster, which Patroni keeps in etcd. */
const shared = {
  ...seconds,
  maximum_lag_on_failover: 1_048_576,
  // A commit is acknowledged once a standby has it on disk, and without any standby not at all.
  synchronous_mode: true,
  synchronous_mode_strict: true,
  // A PostgreSQL that was killed is replaced at once, not started again where it was.
  master_start_timeout: 0,
  // Without a majority of etcd, the primary continues as long as it reaches every member.
  failsafe_mode: true,
  postgresql: { use_pg_rewind: true, use_slots: true, parameters },
};

function settingsOf(member: Omit<Member, "service" | "postgres">, place: Place, secrets: Secrets): object {
  const { name, port, data } = member;
  const address = `127.0.0.1:${port}`;
  return {
    scope: "broker",
    name,
    restapi: { listen: new URL(member.rest).host, connect_address: new URL(member.rest).host },
    // One address of its own, so that a test can cut this member from etcd alone.
    etcd3: { hosts: [`127.0.0.1:${secrets.etcdPort}`], use_proxies: true },
    bootstrap: {
      dcs: shared,
      initdb: [{ encoding: "UTF8" }, { locale: "C" }, "data-checksums"],
      post_bootstrap: secrets.script,
    },
    postgresql: {
      listen: address,
      connect_address: address,
      data_dir: data,
      bin_dir: place.programs.postgres,
      pgpass: join(place.folder, `${name}.pgpass`),
      authentication: {
        superuser: { username: "postgres", password: secrets.passwords.superuser },
        replication: { username: "replicator", password: secrets.passwords.replication },
        rewind: { username: "postgres", password: secrets.passwords.superuser },
      },
      basebackup: [{ checkpoint: "fast" }],
      pg_hba: [
        "host replication replicator 127.0.0.1/32 scram-sha-256",
        "host all all 127.0.0.1/32 scram-sha-256",
      ],
    },
    watchdog: { mode: "off" },
    tags: {},
  };
}

interface Secrets {
  readonly passwords: Passwords;
  readonly etcdPort: number;
  readonly script: string;
}

/**
 * Returns the process id in PostgreSQL's own file; null without one. In single-user mode PostgreSQL writes a negative
 * number, which would signal a whole group of processes.
 */
function readProcessId(data: string): number | null {
  const file = join(data, "postmaster.pid");
  const id = existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : 0;
  return Number.isInteger(id) && id > 1 ? id : null;
}

/** Writes the script that creates the provider's user and database once, on the first primary. */
async function writeScript({ programs, folder, owner }: Place, { broker }: Passwords): Promise<string> {
  const script = join(folder, "create-database.sh");
  const psql = `"${join(programs.postgres, "psql")}" "$1" -v ON_ERROR_STOP=1`;
  const lines = [
    "#!/bin/sh -e",
    `${psql} -c "create role broker login password '${broker}'"`,
    `${psql} -c "create database broker owner broker"`,
  ];
  await writeFile(script, `${lines.join("\n")}\n`, { mode: 0o700 });
  await give(script, owner);
  return script;
}

async function give(file: string, { uid, gid }: Place["owner"]): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(file, uid, gid);
}

/** Defines three members; `etcdPorts` has the port of each at which it reaches etcd. */
export async function defineMembers(
  place: Place,
  passwords: Passwords,
  etcdPorts: readonly number[],
): Promise<Member[]> {
  const { programs, owner, folder, takePort } = place;
  const script = await writeScript(place, passwords);
  const members: Member[] = [];
  for (const [index, etcdPort] of etcdPorts.entries()) {
    const name = `db${index + 1}`;
    const home = join(folder, name);
    const data = join(home, "data");
    await mkdir(home, { mode: 0o700 });
    await give(home, owner);
    const rest = `http://127.0.0.1:${await takePort()}`;
    const member = { name, port: await takePort(), rest, data };
    const file = join(folder, `${name}.yml`);
    // JSON is YAML too.
    await writeFile(
      file,
      JSON.stringify(settingsOf(member, place, { passwords, etcdPort, script }), null, 2),
      {
        mode: 0o600,
      },
    );
    await give(file, owner);
    const log = join(folder, `${name}.log`);
    const service = defineService(name, { program: programs.patroni, args: [file], owner, cwd: home, log });
    members.push({ ...member, service, postgres: () => readProcessId(data) });
  }
  return members;
}
