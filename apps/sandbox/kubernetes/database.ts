import { ConfigMap } from "kubernetes-models/v1";
import { stringify } from "yaml";
import { sharedSettings } from "../cluster/patroni.ts";
import { etcdHosts } from "./etcd.ts";
import { postgresExporter } from "./exporters.ts";
import { createMembers } from "./members.ts";
import {
  backupSecretNames,
  createPod,
  images,
  labelsOf,
  limitTo,
  numbers,
  ports,
  POSTGRES,
  restrict,
  secretVariable,
} from "./settings.ts";

const labels = labelsOf("database");
const data = "/data/postgresql";

/** Returns what all members of Patroni have in common; names, addresses and passwords are variables of each. */
const createPatroni = (hosts: readonly string[]) => ({
  scope: "broker",
  etcd3: { hosts },
  restapi: { listen: `0.0.0.0:${ports.patroni}` },
  bootstrap: {
    dcs: {
      ...sharedSettings,
      // Between machines, a pause of a second is usual: docs/running-large.md.
      postgresql: {
        ...sharedSettings.postgresql,
        parameters: {
          ...sharedSettings.postgresql.parameters,
          shared_buffers: "1GB",
          max_wal_size: "4GB",
          min_wal_size: "1GB",
          wal_keep_size: "1GB",
        },
      },
    },
    initdb: [{ encoding: "UTF8" }, { locale: "C" }, "data-checksums"],
    post_bootstrap: "/etc/patroni/create-database.sh",
  },
  postgresql: {
    listen: `0.0.0.0:${ports.database}`,
    data_dir: data,
    bin_dir: "/usr/lib/postgresql/15/bin",
    // In memory: it holds a password.
    pgpass: "/run/postgresql/pgpass",
    basebackup: [{ checkpoint: "fast" }],
    parameters: {
      unix_socket_directories: "/run/postgresql",
      archive_command: "pgbackrest --stanza=broker archive-push %p",
    },
    pg_hba: [
      "local all postgres peer",
      "host replication replicator all scram-sha-256",
      "host all all all scram-sha-256",
    ],
  },
  watchdog: { mode: "off" },
});

/** Returns the settings of Patroni as a file. */
export const formatPatroni = (hosts: readonly string[]): string =>
  // Patroni reads YAML 1.1, in which a bare `off` is no string.
  stringify(createPatroni(hosts), { version: "1.1" });

/** The script that creates what the provider and the exporter need. */
export const createDatabase = `#!/bin/sh -e
# Creates the provider's user and database once, on the first primary.
psql "$1" --set=ON_ERROR_STOP=1 --set=password="$BROKER_PASSWORD" --set=monitor="$MONITOR_PASSWORD" <<'SQL'
create role broker login password :'password';
create database broker owner broker;
grant pg_read_all_stats to broker;
create role monitor login password :'monitor';
grant pg_monitor to monitor;
SQL
pgbackrest --stanza=broker stanza-create
`;

/** The settings of pgBackRest; the keys of the store are variables. */
export const pgbackrest = `[global]
repo1-type=s3
repo1-path=/broker
# To set: the store of the backups, in another building.
repo1-s3-bucket=backup
repo1-s3-endpoint=s3.example.com
repo1-s3-region=us-east-1
repo1-cipher-type=aes-256-cbc
repo1-retention-full=5
start-fast=y
compress-type=lz4
io-timeout=10
log-level-console=info
log-level-file=off
lock-path=/run/postgresql/pgbackrest
spool-path=/data/pgbackrest

[broker]
pg1-path=${data}
pg1-port=${ports.database}
pg1-socket-path=/run/postgresql
`;

/** The variables by which pgBackRest reaches the store. */
export const backupSecrets = backupSecretNames.map(([name, key]) => secretVariable(name, key));

const variables = [
  { name: "PATRONI_NAME", valueFrom: { fieldRef: { fieldPath: "metadata.name" } } },
  { name: "PATRONI_POSTGRESQL_CONNECT_ADDRESS", value: `$(PATRONI_NAME).database:${ports.database}` },
  { name: "PATRONI_RESTAPI_CONNECT_ADDRESS", value: `$(PATRONI_NAME).database:${ports.patroni}` },
  { name: "PATRONI_SUPERUSER_USERNAME", value: "postgres" },
  secretVariable("PATRONI_SUPERUSER_PASSWORD", "superuser-password"),
  { name: "PATRONI_REPLICATION_USERNAME", value: "replicator" },
  secretVariable("PATRONI_REPLICATION_PASSWORD", "replication-password"),
  { name: "PATRONI_RESTAPI_USERNAME", value: "patroni" },
  secretVariable("PATRONI_RESTAPI_PASSWORD", "patroni-password"),
  secretVariable("BROKER_PASSWORD", "database-password"),
  secretVariable("MONITOR_PASSWORD", "monitor-password"),
  ...backupSecrets,
  // For an operator's shell in the pod.
  { name: "PGDATA", value: data },
  { name: "PGHOST", value: "/run/postgresql" },
  { name: "PGPORT", value: String(ports.database) },
  { name: "PGUSER", value: "postgres" },
  { name: "PATRONICTL_CONFIG_FILE", value: "/etc/patroni/patroni.yaml" },
];

const pod = createPod("database", POSTGRES, {
  // PostgreSQL writes a checkpoint, and a standby takes over before it.
  terminationGracePeriodSeconds: 120,
  containers: [
    restrict({
      name: "database",
      image: images.database,
      command: ["patroni", "/etc/patroni/patroni.yaml"],
      env: variables,
      ports: [{ containerPort: ports.database }, { containerPort: ports.patroni }],
      // Ready once it streams from the primary: a release continues with the next member then.
      readinessProbe: { httpGet: { path: "/readiness", port: ports.patroni }, periodSeconds: 5 },
      livenessProbe: {
        httpGet: { path: "/liveness", port: ports.patroni },
        periodSeconds: 10,
        failureThreshold: 6,
      },
      resources: limitTo(numbers.database),
      volumeMounts: [
        { name: "data", mountPath: "/data" },
        { name: "run", mountPath: "/run/postgresql" },
        { name: "tmp", mountPath: "/tmp" },
        { name: "shm", mountPath: "/dev/shm" },
        { name: "settings", mountPath: "/etc/patroni" },
        { name: "settings", mountPath: "/etc/pgbackrest.conf", subPath: "pgbackrest.conf" },
      ],
    }),
    postgresExporter,
  ],
  volumes: [
    { name: "run", emptyDir: { medium: "Memory" } },
    { name: "tmp", emptyDir: {} },
    { name: "shm", emptyDir: { medium: "Memory", sizeLimit: "256Mi" } },
    { name: "settings", configMap: { name: "database", defaultMode: 0o555 } },
  ],
});

/** The members of the database with their settings. */
export const database = [
  new ConfigMap({
    metadata: { name: "database", labels },
    data: {
      "patroni.yaml": formatPatroni(etcdHosts),
      "create-database.sh": createDatabase,
      "pgbackrest.conf": pgbackrest,
    },
  }),
  ...createMembers("database", pod, {
    ports: { postgresql: ports.database, patroni: ports.patroni },
    disk: numbers.databaseDisk,
  }),
];
