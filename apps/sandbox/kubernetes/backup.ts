import { CronJob } from "kubernetes-models/batch/v1";
import { Role, RoleBinding } from "kubernetes-models/rbac.authorization.k8s.io/v1";
import { ServiceAccount } from "kubernetes-models/v1";
import { images, labelsOf, limitTo, numbers, restrict } from "./settings.ts";

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

/** The base backups: the whole database on Sundays, what has changed since on the other days. */
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
];
