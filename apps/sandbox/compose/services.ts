import { backupSecretNames, images, ports, POSTGRES } from "../kubernetes/settings.ts";
import { members, replicas, stores } from "./shape.ts";

/** A service of Compose, as far as the cluster uses it. */
export interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly depends_on?: readonly string[];
  readonly volumes?: readonly string[];
  readonly configs?: readonly { readonly source: string; readonly target: string; readonly mode?: number }[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly networks: readonly ("database" | "etcd" | "outside" | "replicas")[];
  readonly command?: readonly string[];
  readonly restart: "unless-stopped";
  readonly cap_drop: readonly ["ALL"];
  readonly deploy: { readonly resources: { readonly limits: { readonly memory: string } } };
  readonly init?: true;
  readonly read_only?: true;
  readonly security_opt: readonly ["no-new-privileges:true"];
  readonly shm_size?: string;
  readonly stop_grace_period?: string;
  readonly tmpfs?: readonly string[];
  readonly user?: string;
}

/** The file of PgBouncer's users. */
export const users = "/run/pgbouncer/users.txt";

const required = (name: string, meaning: string): string => `\${${name}:?${meaning}}`;
const again = (name: string): string => `\${${name}:?}`;

const passwords = {
  superuser: required("SUPERUSER_PASSWORD", "choose one, of letters and digits"),
  replication: required("REPLICATION_PASSWORD", "choose one, of letters and digits"),
  patroni: required("PATRONI_PASSWORD", "choose one, of letters and digits"),
  monitor: required("MONITOR_PASSWORD", "choose one, of letters and digits"),
  database: required("POSTGRES_PASSWORD", "choose one, of letters and digits"),
};
const storeSecret = required("S3_SECRET_ACCESS_KEY", "choose a secret for the store");

/** The variables by which pgBackRest reaches the store of the backups, which is not one of this machine. */
const backups = {
  PGBACKREST_REPO1_S3_BUCKET: required("BACKUP_BUCKET", "the bucket of the backups"),
  PGBACKREST_REPO1_S3_ENDPOINT: required("BACKUP_ENDPOINT", "the store of the backups, in another building"),
  ...Object.fromEntries(
    backupSecretNames.map(([name, key]) => [
      name,
      required(key.toUpperCase().replaceAll("-", "_"), "of the store of the backups"),
    ]),
  ),
};

const databaseBuild = { context: "../..", dockerfile: "apps/sandbox/Dockerfile.database" };
const addressOf = (host: string, port: number): string =>
  `postgres://broker:${again("POSTGRES_PASSWORD")}@${host}:${port}/broker`;

/**
 * Returns a service with what all have: no rights, no new ones, and a share of the memory. Only one without `configs`
 * can be read-only, since Compose copies those into the container.
 */
const define = (
  memory: string,
  service: Omit<Service, "restart" | "cap_drop" | "deploy" | "security_opt">,
): Service => {
  const { image, build, depends_on, volumes, configs, environment, networks, command, ...rest } = service;
  const { ports: published, init, read_only, shm_size, stop_grace_period, tmpfs, user } = rest;
  return {
    ...(image && { image }),
    ...(build && { build }),
    ...(depends_on && { depends_on }),
    ...(volumes && { volumes }),
    ...(configs && { configs }),
    ...(environment && { environment }),
    ...(published && { ports: published }),
    networks,
    ...(command && { command }),
    restart: "unless-stopped",
    ...(user && { user }),
    cap_drop: ["ALL"],
    deploy: { resources: { limits: { memory } } },
    ...(init && { init }),
    ...(read_only && { read_only }),
    security_opt: ["no-new-privileges:true"],
    ...(shm_size && { shm_size }),
    ...(stop_grace_period && { stop_grace_period }),
    ...(tmpfs && { tmpfs }),
  };
};

const createEtcd = (name: string): Service =>
  define("512M", {
    image: images.etcd,
    volumes: [`${name}:/data`],
    networks: ["etcd"],
    command: [
      "etcd",
      `--name=${name}`,
      "--data-dir=/data/etcd",
      `--listen-client-urls=http://0.0.0.0:${ports.etcd}`,
      `--advertise-client-urls=http://${name}:${ports.etcd}`,
      `--listen-peer-urls=http://0.0.0.0:${ports.etcdPeer}`,
      `--initial-advertise-peer-urls=http://${name}:${ports.etcdPeer}`,
      `--initial-cluster=${members("etcd")
        .map((member) => `${member}=http://${member}:${ports.etcdPeer}`)
        .join(",")}`,
      "--initial-cluster-state=new",
      "--logger=zap",
      "--log-level=warn",
    ],
  });

const owned = (folder: string): string => `${folder}:uid=${POSTGRES},gid=${POSTGRES},mode=0700`;

const createDatabase = (name: string): Service =>
  define("4G", {
    build: databaseBuild,
    depends_on: [...members("etcd")],
    volumes: [`${name}:/data`],
    configs: [
      { source: "patroni", target: "/etc/patroni/patroni.yaml" },
      { source: "create-database", target: "/etc/patroni/create-database.sh", mode: 0o555 },
      { source: "pgbackrest", target: "/etc/pgbackrest.conf" },
    ],
    environment: {
      PATRONI_NAME: name,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${name}:${ports.database}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${name}:${ports.patroni}`,
      PATRONI_SUPERUSER_USERNAME: "postgres",
      PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
      PATRONI_REPLICATION_USERNAME: "replicator",
      PATRONI_REPLICATION_PASSWORD: passwords.replication,
      PATRONI_RESTAPI_USERNAME: "patroni",
      PATRONI_RESTAPI_PASSWORD: passwords.patroni,
      BROKER_PASSWORD: passwords.database,
      MONITOR_PASSWORD: passwords.monitor,
      ...backups,
      // For an operator's shell in the container.
      PGDATA: "/data/postgresql",
      PGHOST: "/run/postgresql",
      PGPORT: String(ports.database),
      PGUSER: "postgres",
      PATRONICTL_CONFIG_FILE: "/etc/patroni/patroni.yaml",
    },
    networks: ["etcd", "database", "outside"],
    init: true,
    shm_size: "256mb",
    stop_grace_period: "120s",
    tmpfs: [owned("/run/postgresql"), "/tmp"],
  });

const createExporter = (database: string): Service =>
  define("64M", {
    image: images.postgresExporter,
    depends_on: [database],
    environment: {
      DATA_SOURCE_URI: `${database}:${ports.database}/postgres?sslmode=disable`,
      DATA_SOURCE_USER: "monitor",
      DATA_SOURCE_PASS: passwords.monitor,
    },
    networks: ["database"],
    read_only: true,
  });

const createPooler = (): Service =>
  define("64M", {
    build: databaseBuild,
    depends_on: ["primary"],
    configs: [{ source: "pooler", target: "/etc/pgbouncer/pgbouncer.ini" }],
    environment: { PASSWORD: passwords.database },
    networks: ["database"],
    command: [
      "sh",
      "-ec",
      `printf '"broker" "%s"\\n' "$$PASSWORD" > ${users}\nexec pgbouncer /etc/pgbouncer/pgbouncer.ini`,
    ],
    tmpfs: [owned("/run/pgbouncer")],
  });

const createProvider = (index: number): Service =>
  define("1536M", {
    build: { context: "../..", dockerfile: "apps/sandbox/Dockerfile" },
    depends_on: [`pooler${index + 1}`, "primary", "store"],
    environment: {
      DATABASE_URL: addressOf(`pooler${index + 1}`, ports.pooler),
      DATABASE_DIRECT_URL: addressOf("primary", ports.database),
      DATABASE_STANDBY_URLS: members("database")
        .map((name) => addressOf(name, ports.database))
        .join(","),
      PUBLIC_URL: required("PUBLIC_URL", "where clients open the portal, such as https://portal.example.com"),
      BACKOFFICE_URL: required("BACKOFFICE_URL", "where staff work, such as https://staff.example.com"),
      STAFF_EMAIL: required("STAFF_EMAIL", "the first member of staff signs in with it"),
      STAFF_PASSWORD: required("STAFF_PASSWORD", "of at least 12 characters"),
      SMTP_URL: required("SMTP_URL", "the mail server, such as smtps://user:password@mail.example.com"),
      MAIL_FROM: required("MAIL_FROM", "who letters come from, such as no-reply@example.com"),
      METRICS_TOKEN: required("METRICS_TOKEN", "of at least 16 characters, for Prometheus"),
      // The proxy that ends TLS, and HAProxy.
      TRUSTED_PROXIES: "2",
      S3_ENDPOINT: `http://store:${ports.store}`,
      S3_BUCKET: "portal",
      S3_REGION: "us-east-1",
      S3_ACCESS_KEY_ID: "broker",
      S3_SECRET_ACCESS_KEY: storeSecret,
    },
    networks: ["database", "outside", "replicas"],
    init: true,
    read_only: true,
    stop_grace_period: "30s",
    tmpfs: ["/data:uid=1000,gid=1000,mode=0700", "/tmp"],
  });

const createBalancer = (
  source: string,
  more: Pick<Service, "networks"> & Partial<Pick<Service, "ports" | "depends_on">>,
): Service =>
  define("256M", {
    image: images.haproxy,
    ...more,
    configs: [{ source, target: "/etc/haproxy/haproxy.cfg" }],
    command: ["haproxy", "-W", "-db", "-f", "/etc/haproxy/haproxy.cfg"],
  });

const createStore = (): Service =>
  define("512M", {
    image: images.store,
    // In this storage, a bucket is a folder.
    volumes: ["objects:/objects/portal"],
    environment: { ROOT_ACCESS_KEY: "broker", ROOT_SECRET_KEY: storeSecret },
    networks: ["replicas"],
    command: ["--port", `:${ports.store}`, "posix", "/objects"],
  });

const each = (names: readonly string[], create: (name: string, index: number) => Service) =>
  Object.fromEntries(names.map((name, index) => [name, create(name, index)]));

/** The services of the cluster, by name. */
export const services: Readonly<Record<string, Service>> = {
  ...each(members("etcd"), createEtcd),
  ...each(members("database"), createDatabase),
  ...each(
    members("database").map((_, index) => `exporter${index + 1}`),
    (_name, index) => createExporter(`database${index + 1}`),
  ),
  "backup-exporter": define("64M", {
    image: images.backupExporter,
    configs: [{ source: "pgbackrest", target: "/etc/broker/pgbackrest.conf" }],
    environment: backups,
    networks: ["outside"],
    command: [
      "/etc/pgbackrest/pgbackrest_exporter",
      `--web.listen-address=:${ports.backupExporter}`,
      "--backrest.config=/etc/broker/pgbackrest.conf",
      "--backrest.stanza-include=broker",
    ],
    tmpfs: ["/tmp"],
    user: "2001",
  }),
  ...each(
    replicas.map((_, index) => `pooler${index + 1}`),
    createPooler,
  ),
  ...each(replicas, (_name, index) => createProvider(index)),
  ...each(stores, createStore),
  primary: createBalancer("primary", { depends_on: [...members("database")], networks: ["database"] }),
  store: createBalancer("store", { depends_on: [...stores], networks: ["replicas"] }),
  front: createBalancer("front", {
    depends_on: [...replicas],
    // Reachable from this machine only: TLS ends in front, and the back office is for staff alone.
    ports: [`127.0.0.1:\${PORT:-4000}:${ports.provider}`, `127.0.0.1:\${STAFF_PORT:-4001}:${ports.staff}`],
    networks: ["outside", "replicas"],
  }),
};
