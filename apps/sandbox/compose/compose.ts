import { stringify } from "yaml";
import { formatFrontend, formatPrimary, formatReplicas } from "../cluster/balancer.ts";
import { formatPooler } from "../cluster/pooler.ts";
import { createDatabase, formatPatroni, pgbackrest } from "../kubernetes/database.ts";
import { clientRules, staffRules } from "../kubernetes/front.ts";
import { balancerStart } from "../kubernetes/primary.ts";
import { ports } from "../kubernetes/settings.ts";
import type { Service } from "./service.ts";
import { services, users } from "./services.ts";
import { members, replicas, stores } from "./shape.ts";

const lines = (hosts: readonly string[], port: number, check = "check"): string =>
  hosts.map((host) => `  server ${host} ${host}:${port} ${check}`).join("\n");

/** The files of the containers, from the modules that the game days and the manifests use. */
const configs: Readonly<Record<string, string>> = {
  "create-database": createDatabase,
  front: [
    balancerStart,
    formatFrontend("portal", { bind: `:${ports.provider}`, rules: clientRules }),
    formatFrontend("staff", { bind: `:${ports.staff}`, rules: staffRules }),
    formatReplicas(lines(replicas, ports.provider)),
  ].join(""),
  patroni: formatPatroni(members("etcd").map((name) => `${name}:${ports.etcd}`)),
  pgbackrest,
  pooler: formatPooler({
    listen: "0.0.0.0",
    port: ports.pooler,
    host: "primary",
    primaryPort: ports.database,
    users,
  }),
  primary:
    balancerStart +
    formatPrimary({
      bind: `:${ports.database}`,
      servers: lines(members("database"), ports.database, `check port ${ports.patroni}`),
    }),
  store: `${balancerStart}
listen store
  mode http
  bind :${ports.store}
  retries 2
  retry-on conn-failure
${lines(stores, ports.store)}
`,
};

/** Compose fills in variables everywhere; in a file, a dollar is a dollar. */
const escapeDollars = (text: string): string => text.replaceAll("$", "$$$$");

const sorted = <T>(entries: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).toSorted(([one], [other]) => (one < other ? -1 : 1)));

const volumeOf = ({ volumes = [] }: Service) => volumes.map((volume) => volume.split(":")[0] ?? "");

const file = {
  name: "broker-cluster",
  services: sorted(services),
  networks: { database: {}, etcd: { internal: true }, outside: {}, replicas: {} },
  volumes: Object.fromEntries(
    [...new Set(Object.values(services).flatMap(volumeOf))].toSorted().map((name) => [name, null]),
  ),
  configs: Object.fromEntries(
    Object.entries(configs).map(([name, content]) => [name, { content: escapeDollars(content) }]),
  ),
};

const head = `# Written by \`node apps/sandbox/scripts/compose.ts\` from apps/sandbox/compose. The whole cluster on one machine, to try its
# shape: on several machines, use operations/kubernetes, or these settings. docs/running-large.md says how to start it.
`;

/** Returns the Compose file of a cluster. */
export const formatCompose = (): string =>
  head + stringify(file, { lineWidth: 0, nullStr: "", defaultStringType: "PLAIN" });
