import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findPostgres } from "../test/postgres.ts";

/** The programs of the cluster, and the Debian packages that have them. */
const packages = {
  etcd: "etcd-server",
  patroni: "patroni python3-etcd",
  pgbouncer: "pgbouncer",
  haproxy: "haproxy",
  pgbackrest: "pgbackrest",
  openssl: "openssl",
} as const;

/** The paths of the cluster's programs; `postgres` is the folder of PostgreSQL's. */
export type Programs = Readonly<Record<keyof typeof packages | "postgres", string>>;

/** A reason why the cluster cannot start, in one sentence for the person who starts it. */
export class ClusterError extends Error {
  override readonly name = "ClusterError";
}

/** The folders of programs. Debian keeps those of servers in folders that an ordinary user's PATH omits. */
const usual = { path: process.env["PATH"] ?? "", servers: ["/usr/sbin", "/usr/local/sbin"] };

/** Finds all programs; throws a {@link ClusterError} that names the missing ones and how to install them. */
export function findPrograms({ path, servers } = usual): Programs {
  const folders = [...path.split(delimiter), ...servers].filter(Boolean);
  const find = (name: string) =>
    folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? "";
  const found = {
    etcd: find("etcd"),
    patroni: find("patroni"),
    pgbouncer: find("pgbouncer"),
    haproxy: find("haproxy"),
    pgbackrest: find("pgbackrest"),
    openssl: find("openssl"),
    postgres: findPostgres() ?? "",
  };
  const missing = Object.entries(found).flatMap(([name, place]) => (place === "" ? [name] : []));
  if (missing.length === 0) return found;
  const wanted = Object.entries({ ...packages, postgres: "postgresql" }).flatMap(([name, from]) =>
    missing.includes(name) ? [from] : [],
  );
  throw new ClusterError(
    `The cluster needs programs that are not installed: ${missing.join(", ")}. On Debian 12 or later: apt-get install --no-install-recommends ${wanted.join(" ")}`,
  );
}
