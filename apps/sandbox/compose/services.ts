import { images, ports, POSTGRES } from "../kubernetes/settings.ts";
import { defineService, type Service } from "./service.ts";
import { members, replicas, stores } from "./shape.ts";
import { backups, passwords, repeatVariable, requireVariable, storeSecret } from "./variables.ts";

/** The file of PgBouncer's users. */
export const users = "/run/pgbouncer/users.txt";

const databaseBuild = { context: "../..", dockerfile: "apps/sandbox/Dockerfile.database" };
const addressOf = (host: string, port: number): string =>
  `postgres://broker:${repeatVariable("POSTGRES_PASSWORD")}@${host}:${port}/broker`;

const createEtcd = (name: string): Service =>
  defineService("512M", {
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
  defineService("4G", {
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
  defineService("64M", {
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
  defineService("64M", {
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
  defineService("1536M", {
    build: { context: "../..", dockerfile: "apps/sandbox/Dockerfile" },
    depends_on: [`pooler${index + 1}`, "primary", "store"],
    environment: {
      DATABASE_URL: addressOf(`pooler${index + 1}`, ports.pooler),
      DATABASE_DIRECT_URL: addressOf("primary", ports.database),
      DATABASE_STANDBY_URLS: members("database")
        .map((name) => addressOf(name, ports.database))
        .join(","),
      PUBLIC_URL: requireVariable(
        "PUBLIC_URL",
        "where clients open the portal, such as https://portal.example.com",
      ),
      BACKOFFICE_URL: requireVariable(
        "BACKOFFICE_URL",
        "where staff work, such as https://staff.example.com",
      ),
      STAFF_EMAIL: requireVariable("STAFF_EMAIL", "the first member of staff signs in with it"),
      STAFF_PASSWORD: requireVariable("STAFF_PASSWORD", "of at least 12 characters"),
      SMTP_URL: requireVariable(
        "SMTP_URL",
        "the mail server, such as smtps://user:password@mail.example.com",
      ),
      MAIL_FROM: requireVariable("MAIL_FROM", "who letters come from, such as no-reply@example.com"),
      METRICS_TOKEN: requireVariable("METRICS_TOKEN", "of at least 16 characters, for Prometheus"),
      FACTOR_KEY: requireVariable(
        "FACTOR_KEY",
        "of at least 32 characters, for the secrets of authenticator apps",
      ),
      SECOND_APPROVAL_USD: "${SECOND_APPROVAL_USD:-}",
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
  defineService("256M", {
    image: images.haproxy,
    ...more,
    configs: [{ source, target: "/etc/haproxy/haproxy.cfg" }],
    command: ["haproxy", "-W", "-db", "-f", "/etc/haproxy/haproxy.cfg"],
  });

const createStore = (): Service =>
  defineService("512M", {
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
  "backup-exporter": defineService("64M", {
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
