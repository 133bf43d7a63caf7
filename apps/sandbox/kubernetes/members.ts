import { StatefulSet } from "kubernetes-models/apps/v1";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { type IPodTemplateSpec, Service } from "kubernetes-models/v1";
import { labelsOf, numbers } from "./settings.ts";

/** The ports of a part by name, and the size of the volume `data` of each member. */
interface MembersOptions {
  readonly ports: Readonly<Record<string, number>>;
  readonly disk: string;
}

/**
 * Creates the members of a part that keeps data: three pods with a volume each, with addresses before they are ready
 * because they find each other by them, and of which one at most is stopped at a time.
 */
export function createMembers(part: string, template: IPodTemplateSpec, { ports, disk }: MembersOptions) {
  const labels = labelsOf(part);
  const metadata = { name: part, labels };
  return [
    new Service({
      metadata,
      spec: {
        clusterIP: "None",
        publishNotReadyAddresses: true,
        selector: labels,
        ports: Object.entries(ports).map(([name, port]) => ({ name, port })),
      },
    }),
    new StatefulSet({
      metadata,
      spec: {
        serviceName: part,
        replicas: numbers.members,
        podManagementPolicy: "Parallel",
        selector: { matchLabels: labels },
        template,
        volumeClaimTemplates: [
          {
            metadata: { name: "data" },
            spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: disk } } },
          },
        ],
      },
    }),
    new PodDisruptionBudget({ metadata, spec: { maxUnavailable: 1, selector: { matchLabels: labels } } }),
  ];
}
