import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { type Balancer, defineBalancer } from "./balancer.ts";
import { defineEtcd, type EtcdMember } from "./etcd.ts";
import { defineMembers, type Member, type Passwords } from "./patroni.ts";
import { type Place, preparePlace } from "./place.ts";
import { definePoolers, type Pooler } from "./pooler.ts";
import { defineReplicas, defineStores, type Listener, type Replica, storeKeys } from "./replicas.ts";
import { prepareRepository, stanza } from "./repository.ts";
import { freeDisks, limitDisks } from "./small-disk.ts";
import { answers, type Service, waitUntil } from "./service.ts";

/** A running cluster: every part can be made to fail by itself. */
export interface Cluster {
  readonly folder: string;
  /** The address of portal and provider. */
  readonly url: string;
  /** The address of the primary, without the pooler. */
  readonly databaseUrl: string;
  readonly etcd: readonly EtcdMember[];
  readonly members: readonly Member[];
  readonly poolers: readonly Pooler[];
  readonly replicas: readonly Replica[];
  readonly stores: readonly Listener[];
  readonly balancer: Balancer;
  /** Returns the member that is the primary now; undefined while there is none. */
  primary(): Promise<Member | undefined>;
  /** Starts a replica, and waits until it is ready. */
  startReplica(replica: Listener): Promise<void>;
  /** Waits until one member is the primary and the others replicate from it, of which one synchronously. */
  settle(seconds?: number): Promise<void>;
  /** Ends all programs, and deletes the folder. */
  stop(): Promise<void>;
}

const COUNT = 3;
const times = async <T>(count: number, work: () => Promise<T>): Promise<T[]> => {
  const done: T[] = [];
  while (done.length < count) done.push(await work());
  return done;
};
const portOf = ({ port }: { readonly port: number }) => port;
const local = (port: number) => `http://127.0.0.1:${port}`;
const newPassword = () => randomBytes(18).toString("base64url");

/** Defines all programs of the cluster, none of which runs yet. */
async function define(place: Place, settings: Readonly<Record<string, string>>, disk: boolean) {
  const { takePort } = place;
  const passwords: Passwords = {
    superuser: newPassword(),
    replication: newPassword(),
    broker: newPassword(),
  };
  const etcd = await defineEtcd(place);
  const etcdPorts = await times(COUNT, takePort);
  const repository = await prepareRepository(place);
  const members = await defineMembers(place, passwords, { etcdPorts, repository });
  if (disk) await limitDisks(members, place.owner);
  const routes = {
    front: await takePort(),
    replicas: await times(COUNT, takePort),
    primary: await takePort(),
    members: members.map(({ port, rest }) => ({ port, restPort: Number(new URL(rest).port) })),
    etcd: etcdPorts,
    etcdMembers: etcd.map(portOf),
    store: await takePort(),
    stores: await times(2, takePort),
    backups: repository,
    control: await takePort(),
  };
  const balancer = await defineBalancer(place, routes);
  const poolers = await definePoolers(place, passwords, { count: COUNT, primaryPort: routes.primary });
  const stores = await defineStores(place, routes.stores);
  const url = `http://localhost:${routes.front}`;
  const databaseAt = (port: number) => `postgres://broker:${passwords.broker}@127.0.0.1:${port}/broker`;
  const shared = {
    PUBLIC_URL: url,
    DATABASE_DIRECT_URL: databaseAt(routes.primary),
    // The balancer, and the proxy that ends TLS in front of it, whose place the load generator takes.
    TRUSTED_PROXIES: "2",
    S3_ENDPOINT: local(routes.store),
    S3_BUCKET: "portal",
    S3_ACCESS_KEY_ID: storeKeys.id,
    S3_SECRET_ACCESS_KEY: storeKeys.secret,
    ...settings,
  };
  const databaseUrls = poolers.map(({ port }) => databaseAt(port));
  const replicas = await defineReplicas(place, { ports: routes.replicas, databaseUrls, shared });
  return { url, databaseUrl: databaseAt(routes.primary), etcd, members, balancer, poolers, stores, replicas };
}
type Parts = Awaited<ReturnType<typeof define>>;

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
async function removePlace({ folder }: Place): Promise<void> {
  freeDisks(folder);
  await rm(folder, { recursive: true, force: true });
}

async function stopAll(place: Place, parts: Parts): Promise<void> {
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

/** The states of the members, as Patroni reports them. */
async function readStates(members: readonly Member[]): Promise<readonly string[]> {
  const isRole = async ({ rest }: Member, role: string) => answers(`${rest}/${role}`);
  return Promise.all(
    members.map(async (member) => {
      for (const role of ["primary", "synchronous", "asynchronous"])
        if (await isRole(member, role)) return role;
      return "none";
    }),
  );
}

/** The observer of a start. */
interface Watch {
  readonly progress?: (step: string) => void;
  /** Ends the start. */
  readonly abort?: AbortSignal;
  /** Gives each member a disk of its own in memory, which a test can fill; only root can. */
  readonly hasSmallDisks?: boolean;
}
type Patience = Parameters<typeof waitUntil>[2];

/** Starts all programs in the order of their needs; ends them again when one does not start. */
async function start(parts: Parts, { progress = () => {}, abort }: Watch): Promise<void> {
  const patience = { seconds: 90, ...(abort && { abort }) };
  const { etcd, members, balancer, poolers, stores, replicas } = parts;
  const begin = (services: readonly { readonly service: Service }[]) => {
    for (const { service } of services) service.start();
  };
  begin([...etcd, balancer, ...stores]);
  const [first] = etcd;
  await waitUntil(
    () => answers(`${local(first?.port ?? 0)}/health`),
    () => `etcd did not start: ${first?.service.output()}`,
    patience,
  );
  progress("etcd answers");
  begin(members);
  begin(poolers);
  await waitUntil(
    async () => (await readStates(members)).includes("primary"),
    () => `PostgreSQL did not start: ${members.map(({ service }) => service.output()).join("\n")}`,
    patience,
  );
  progress("PostgreSQL has a primary");
  await waitUntil(
    async () => (await readStates(members)).includes("synchronous"),
    () => `No standby followed: ${members.map(({ service }) => service.output()).join("\n")}`,
    patience,
  );
  progress("a standby confirms each commit");
  // The primary of an empty cluster: until now no log could be archived.
  await members[(await readStates(members)).indexOf("primary")]?.run(
    `pgbackrest --stanza=${stanza} stanza-create`,
  );
  progress("the log is archived");
  begin(replicas);
  await Promise.all(replicas.map((replica) => untilReady(replica, patience)));
  await waitUntil(
    () => answers(`${parts.url}/readyz`),
    () => "The balancer found no ready replica",
    patience,
  );
  progress("three replicas are ready");
}

async function untilReady({ port, service }: Listener, patience: Patience = {}): Promise<void> {
  await waitUntil(
    async () => service.pid() === undefined || answers(`${local(port)}/readyz`),
    () => `The replica ${service.name} did not get ready: ${service.output()}`,
    patience,
  );
  if (service.pid() === undefined) throw new Error(`The replica ${service.name} ended: ${service.output()}`);
}

/**
 * Starts a cluster; `settings` are further variables of the replicas. When the start fails or is aborted, all programs
 * end, and the folder is deleted.
 */
export async function startCluster(
  settings: Readonly<Record<string, string>> = {},
  watch: Watch = {},
): Promise<Cluster> {
  const place = await preparePlace();
  const parts = await define(place, settings, watch.hasSmallDisks === true).catch(async (error: unknown) => {
    await removePlace(place);
    throw error;
  });
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= stopAll(place, parts));
  const isSettled = async () => {
    const states = await readStates(parts.members);
    return states.includes("primary") && states.includes("synchronous") && !states.includes("none");
  };
  try {
    await start(parts, watch);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ...parts,
    folder: place.folder,
    async primary() {
      const states = await readStates(parts.members);
      return parts.members[states.indexOf("primary")];
    },
    async startReplica(replica) {
      replica.service.start();
      await untilReady(replica);
    },
    settle: (seconds = 90) =>
      waitUntil(isSettled, () => "The database did not become whole again", { seconds }),
    stop,
  };
}
