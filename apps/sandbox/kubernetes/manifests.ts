import { Namespace } from "kubernetes-models/v1";
import { stringify } from "yaml";
import { backup } from "./backup.ts";
import { database } from "./database.ts";
import { etcd } from "./etcd.ts";
import { front } from "./front.ts";
import { network } from "./network.ts";
import { primary } from "./primary.ts";
import { providers } from "./provider.ts";
import { images } from "./settings.ts";

/** The objects of Kubernetes by the file that has them. Pods are refused that want more than these do. */
export const manifests = {
  namespace: [
    new Namespace({
      metadata: { name: "broker", labels: { "pod-security.kubernetes.io/enforce": "restricted" } },
    }),
  ],
  network,
  etcd,
  database,
  backup,
  primary,
  provider: providers,
  front,
};

/** Kubernetes reads YAML 1.1, in which bare words such as `on` and `no` are no strings. */
const format = { lineWidth: 0, version: "1.1" } as const;
const head = "# Written by `node apps/sandbox/scripts/kubernetes.ts` from apps/sandbox/kubernetes.\n";
const withoutTag = (image: string) => image.replace(/:[^:/]+$/, "");
const tagOf = (image: string) => image.slice(withoutTag(image).length + 1);

/** The list of Kustomize, in which an operator sets names and tags of the images. */
const kustomization = {
  apiVersion: "kustomize.config.k8s.io/v1beta1",
  kind: "Kustomization",
  namespace: "broker",
  resources: Object.keys(manifests).map((name) => `${name}.yaml`),
  images: [images.provider, images.database].map((image) => ({
    name: withoutTag(image),
    newTag: tagOf(image),
  })),
};

/** Returns the files of the manifests by their names. */
export function formatManifests(): ReadonlyMap<string, string> {
  const files = Object.entries(manifests).map(([name, objects]): [string, string] => [
    `${name}.yaml`,
    head + objects.map((object) => stringify(object.toJSON(), format)).join("---\n"),
  ]);
  return new Map([...files, ["kustomization.yaml", head + stringify(kustomization)]]);
}
