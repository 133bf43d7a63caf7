import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Cluster } from "./cluster.ts";
import type { Member } from "./patroni.ts";
import { answers, waitUntil } from "./service.ts";

/** Returns the ids of a process and of all processes that it started. */
function familyOf(pid: number): number[] {
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, parent = ""] = /\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, "utf8")) ?? [];
        return Number(parent) === pid ? [Number(name)] : [];
      } catch {
        return [];
      }
    });
  return [pid, ...children];
}

/** Freezes a whole member, as a paused virtual machine would be; the result lets it continue. */
export function freeze({ service, postgres }: Member): () => void {
  const pids = [service.pid(), postgres()].flatMap((pid) => (pid ? familyOf(pid) : []));
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids) {
      try {
        process.kill(pid, name);
      } catch {
        // It has ended.
      }
    }
  };
  signal("SIGSTOP");
  return () => signal("SIGCONT");
}

/** Cuts a member from etcd alone; the result connects it again. */
export async function cutFromEtcd(
  { balancer, etcd, members }: Cluster,
  member: Member,
): Promise<() => Promise<void>> {
  const proxy = `etcd${members.indexOf(member) + 1}`;
  const set = async (state: "maint" | "ready") => {
    for (const [index] of etcd.entries()) {
      const server = `${proxy}/e${index + 1}`;
      await balancer.command(`set server ${server} state ${state}`);
      if (state === "maint") await balancer.command(`shutdown sessions server ${server}`);
    }
  };
  await set("maint");
  return () => set("ready");
}

/** Fills the disk of a member; the result makes room again. */
export function fillDisk({ data }: Member): () => void {
  const file = join(dirname(data), "filler");
  try {
    execFileSync("dd", ["if=/dev/zero", `of=${file}`, "bs=1M"], { stdio: "ignore" });
  } catch {
    // It ends with an error once the disk is full.
  }
  return () => rmSync(file, { force: true });
}

/** Moves the primary to a member by Patroni, as an operator does with `patronictl switchover`. */
export async function makePrimary(cluster: Cluster, candidate: Member): Promise<void> {
  const leader = await cluster.primary();
  if (!leader || leader === candidate) return;
  await waitUntil(
    async () => {
      const response = await fetch(`${leader.rest}/switchover`, {
        method: "POST",
        body: JSON.stringify({ leader: leader.name, candidate: candidate.name }),
      });
      await response.text();
      return response.ok || (await cluster.primary()) === candidate;
    },
    () => `${candidate.name} did not become the primary`,
  );
}

/** Returns the standby that confirms each commit, to which a switchover loses nothing. */
export async function findSynchronous({ members }: Cluster): Promise<Member> {
  for (const member of members) if (await answers(`${member.rest}/synchronous`)) return member;
  throw new Error("No standby is synchronous");
}

/** Writes a further version of the provider, with a migration that expands the database; returns its program. */
export function writeNextVersion({ folder }: Cluster): string {
  const here = join(import.meta.dirname, "..");
  const next = join(folder, "next");
  cpSync(join(here, "src"), join(next, "src"), { recursive: true });
  cpSync(join(here, "package.json"), join(next, "package.json"));
  symlinkSync(join(here, "node_modules"), join(next, "node_modules"));
  const migrations = join(next, "src/db/migrations");
  const journalFile = join(migrations, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(journalFile, "utf8"));
  const last = journal.entries.at(-1);
  const tag = "9999_game_day";
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1_000, tag });
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(
    join(migrations, `${tag}.sql`),
    `alter table deposit add column game_day text;--> statement-breakpoint
alter table transfer add column game_day text;--> statement-breakpoint
create index deposit_game_day on deposit (game_day);`,
  );
  return join(next, "src/main.ts");
}

/** Replaces a replica by another version: no new calls, the running ones are answered, then the next process starts. */
export async function replaceReplica(
  { balancer, replicas, startReplica }: Cluster,
  index: number,
  program: string,
): Promise<void> {
  const replica = replicas[index];
  if (!replica) return;
  const set = async (state: "drain" | "ready") => {
    for (const backend of ["ready", "running"])
      await balancer.command(`set server ${backend}/p${index + 1} state ${state}`);
  };
  await set("drain");
  await replica.service.stop();
  replica.setProgram(program);
  await startReplica(replica);
  await set("ready");
}
