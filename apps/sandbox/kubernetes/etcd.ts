import { createMembers } from "./members.ts";
import { createPod, images, limitTo, numbers, ports, restrict } from "./settings.ts";

const members = Array.from({ length: numbers.members }, (_, index) => `etcd-${index}`);
/** The addresses at which Patroni reaches etcd. */
export const etcdHosts = members.map((name) => `${name}.etcd:${ports.etcd}`);

const pod = createPod("etcd", 1000, {
  containers: [
    restrict({
      name: "etcd",
      image: images.etcd,
      command: [
        ["etcd", "--name=$(NAME)", "--data-dir=/data/etcd"],
        [`--listen-client-urls=http://0.0.0.0:${ports.etcd}`],
        [`--advertise-client-urls=http://$(NAME).etcd:${ports.etcd}`],
        [`--listen-peer-urls=http://0.0.0.0:${ports.etcdPeer}`],
        [`--initial-advertise-peer-urls=http://$(NAME).etcd:${ports.etcdPeer}`],
        [
          `--initial-cluster=${members.map((name) => `${name}=http://${name}.etcd:${ports.etcdPeer}`).join(",")}`,
        ],
        ["--initial-cluster-state=new", "--logger=zap", "--log-level=warn"],
      ].flat(),
      env: [{ name: "NAME", valueFrom: { fieldRef: { fieldPath: "metadata.name" } } }],
      ports: [{ containerPort: ports.etcd }, { containerPort: ports.etcdPeer }],
      readinessProbe: { httpGet: { path: "/health", port: ports.etcd }, periodSeconds: 5 },
      resources: limitTo(numbers.etcd),
      volumeMounts: [{ name: "data", mountPath: "/data" }],
    }),
  ],
});

/** The three members of etcd, which find each other before they are ready. */
export const etcd = createMembers("etcd", pod, {
  ports: { client: ports.etcd, peer: ports.etcdPeer },
  disk: numbers.etcdDisk,
});
