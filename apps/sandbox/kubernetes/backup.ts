import { Deployment } from "kubernetes-models/apps/v1";
import { CronJob } from "kubernetes-models/batch/v1";
import { Role, RoleBinding } from "kubernetes-models/rbac.authorization.k8s.io/v1";
import { ServiceAccount } from "kubernetes-models/v1";
import { backupSecrets } from "./database.ts";
import { createPod, images, labelsOf, limitTo, numbers, ports, restrict } from "./settings.ts";

const labels = labelsOf("backup");
const metadata = { name: "backup", labels };
const pods = Array.from({ length: numbers.members }, (_, index) => `database-${index}`);

/** Asks each member in turn; the primary makes the backup, and where none is the primary, the job fails. */
const script = (type: "diff" | "full") => `for pod in ${pods.join(" ")}; do
  if [ "$(kubectl exec "$pod" --container=database -- psql -XAtc 'select pg_is_in_recovery()')" = f ]; then
    exec kubectl exec "$pod" --container=database -- pgbackrest --stanza=broker --type=${type} backup
  fi
done
echo "No member is the primary" >&2
exit 1
`;

const createJob = (type: "diff" | "full", schedule: string) =>
  new CronJob({
    metadata: { name: `backup-${type}`, labels },
    spec: {
      schedule,
      concurrencyPolicy: "Forbid",
      startingDeadlineSeconds: 3600,
      jobTemplate: {
        spec: {
          backoffLimit: 3,
          template: {
            metadata: { labels },
            spec: {
              serviceAccountName: "backup",
              restartPolicy: "Never",
              securityContext: {
                runAsNonRoot: true,
                runAsUser: 65_534,
                seccompProfile: { type: "RuntimeDefault" },
              },
              containers: [
                restrict({
                  name: "backup",
                  image: images.kubectl,
                  command: ["sh", "-c", script(type)],
                  resources: limitTo({ cpu: "50m", memory: "128Mi" }),
                }),
              ],
            },
          },
        },
      },
    },
  });

const exporterLabels = labelsOf("backup-exporter");

/** The exporter that reports the age of the last backup, as the store has it. */
const exporter = new Deployment({
  metadata: { name: "backup-exporter", labels: exporterLabels },
  spec: {
    selector: { matchLabels: exporterLabels },
    template: createPod("backup-exporter", 2001, {
      containers: [
        restrict({
          name: "exporter",
          image: images.backupExporter,
          command: [
            "/etc/pgbackrest/pgbackrest_exporter",
            `--web.listen-address=:${ports.backupExporter}`,
            "--backrest.config=/etc/broker/pgbackrest.conf",
            "--backrest.stanza-include=broker",
          ],
          env: backupSecrets,
          ports: [{ containerPort: ports.backupExporter }],
          readinessProbe: { httpGet: { path: "/metrics", port: ports.backupExporter }, periodSeconds: 30 },
          resources: limitTo(numbers.exporter),
          volumeMounts: [
            { name: "settings", mountPath: "/etc/broker" },
            { name: "tmp", mountPath: "/tmp" },
          ],
        }),
      ],
      volumes: [
        { name: "settings", configMap: { name: "database" } },
        { name: "tmp", emptyDir: {} },
      ],
    }),
  },
});

/** The base backups, and the exporter of their age: the whole database on Sundays, what has changed since on the other days. */
export const backup = [
  new ServiceAccount({ metadata }),
  new Role({
    metadata,
    rules: [
      { apiGroups: [""], resources: ["pods"], resourceNames: pods, verbs: ["get"] },
      { apiGroups: [""], resources: ["pods/exec"], resourceNames: pods, verbs: ["create"] },
    ],
  }),
  new RoleBinding({
    metadata,
    roleRef: { apiGroup: "rbac.authorization.k8s.io", kind: "Role", name: "backup" },
    subjects: [{ kind: "ServiceAccount", name: "backup" }],
  }),
  createJob("full", "0 2 * * 0"),
  createJob("diff", "0 2 * * 1-6"),
  exporter,
];
