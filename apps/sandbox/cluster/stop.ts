import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import type { Parts } from "./parts.ts";
import type { Member } from "./patroni.ts";
import type { Place } from "./place.ts";
import { type Service, waitUntil } from "./service.ts";
import { freeDisks } from "./small-disk.ts";

/** Kills the servers of PostgreSQL that a killed Patroni left behind. */
function killPostgres(members: readonly Member[]): void {
  for (const { postgres } of members) {
    const pid = postgres();
    if (pid === null) continue;
    try {
      for (const signal of ["SIGQUIT", "SIGCONT"] as const) process.kill(pid, signal);
    } catch {
      // It has ended, and left its file.
    }
  }
}

const isThere = (pid: number | null): boolean => pid !== null && existsSync(`/proc/${pid}`);

/** Deletes the folder of a cluster whose programs do not run, with its disks. */
export async function removePlace({ folder }: Place): Promise<void> {
  freeDisks(folder);
  await rm(folder, { recursive: true, force: true });
}

/** Ends all programs of a cluster, and deletes its folder. */
export async function stopAll(place: Place, parts: Parts): Promise<void> {
  const { etcd, members, balancer, poolers, stores, replicas } = parts;
  const stop = (services: readonly Service[], patience?: number) =>
    Promise.all(services.map((service) => service.stop("SIGTERM", patience)));
  await stop(
    replicas.map(({ service }) => service),
    7_000,
  );
  const servers = members.flatMap(({ postgres }) => postgres() ?? []);
  // Their data is deleted, so PostgreSQL need not write a checkpoint.
  killPostgres(members);
  await stop(
    [...members, ...poolers, ...stores].map(({ service }) => service),
    5_000,
  );
  killPostgres(members);
  await waitUntil(
    () => ![...servers, ...members.map(({ postgres }) => postgres())].some(isThere),
    () => "PostgreSQL did not end",
    { seconds: 10 },
  );
  await stop([balancer.service, ...etcd.map(({ service }) => service)], 5_000);
  await removePlace(place);
}
