import { randomBytes } from "node:crypto";
import { defineBalancer } from "./balancer.ts";
import { defineEtcd } from "./etcd.ts";
import { defineMembers, type Passwords } from "./patroni.ts";
import type { Place } from "./place.ts";
import { definePoolers } from "./pooler.ts";
import { defineReplicas, defineStores, storeKeys } from "./replicas.ts";
import { prepareRepository } from "./repository.ts";
import { limitDisks } from "./small-disk.ts";

const COUNT = 3;
const times = async <T>(count: number, work: () => Promise<T>): Promise<T[]> => {
  const done: T[] = [];
  while (done.length < count) done.push(await work());
  return done;
};
const portOf = ({ port }: { readonly port: number }) => port;
const newPassword = () => randomBytes(18).toString("base64url");

/** Defines all programs of the cluster, none of which runs yet. */
export async function defineParts(place: Place, settings: Readonly<Record<string, string>>, disk: boolean) {
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
    // All members: whichever is the primary is left out.
    DATABASE_STANDBY_URLS: members.map(({ port }) => databaseAt(port)).join(","),
    // The balancer, and the proxy that ends TLS in front of it, whose place the load generator takes.
    TRUSTED_PROXIES: "2",
    S3_ENDPOINT: `http://127.0.0.1:${routes.store}`,
    S3_BUCKET: "portal",
    S3_ACCESS_KEY_ID: storeKeys.id,
    S3_SECRET_ACCESS_KEY: storeKeys.secret,
    ...settings,
  };
  const databaseUrls = poolers.map(({ port }) => databaseAt(port));
  const replicas = await defineReplicas(place, { ports: routes.replicas, databaseUrls, shared });
  return { url, databaseUrl: databaseAt(routes.primary), etcd, members, balancer, poolers, stores, replicas };
}
/** The programs of a cluster. */
export type Parts = Awaited<ReturnType<typeof defineParts>>;
