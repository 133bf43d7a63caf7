import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Passwords } from "./patroni.ts";
import { giveFile, type Place } from "./place.ts";
import { defineService, type Service } from "./service.ts";

/** A PgBouncer in transaction mode. */
export interface Pooler {
  readonly service: Service;
  readonly port: number;
}

/** The address of a PgBouncer, where it finds the primary, and the file of its users. */
export interface PoolerSettings {
  /** The address that it listens on: by default that of its machine or pod alone. */
  readonly listen?: string;
  readonly port: number;
  readonly host: string;
  readonly primaryPort: number;
  readonly users: string;
}

/** Returns the settings of PgBouncer. */
export const formatPooler = ({
  listen = "127.0.0.1",
  port,
  host,
  primaryPort,
  users,
}: PoolerSettings): string => `[databases]
broker = host=${host} port=${primaryPort} dbname=broker

[pgbouncer]
listen_addr = ${listen}
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
max_client_conn = 200
default_pool_size = 15
; a call that gets no connection in this time is answered by a 503 with Retry-After
query_wait_timeout = 4
server_connect_timeout = 2
server_login_retry = 0.5
server_check_delay = 5
tcp_keepidle = 5
tcp_keepintvl = 2
tcp_keepcnt = 3
`;

/** Defines one PgBouncer beside each replica, so that none is a single point of failure. */
export async function definePoolers(
  { programs, owner, folder, takePort }: Place,
  { broker }: Passwords,
  { count, primaryPort }: { readonly count: number; readonly primaryPort: number },
): Promise<Pooler[]> {
  const write = async (name: string, text: string) => {
    const file = join(folder, name);
    await writeFile(file, text, { mode: 0o600 });
    await giveFile(file, owner);
    return file;
  };
  const users = await write("pgbouncer-users.txt", `"broker" "${broker}"\n`);
  const poolers: Pooler[] = [];
  for (let index = 1; index <= count; index += 1) {
    const name = `pgbouncer${index}`;
    const port = await takePort();
    const file = await write(`${name}.ini`, formatPooler({ port, host: "127.0.0.1", primaryPort, users }));
    const log = join(folder, `${name}.log`);
    const command = { program: programs.pgbouncer, args: [file], owner, cwd: folder, log };
    poolers.push({ port, service: defineService(name, command) });
  }
  return poolers;
}
