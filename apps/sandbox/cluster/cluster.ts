import type { Balancer } from "./balancer.ts";
import type { EtcdMember } from "./etcd.ts";
import { defineParts, type Parts } from "./parts.ts";
import type { Member } from "./patroni.ts";
import { preparePlace } from "./place.ts";
import type { Pooler } from "./pooler.ts";
import type { Listener, Replica } from "./replicas.ts";
import { stanza } from "./repository.ts";
import { answers, type Service, waitUntil } from "./service.ts";
import { removePlace, stopAll } from "./stop.ts";

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

const local = (port: number) => `http://127.0.0.1:${port}`;

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
  const parts = await defineParts(place, settings, watch.hasSmallDisks === true).catch(
    async (error: unknown) => {
      await removePlace(place);
      throw error;
    },
  );
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
