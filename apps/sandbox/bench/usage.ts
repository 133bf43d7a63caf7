import { readdirSync, readFileSync } from "node:fs";

/** Clock ticks in a second, as on every Linux. */
const TICKS = 100;

interface Stat {
  readonly parent: number;
  /** Seconds of a processor since the start of the process. */
  readonly seconds: number;
  /** Seconds of those that it started and that have ended. */
  readonly ended: number;
}

function readStat(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return {
      parent: Number(fields[1]),
      seconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
      ended: (Number(fields[13]) + Number(fields[14])) / TICKS,
    };
  } catch {
    // It has ended.
    return null;
  }
}

/** Returns the id of the process that started a process. */
export const parentOf = (pid: number): number => readStat(pid)?.parent ?? 0;

/** Returns the seconds of a processor that a process and those that it started have used. */
export function readUsage(pid: number): number {
  const children = readdirSync("/proc").flatMap((name) => {
    const stat = /^\d+$/.test(name) ? readStat(Number(name)) : null;
    return stat?.parent === pid ? [stat.seconds] : [];
  });
  const own = readStat(pid);
  return children.reduce((sum, one) => sum + one, (own?.seconds ?? 0) + (own?.ended ?? 0));
}
