import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { giveFile, type Place } from "./place.ts";
import { formatRepository, type Repository, stanza } from "./repository.ts";
import { defineService, type Service } from "./service.ts";
import { prepareShell, type Shell } from "./shell.ts";

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
  /** Runs a script on the member's machine, as PostgreSQL's user. */
  readonly run: Shell;
}

/**
 * The seconds of Patroni: a primary that does not renew its key for `ttl` is replaced. Its own limit:
 * `loop_wait + 2 × retry_timeout ≤ ttl`.
 */
const seconds = { ttl: 5, loop_wait: 1, retry_timeout: 2 } as const;

/** The parameters of PostgreSQL that all members have. */
export const parameters = {
  max_connections: 100,
  shared_buffers: "64MB",
  jit: "off",
  wal_keep_size: "64MB",
  max_wal_size: "128MB",
  min_wal_size: "64MB",
  archive_mode: "on",
  // Where all machines are lost at once, at most this many seconds are lost with them.
  archive_timeout: 60,
  // The moment of each commit, by which an operator finds the one to restore to.
  track_commit_timestamp: "on",
  // The primary keeps rows that a standby still reads, so that a long report is not cancelled there.
  hot_standby_feedback: "on",
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
export const sharedSettings = {
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

/** The files and addresses of a member before it is defined. */
interface Plan extends Pick<Member, "name" | "port" | "rest" | "data"> {
  readonly home: string;
  readonly backupFile: string;
  readonly patroniFile: string;
}

const settingsOf = ({ name, port, rest, data, home, backupFile }: Plan, place: Place, secrets: Secrets) => ({
  scope: "broker",
  name,
  restapi: { listen: new URL(rest).host, connect_address: new URL(rest).host },
  // One address of its own, so that a test can cut this member from etcd alone.
  etcd3: { hosts: [`127.0.0.1:${secrets.etcdPort}`], use_proxies: true },
  bootstrap: {
    dcs: sharedSettings,
    initdb: [{ encoding: "UTF8" }, { locale: "C" }, "data-checksums"],
    post_bootstrap: secrets.script,
  },
  postgresql: {
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${port}`,
    data_dir: data,
    bin_dir: place.programs.postgres,
    pgpass: join(place.folder, `${name}.pgpass`),
    authentication: {
      superuser: { username: "postgres", password: secrets.passwords.superuser },
      replication: { username: "replicator", password: secrets.passwords.replication },
      rewind: { username: "postgres", password: secrets.passwords.superuser },
    },
    basebackup: [{ checkpoint: "fast" }],
    parameters: {
      // For pgBackRest, which connects on the same machine only.
      unix_socket_directories: home,
      archive_command: `${place.programs.pgbackrest} --config=${backupFile} --stanza=${stanza} archive-push %p`,
    },
    pg_hba: [
      "local all postgres scram-sha-256",
      "host replication replicator 127.0.0.1/32 scram-sha-256",
      "host all all 127.0.0.1/32 scram-sha-256",
    ],
  },
  watchdog: { mode: "off" },
  tags: {},
});

interface Secrets {
  readonly passwords: Passwords;
  readonly etcdPort: number;
  readonly script: string;
  readonly repository: Repository;
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
    // By it the provider knows which timeline a standby follows.
    `${psql} -c "grant pg_read_all_stats to broker"`,
  ];
  await writeFile(script, `${lines.join("\n")}\n`, { mode: 0o700 });
  await giveFile(script, owner);
  return script;
}

/** Writes the settings of a member, and defines it. */
async function defineMember(place: Place, plan: Plan, secrets: Secrets): Promise<Member> {
  const { programs, owner, folder } = place;
  const { name, port, rest, data, home, backupFile, patroniFile } = plan;
  await mkdir(home, { mode: 0o700 });
  // JSON is YAML too.
  await writeFile(patroniFile, JSON.stringify(settingsOf(plan, place, secrets), null, 2), { mode: 0o600 });
  await writeFile(backupFile, formatRepository(secrets.repository, plan), { mode: 0o600 });
  for (const file of [home, patroniFile, backupFile]) await giveFile(file, owner);
  const log = join(folder, `${name}.log`);
  const command = { program: programs.patroni, args: [patroniFile], owner, cwd: home, log };
  const run = await prepareShell(place, { ...plan, password: secrets.passwords.superuser });
  const postgres = () => readProcessId(data);
  return { name, port, rest, data, service: defineService(name, command), postgres, run };
}

/** Defines three members; `etcdPorts` has the port of each at which it reaches etcd. */
export async function defineMembers(
  place: Place,
  passwords: Passwords,
  { etcdPorts, repository }: { readonly etcdPorts: readonly number[]; readonly repository: Repository },
): Promise<Member[]> {
  const { folder, takePort } = place;
  const script = await writeScript(place, passwords);
  const members: Member[] = [];
  for (const [index, etcdPort] of etcdPorts.entries()) {
    const name = `db${index + 1}`;
    const home = join(folder, name);
    const plan = {
      name,
      home,
      data: join(home, "data"),
      rest: `http://127.0.0.1:${await takePort()}`,
      port: await takePort(),
      patroniFile: join(folder, `${name}.yml`),
      // Beside the folder, over which a test can mount a small disk.
      backupFile: join(folder, `${name}.pgbackrest.conf`),
    };
    members.push(await defineMember(place, plan, { passwords, etcdPort, script, repository }));
  }
  return members;
}
