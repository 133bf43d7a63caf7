import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../src/testing/find-free-port.ts";

const DEBIAN = "/usr/lib/postgresql";

/**
 * Returns the folder of PostgreSQL's programs: `POSTGRES_BIN`, or the newest that Debian installed; null where there is
 * none.
 */
export function findPostgres(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [process.env["POSTGRES_BIN"] ?? "", ...versions.map((one) => join(DEBIAN, one, "bin"))];
  return folders.find((folder) => existsSync(join(folder, "initdb"))) ?? null;
}

/** The user of a process; empty for the user of this one. */
export interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * Returns the user as which PostgreSQL runs, because it refuses to run as root; empty where this process is not root.
 */
export function findOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const [, , uid, gid] =
    users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody") ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** A temporary PostgreSQL server. */
export interface PostgresServer {
  /** The address, without the name of a database. */
  readonly address: string;
  /** Kills the server as a failing machine would; committed data is in its log. */
  crash(): Promise<void>;
  /** Restarts the server, with a recovery after a crash. */
  start(): Promise<void>;
  /** Stops the server and deletes its folder. */
  remove(): Promise<void>;
}

const TEST_SETTINGS = ["max_connections=200", "shared_buffers=64MB", "jit=off", "unix_socket_directories="];
const FAST_SETTINGS = ["fsync=off", "full_page_writes=off"];

/** Prepares a folder that the server's user owns, and the data in it by one of PostgreSQL's programs. */
async function prepareData(bin: string, program: string, args: (data: string) => readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  const owner = findOwner();
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const made = spawnSync(join(bin, program), args(data), { ...owner, cwd: folder, encoding: "utf8" });
  if (made.status !== 0) throw new Error(`${program} failed: ${made.stderr}`);
  return { folder, data, owner };
}

/** Starts a server. Only a durable one syncs to disk: tests without crashes need not wait for that. */
export async function startPostgres(bin: string, { isDurable = false } = {}): Promise<PostgresServer> {
  const prepared = await prepareData(bin, "initdb", (data) => [
    "-D",
    data,
    "-U",
    "postgres",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale=C",
    "--no-sync",
  ]);
  return serve(bin, prepared, [...TEST_SETTINGS, ...(isDurable ? [] : FAST_SETTINGS)]);
}

/** Starts a standby of a server, which follows it without delay and cancels reads that are in the way of that. */
export async function startStandby(bin: string, primary: PostgresServer): Promise<PostgresServer> {
  const { hostname, port } = new URL(primary.address);
  const from = `--host=${hostname} --port=${port} --username=postgres`;
  const how = "--write-recovery-conf --checkpoint=fast --no-sync";
  const prepared = await prepareData(bin, "pg_basebackup", (data) =>
    `--pgdata=${data} ${from} ${how}`.split(" "),
  );
  return serve(bin, prepared, [...TEST_SETTINGS, ...FAST_SETTINGS, "max_standby_streaming_delay=0"]);
}

/** Starts a server on prepared data. */
async function serve(
  bin: string,
  { folder, data, owner }: Awaited<ReturnType<typeof prepareData>>,
  settings: readonly string[],
): Promise<PostgresServer> {
  const port = await findFreePort();
  let child: ChildProcess;
  let exit: Promise<unknown>;

  const start = () => {
    const args = [
      "-D",
      data,
      "-p",
      String(port),
      "-h",
      "127.0.0.1",
      ...settings.flatMap((one) => ["-c", one]),
    ];
    child = spawn(join(bin, "postgres"), args, {
      ...owner,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
    exit = once(child, "exit");
    return new Promise<void>((resolve, reject) => {
      let said = "";
      child.stderr?.on("data", (chunk) => {
        said += String(chunk);
        if (/ready to accept (read-only )?connections/.test(said)) resolve();
      });
      child.once("exit", () => reject(new Error(`PostgreSQL ended: ${said}`)));
    });
  };
  await start();
  return {
    address: `postgres://postgres@127.0.0.1:${port}`,
    start,
    async crash() {
      child.kill("SIGQUIT");
      await exit;
    },
    async remove() {
      child.kill("SIGINT");
      await exit;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
