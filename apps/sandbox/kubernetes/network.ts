import { type INetworkPolicyIngressRule, NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1";
import { labelsOf, ports } from "./settings.ts";

/** Returns a rule that lets pods of parts reach ports. */
const allow = (from: readonly string[], to: readonly number[]): INetworkPolicyIngressRule => ({
  from: from.map((part) => ({ podSelector: { matchLabels: labelsOf(part) } })),
  ports: to.map((port) => ({ port })),
});
/** Returns a rule that lets another namespace reach ports. */
const allowNamespace = (name: string, to: readonly number[]): INetworkPolicyIngressRule => ({
  from: [{ namespaceSelector: { matchLabels: { "kubernetes.io/metadata.name": name } } }],
  ports: to.map((port) => ({ port })),
});
const createPolicy = (part: string, ingress: INetworkPolicyIngressRule[]) =>
  new NetworkPolicy({
    metadata: { name: part, labels: labelsOf(part) },
    spec: { podSelector: { matchLabels: labelsOf(part) }, policyTypes: ["Ingress"], ingress },
  });

/** The parts that may reach each part; all others are refused. The names of two foreign namespaces are to be set. */
export const network = [
  new NetworkPolicy({
    metadata: { name: "refuse" },
    spec: { podSelector: {}, policyTypes: ["Ingress"], ingress: [] },
  }),
  createPolicy("etcd", [allow(["database"], [ports.etcd]), allow(["etcd"], [ports.etcd, ports.etcdPeer])]),
  createPolicy("database", [
    allow(["database"], [ports.database, ports.patroni]),
    allow(["primary"], [ports.database, ports.patroni]),
    allow(["provider"], [ports.database]),
    allowNamespace("monitoring", [ports.patroni, ports.postgresExporter]),
  ]),
  createPolicy("backup-exporter", [allowNamespace("monitoring", [ports.backupExporter])]),
  createPolicy("primary", [allow(["provider"], [ports.database])]),
  createPolicy("provider", [
    allow(["front"], [ports.provider]),
    allowNamespace("monitoring", [ports.provider]),
  ]),
  createPolicy("front", [allowNamespace("ingress", [ports.provider, ports.staff])]),
];
