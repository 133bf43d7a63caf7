import { randomInt } from "node:crypto";
import { once } from "node:events";
import { chmod, chown, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findOwner, type Owner } from "../test/postgres.ts";
import { findPrograms, type Programs } from "./programs.ts";

/** The programs, the temporary folder and the free ports of one cluster. */
export interface Place {
  readonly programs: Programs;
  /** The user of the programs that refuse to run as root; empty where this process is not root. */
  readonly owner: Owner;
  readonly folder: string;
  /** Returns a free port that this cluster has not taken yet. */
  takePort(): Promise<number>;
}

/** Gives a file or folder to the user of the programs. */
export async function giveFile(file: string, { uid, gid }: Owner): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(file, uid, gid);
}

/** Returns whether a port is free at this moment. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}

/**
 * Returns a random port below those that the system gives to outgoing connections: a program that is started again must
 * find its port free.
 */
const anyPort = () => randomInt(20_000, 32_000);

/** Prepares a temporary folder that the programs' user owns. */
export async function preparePlace(): Promise<Place> {
  const programs = findPrograms();
  const owner = findOwner();
  const folder = await mkdtemp(join(tmpdir(), "cluster-"));
  try {
    await chmod(folder, 0o700);
    await giveFile(folder, owner);
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
  const taken = new Set<number>();
  return {
    programs,
    owner,
    folder,
    async takePort() {
      let port = anyPort();
      while (taken.has(port) || !(await isFree(port))) port = anyPort();
      taken.add(port);
      return port;
    },
  };
}
