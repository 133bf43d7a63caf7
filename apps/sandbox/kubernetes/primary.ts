import { Deployment } from "kubernetes-models/apps/v1";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { ConfigMap, type IContainer, type IPodSpec, Service } from "kubernetes-models/v1";
import { balancerDefaults, formatPrimary } from "../cluster/balancer.ts";
import { createPod, DOMAIN, images, labelsOf, limitTo, numbers, ports, restrict } from "./settings.ts";

/** The user of the image of HAProxy. */
const USER = 99;

/** What a HAProxy has before its own parts: it finds pods by name again and again, since their addresses change. */
export const balancerStart = `global
  maxconn 4000
resolvers cluster
  parse-resolv-conf
  hold valid 2s
${balancerDefaults}
  default-server resolvers cluster init-addr none
frontend health
  mode http
  bind :${ports.health}
  monitor-uri /
`;

const createContainer = (open: readonly number[]): IContainer =>
  restrict({
    name: "haproxy",
    image: images.haproxy,
    args: ["haproxy", "-W", "-db", "-f", "/etc/haproxy/haproxy.cfg"],
    ports: [...open, ports.health].map((containerPort) => ({ containerPort })),
    readinessProbe: { httpGet: { path: "/", port: ports.health }, periodSeconds: 2 },
    livenessProbe: { httpGet: { path: "/", port: ports.health }, periodSeconds: 10 },
    resources: limitTo(numbers.balancer),
    volumeMounts: [{ name: "settings", mountPath: "/etc/haproxy" }],
    // An ended HAProxy is taken from the service before it stops to listen.
    lifecycle: { preStop: { exec: { command: ["sleep", "5"] } } },
  });

/** Returns a HAProxy twice with its settings, and the address of both. */
export function createBalancer(name: string, open: Readonly<Record<string, number>>, settings: string) {
  const labels = labelsOf(name);
  const spec: IPodSpec = {
    containers: [createContainer(Object.values(open))],
    volumes: [{ name: "settings", configMap: { name } }],
  };
  return [
    new ConfigMap({ metadata: { name, labels }, data: { "haproxy.cfg": settings } }),
    new Service({
      metadata: { name, labels },
      spec: {
        selector: labels,
        ports: Object.entries(open).map(([portName, port]) => ({ name: portName, port })),
      },
    }),
    new Deployment({
      metadata: { name, labels },
      spec: {
        replicas: numbers.balancers,
        strategy: { rollingUpdate: { maxSurge: 0, maxUnavailable: 1 } },
        selector: { matchLabels: labels },
        template: createPod(name, USER, spec),
      },
    }),
    new PodDisruptionBudget({
      metadata: { name, labels },
      spec: { maxUnavailable: 1, selector: { matchLabels: labels } },
    }),
  ];
}

const servers = Array.from(
  { length: numbers.members },
  (_, index) =>
    `  server db${index + 1} database-${index}.database.${DOMAIN}:${ports.database} check port ${ports.patroni}`,
);

/** The address of the database's primary. */
export const primary = createBalancer(
  "primary",
  { postgresql: ports.database },
  balancerStart + formatPrimary({ bind: `:${ports.database}`, servers: servers.join("\n") }),
);
