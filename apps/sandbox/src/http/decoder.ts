import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import type { Fault, Opened } from "./decode.ts";

/** The limits for decoding one file. */
export interface DecoderLimits {
  /** The processor time; the elapsed time where the system does not report it. */
  readonly processorSeconds: number;
  readonly megabytes: number;
  /** The elapsed time, however busy the machine is. */
  readonly seconds: number;
}

const usual: DecoderLimits = { processorSeconds: 3, megabytes: 500, seconds: 20 };
/**
 * The limits that the operating system enforces: half a gigabyte above what Node maps, and a minute of processor time.
 */
const HARD = "ulimit -c 0; ulimit -t 60; ulimit -d 1100000; ";
/** The processor time after which a process is replaced, well before the system would end it. */
const MOST_PROCESSOR_SECONDS = 30;
const IDLE_MILLISECONDS = 10_000;
const LOOK_MILLISECONDS = 50;
const TICKS_A_SECOND = 100;

const faults = ["type", "damaged", "pixels", "animated", "pages"] as const satisfies readonly Fault[];
const Answer = v.union([
  v.picklist(faults),
  v.object({
    bytes: v.nullable(v.instance(Uint8Array)),
    mediaType: v.string(),
    ending: v.string(),
  }),
]);

/** The result of decoding: an opened file, a fault, `costly` past a limit, or `late` on a busy machine. */
type Outcome = Opened | Fault | "costly" | "late";

/** Decodes uploads in a separate process, one at a time. */
export interface Decoder {
  open(bytes: Uint8Array, types: readonly string[]): Promise<Outcome>;
  /** Returns the id of the running process; null without one. */
  pid(): number | null;
  close(): Promise<void>;
}

/** Returns the resources that a process has used; null where the system does not report them. */
function usage(pid: number): { processorSeconds: number; megabytes: number } | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { processorSeconds: ticks / TICKS_A_SECOND, megabytes: Number(kilobytes ?? 0) / 1024 };
  } catch {
    return null;
  }
}

async function start(): Promise<ChildProcess> {
  const name = import.meta.url.endsWith(".ts") ? "./decoder-process.ts" : "./decoder-process.js";
  const node = [
    process.execPath,
    "--max-old-space-size=256",
    "--max-semi-space-size=2",
    fileURLToPath(new URL(name, import.meta.url)),
  ];
  const [program = "", ...args] = existsSync("/bin/sh")
    ? ["/bin/sh", "-c", `${HARD}exec "$0" "$@"`, ...node]
    : node;
  const child = spawn(program, args, {
    // The process inherits no environment, because it needs no secret.
    env: {
      UV_THREADPOOL_SIZE: "1",
      MALLOC_ARENA_MAX: "2",
      ...(process.env["SystemRoot"] && { SystemRoot: process.env["SystemRoot"] }),
    },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
  });
  // Callers that wait are notified by the exit event; no other listener is needed.
  child.on("error", () => {});
  const ended = once(child, "exit").then(([code, signal]) => {
    throw new Error(`The decoder of uploads ended at its start (${String(code ?? signal)})`);
  });
  await Promise.race([once(child, "message"), ended]);
  ended.catch(() => {});
  // Requests have priority over decoding when processors are busy.
  if (child.pid !== undefined) setPriority(child.pid, 10);
  child.unref();
  child.channel?.unref();
  return child;
}

/** Waits for the answer, or until the file exceeds a limit. */
async function watched(child: ChildProcess, pid: number, limits: DecoderLimits): Promise<Outcome> {
  const before = usage(pid)?.processorSeconds ?? 0;
  const since = performance.now();
  const enough = new AbortController();
  let why: "costly" | "late" = "costly";
  const watch = setInterval(() => {
    const elapsed = (performance.now() - since) / 1000;
    const used = usage(pid);
    const spent = used ? used.processorSeconds - before : elapsed;
    const isCostly = spent > limits.processorSeconds || (used?.megabytes ?? 0) > limits.megabytes;
    if (!isCostly && elapsed <= limits.seconds) return;
    why = isCostly ? "costly" : "late";
    enough.abort();
  }, LOOK_MILLISECONDS);
  const gone = () => enough.abort();
  child.once("exit", gone);
  try {
    const [answer]: unknown[] = await once(child, "message", { signal: enough.signal });
    return v.parse(Answer, answer);
  } catch {
    return why;
  } finally {
    clearInterval(watch);
    child.off("exit", gone);
  }
}

/** Creates a decoder. Its process starts with the first file, and ends after some time without files. */
export function createDecoder(limits: DecoderLimits = usual): Decoder {
  let running: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  const end = async (): Promise<void> => {
    const child = running;
    running = null;
    clearTimeout(idle);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };

  const begin = async (): Promise<ChildProcess> => {
    const child = await start();
    running = child;
    child.once("exit", () => {
      if (running === child) running = null;
    });
    return child;
  };

  return {
    async open(bytes, types) {
      clearTimeout(idle);
      const child = running ?? (await begin());
      const { pid } = child;
      if (pid === undefined) throw new Error("The decoder of uploads did not start");
      child.send({ bytes, types }, () => {});
      const outcome = await watched(child, pid, limits);
      const isOld = (usage(pid)?.processorSeconds ?? 0) > MOST_PROCESSOR_SECONDS;
      if (isOld || outcome === "costly" || outcome === "late") await end();
      else idle = setTimeout(() => void end(), IDLE_MILLISECONDS).unref();
      return outcome;
    },
    pid: () => running?.pid ?? null,
    close: end,
  };
}
