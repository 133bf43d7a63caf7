import { execFileSync, spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { readFileSync } from "node:fs";
import type { Owner } from "../test/postgres.ts";
import type { Member } from "./patroni.ts";

/** The size of a small disk: the database, its log, and some load. */
const SIZE = "300m";

/** Mounts a small disk at the folder of each member. */
export async function limitDisks(members: readonly Member[], { uid = 0, gid = 0 }: Owner): Promise<void> {
  const options = `size=${SIZE},mode=0700,uid=${uid},gid=${gid}`;
  for (const { data } of members)
    execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", dirname(data)]);
}

/** Unmounts the disks of members, which are below the folder of their cluster. */
export function freeDisks(folder: string): void {
  for (const line of readFileSync("/proc/mounts", "utf8").split("\n")) {
    const place = line.split(" ")[1];
    if (place?.startsWith(`${folder}/`)) spawnSync("umount", ["--lazy", place]);
  }
}
