import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { giveFile, type Place } from "./place.ts";

/** What a shell on the machine of a member has in its environment, as an operator's does. */
export interface ShellSettings {
  readonly name: string;
  readonly port: number;
  readonly data: string;
  /** The folder of PostgreSQL's socket. */
  readonly home: string;
  /** The password of PostgreSQL's superuser. */
  readonly password: string;
  /** The settings of pgBackRest. */
  readonly backupFile: string;
  /** The settings of Patroni. */
  readonly patroniFile: string;
}

/** Runs a script of the shell, with further variables, and returns its output; throws when a command of it fails. */
export type Shell = (script: string, variables?: Readonly<Record<string, string>>) => Promise<string>;

/** Prepares the shell of a member: a file of variables, which an operator can read into a shell too. */
export async function prepareShell(place: Place, settings: ShellSettings): Promise<Shell> {
  const { programs, owner, folder } = place;
  const { name, port, data, home, password, backupFile, patroniFile } = settings;
  const passwords = join(folder, `${name}-operator.pgpass`);
  await writeFile(passwords, `*:*:*:postgres:${password}\n`, { mode: 0o600 });
  const file = join(folder, `${name}.env`);
  const variables = {
    PATH: `${programs.postgres}:$PATH`,
    PGDATA: data,
    PGHOST: home,
    PGPORT: String(port),
    PGUSER: "postgres",
    PGPASSFILE: passwords,
    PGBACKREST_CONFIG: backupFile,
    PATRONICTL_CONFIG_FILE: patroniFile,
  };
  const lines = Object.entries(variables).map(([key, value]) => `export ${key}="${value}"\n`);
  await writeFile(file, lines.join(""), { mode: 0o600 });
  for (const one of [passwords, file]) await giveFile(one, owner);
  return async (script, further = {}) => {
    const { stdout } = await promisify(execFile)("bash", ["-ec", `. "${file}"\n${script}`], {
      ...owner,
      cwd: home,
      env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C.UTF-8", ...further },
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  };
}
