import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "./config.ts";

/** A held data folder. */
export interface DataLock {
  release(): void;
}

function holderOf(file: string): string {
  try {
    return `process ${readFileSync(file, "utf8").trim()}`;
  } catch {
    return "another process";
  }
}

/**
 * Locks the data folder for this process; two processes on one embedded database would lose rows.
 * The lock is the operating system's, on a file that SQLite holds open in the same way on every system. It ends with
 * its process, so it cannot become stale.
 */
export async function lockDataFolder(folder: string): Promise<DataLock> {
  const unwritable = (cause: unknown) =>
    new StartError(`The data folder ${folder} cannot be written: set DATA_DIR to one that can.`, { cause });
  let lock: DatabaseSync;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    lock = new DatabaseSync(join(folder, "lock.db"));
  } catch (cause) {
    throw unwritable(cause);
  }
  const holder = join(folder, "lock.pid");
  try {
    lock.exec("begin exclusive");
  } catch (cause) {
    lock.close();
    const isTaken = cause instanceof Error && /locked/.test(cause.message);
    if (!isTaken) throw unwritable(cause);
    throw new StartError(
      `The data folder ${folder} is in use by ${holderOf(holder)}: stop it, or set another DATA_DIR.`,
      { cause },
    );
  }
  writeFileSync(holder, String(process.pid));
  return { release: () => lock.close() };
}
