import { Deployment } from "kubernetes-models/apps/v1";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { ConfigMap, type IContainer, Service } from "kubernetes-models/v1";
import { formatPooler } from "../cluster/pooler.ts";
import {
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

const labels = labelsOf("provider");
const users = "/run/pgbouncer/users.txt";

/** What an operator sets; secrets are in the secret `broker`. */
const settings = {
  PUBLIC_URL: "https://portal.example.com",
  BACKOFFICE_URL: "https://staff.example.com",
  STAFF_EMAIL: "staff@example.com",
  MAIL_FROM: "no-reply@example.com",
  // Above it, decisions of staff that move money need two persons.
  SECOND_APPROVAL_USD: "10000",
  // The ingress, which ends TLS, and the HAProxy behind it.
  TRUSTED_PROXIES: "2",
  S3_ENDPOINT: "https://s3.example.com",
  S3_BUCKET: "portal",
  S3_REGION: "us-east-1",
};

const pooler: IContainer = restrict({
  name: "pgbouncer",
  image: images.database,
  // A restart policy of its own: it starts before the provider, and ends after it.
  restartPolicy: "Always",
  command: ["sh", "-ec"],
  args: [`printf '"broker" "%s"\\n' "$PASSWORD" > ${users}\nexec pgbouncer /etc/pgbouncer/pgbouncer.ini`],
  env: [secretVariable("PASSWORD", "database-password")],
  startupProbe: { tcpSocket: { port: ports.pooler }, periodSeconds: 1 },
  resources: limitTo(numbers.pooler),
  securityContext: { runAsUser: POSTGRES },
  volumeMounts: [
    { name: "pooler", mountPath: "/etc/pgbouncer" },
    { name: "users", mountPath: "/run/pgbouncer" },
  ],
});

/** All members of the database, of which the provider reads those that are standbys. */
const members = Array.from(
  { length: numbers.members },
  (_, index) => `postgres://broker:$(DATABASE_PASSWORD)@database-${index}.database:${ports.database}/broker`,
);

const provider: IContainer = restrict({
  name: "provider",
  image: images.provider,
  envFrom: [{ configMapRef: { name: "provider" } }],
  env: [
    secretVariable("DATABASE_PASSWORD", "database-password"),
    {
      name: "DATABASE_URL",
      value: `postgres://broker:$(DATABASE_PASSWORD)@127.0.0.1:${ports.pooler}/broker`,
    },
    {
      name: "DATABASE_DIRECT_URL",
      value: `postgres://broker:$(DATABASE_PASSWORD)@primary:${ports.database}/broker`,
    },
    { name: "DATABASE_STANDBY_URLS", value: members.join(",") },
    secretVariable("STAFF_PASSWORD", "staff-password"),
    secretVariable("SMTP_URL", "smtp-url"),
    secretVariable("METRICS_TOKEN", "metrics-token"),
    secretVariable("FACTOR_KEY", "factor-key"),
    secretVariable("S3_ACCESS_KEY_ID", "store-key"),
    secretVariable("S3_SECRET_ACCESS_KEY", "store-key-secret"),
  ],
  ports: [{ containerPort: ports.provider }],
  // The books are proved, and migrations are run, before it listens.
  startupProbe: {
    httpGet: { path: "/healthz", port: ports.provider },
    periodSeconds: 2,
    failureThreshold: 150,
  },
  readinessProbe: { httpGet: { path: "/readyz", port: ports.provider }, periodSeconds: 2 },
  livenessProbe: {
    httpGet: { path: "/healthz", port: ports.provider },
    periodSeconds: 10,
    failureThreshold: 6,
  },
  resources: limitTo(numbers.provider),
  volumeMounts: [
    { name: "data", mountPath: "/data" },
    { name: "tmp", mountPath: "/tmp" },
  ],
  // The balancers find it gone before it stops to listen.
  lifecycle: { preStop: { exec: { command: ["sleep", "5"] } } },
});

/** The replicas of the provider, each with a PgBouncer beside it. */
export const providers = [
  new ConfigMap({ metadata: { name: "provider", labels }, data: settings }),
  new ConfigMap({
    metadata: { name: "pooler", labels },
    data: {
      "pgbouncer.ini": formatPooler({
        port: ports.pooler,
        host: "primary",
        primaryPort: ports.database,
        users,
      }),
    },
  }),
  new Service({
    metadata: { name: "provider-pods", labels },
    spec: {
      clusterIP: "None",
      // HAProxy checks the replicas itself, so that it also has one to ask while none is ready.
      publishNotReadyAddresses: true,
      selector: labels,
      ports: [{ name: "http", port: ports.provider }],
    },
  }),
  new Deployment({
    metadata: { name: "provider", labels },
    spec: {
      replicas: numbers.replicas,
      // One after another: a migration is run by the first new replica, beside the old ones.
      strategy: { rollingUpdate: { maxSurge: 0, maxUnavailable: 1 } },
      selector: { matchLabels: labels },
      template: createPod("provider", 1000, {
        terminationGracePeriodSeconds: 30,
        initContainers: [pooler],
        containers: [provider],
        volumes: [
          { name: "data", emptyDir: {} },
          { name: "tmp", emptyDir: {} },
          { name: "users", emptyDir: { medium: "Memory" } },
          { name: "pooler", configMap: { name: "pooler" } },
        ],
      }),
    },
  }),
  new PodDisruptionBudget({
    metadata: { name: "provider", labels },
    spec: { maxUnavailable: 1, selector: { matchLabels: labels } },
  }),
];
