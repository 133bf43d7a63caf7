import type { IPodSpec, IContainer, IPodTemplateSpec } from "kubernetes-models/v1";

/** The numbers that an operator sets for a size; docs/running-large.md says when to change each. */
export const numbers = {
  /** Replicas of the provider. */
  replicas: 3,
  /** Members of the database, and of etcd. */
  members: 3,
  /** HAProxies in front of the replicas, and in front of the database. */
  balancers: 2,
  databaseDisk: "100Gi",
  database: { cpu: "2", memory: "4Gi" },
  etcdDisk: "2Gi",
  etcd: { cpu: "250m", memory: "512Mi" },
  /** Most of the time of a processor is the hashing of passwords at sign-in. */
  provider: { cpu: "2", memory: "1536Mi" },
  pooler: { cpu: "100m", memory: "64Mi" },
  balancer: { cpu: "500m", memory: "256Mi" },
  exporter: { cpu: "50m", memory: "64Mi" },
} as const;

/** The names in the cluster's DNS end with it: HAProxy adds no domain to a name. */
export const DOMAIN = "broker.svc.cluster.local";

/** The images: two are built from this repository, two are those of their projects. */
export const images = {
  provider: "registry.example.com/broker:1",
  database: "registry.example.com/broker-database:1",
  etcd: "gcr.io/etcd-development/etcd:v3.4.37",
  // The version of Debian 12, with which the game days are run.
  store: "docker.io/versity/versitygw:v1.8.0",
  haproxy: "docker.io/library/haproxy:2.6.22",
  postgresExporter: "quay.io/prometheuscommunity/postgres-exporter:v0.20.1",
  backupExporter: "ghcr.io/woblerr/pgbackrest_exporter:v0.23.0",
  kubectl: "docker.io/alpine/kubectl:1.34.1",
} as const;

/** The ports of the parts. */
export const ports = {
  provider: 4000,
  staff: 4001,
  database: 5432,
  patroni: 8008,
  pooler: 6432,
  etcd: 2379,
  etcdPeer: 2380,
  health: 8404,
  store: 7070,
  postgresExporter: 9187,
  backupExporter: 9854,
} as const;

/** The user id of the image of the database, as in Dockerfile.database. */
export const POSTGRES = 999;

/** Returns the labels by which the pods of a part are found. */
export const labelsOf = (part: string) => ({ app: "broker", part });

/** Returns the limits of a container: what it asks for is what it gets, so that no neighbour can take it. */
export const limitTo = ({ cpu, memory }: { readonly cpu: string; readonly memory: string }) => ({
  requests: { cpu, memory },
  limits: { memory },
});

/** Returns a variable of a container from the secret `broker`. */
export const secretVariable = (name: string, key: string) => ({
  name,
  valueFrom: { secretKeyRef: { name: "broker", key } },
});

/** The variables by which pgBackRest reaches the store, and the keys of what they hold. */
export const backupSecretNames = [
  ["PGBACKREST_REPO1_S3_KEY", "backup-key"],
  ["PGBACKREST_REPO1_S3_KEY_SECRET", "backup-key-secret"],
  ["PGBACKREST_REPO1_CIPHER_PASS", "backup-cipher"],
] as const;

/** Returns the container without a right beyond its own files. */
export const restrict = (container: IContainer): IContainer => ({
  ...container,
  securityContext: {
    ...container.securityContext,
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ["ALL"] },
  },
});

/** Returns a pod of a part that runs as an ordinary user, on a machine apart from the others of its part. */
export function createPod(part: string, user: number, spec: IPodSpec): IPodTemplateSpec {
  const labels = labelsOf(part);
  return {
    metadata: { labels },
    spec: {
      automountServiceAccountToken: false,
      securityContext: {
        runAsNonRoot: true,
        runAsUser: user,
        runAsGroup: user,
        fsGroup: user,
        // Otherwise each new pod opens the database's files to the group, and PostgreSQL refuses them.
        fsGroupChangePolicy: "OnRootMismatch",
        seccompProfile: { type: "RuntimeDefault" },
      },
      affinity: {
        podAntiAffinity: {
          requiredDuringSchedulingIgnoredDuringExecution: [
            { topologyKey: "kubernetes.io/hostname", labelSelector: { matchLabels: labels } },
          ],
        },
      },
      ...spec,
    },
  };
}
