import { backupSecretNames } from "../kubernetes/settings.ts";

/** Returns a variable of Compose that an operator must set, with what it is for. */
export const requireVariable = (name: string, meaning: string): string => `\${${name}:?${meaning}}`;
/** Returns a variable of Compose whose purpose another line names. */
export const repeatVariable = (name: string): string => `\${${name}:?}`;

/** The passwords of the users of the database and of Patroni. */
export const passwords = {
  superuser: requireVariable("SUPERUSER_PASSWORD", "choose one, of letters and digits"),
  replication: requireVariable("REPLICATION_PASSWORD", "choose one, of letters and digits"),
  patroni: requireVariable("PATRONI_PASSWORD", "choose one, of letters and digits"),
  monitor: requireVariable("MONITOR_PASSWORD", "choose one, of letters and digits"),
  database: requireVariable("POSTGRES_PASSWORD", "choose one, of letters and digits"),
};
/** The secret of the store of files. */
export const storeSecret = requireVariable("S3_SECRET_ACCESS_KEY", "choose a secret for the store");

/** The variables by which pgBackRest reaches the store of the backups, which is not one of this machine. */
export const backups = {
  PGBACKREST_REPO1_S3_BUCKET: requireVariable("BACKUP_BUCKET", "the bucket of the backups"),
  PGBACKREST_REPO1_S3_ENDPOINT: requireVariable(
    "BACKUP_ENDPOINT",
    "the store of the backups, in another building",
  ),
  ...Object.fromEntries(
    backupSecretNames.map(([name, key]) => [
      name,
      requireVariable(key.toUpperCase().replaceAll("-", "_"), "of the store of the backups"),
    ]),
  ),
};
