import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import type { Owner } from "../test/postgres.ts";

/** A program of the cluster, which can fail in every way. */
export interface Service {
  readonly name: string;
  /** Returns the process id; undefined while the process is not running. */
  readonly pid: () => number | undefined;
  start(): void;
  /** Sends a signal without waiting for its effect, such as SIGSTOP and SIGCONT. */
  signal(signal: NodeJS.Signals): void;
  /** Sends a signal to the process and waits until it exits; after a time limit it sends SIGKILL. */
  stop(signal?: NodeJS.Signals, patience?: number): Promise<void>;
  /** Returns the last lines of its output. */
  readonly output: () => string;
}

/** The command of a service. */
export interface Command {
  readonly program: string;
  /** The command-line arguments of the program. */
  readonly args: readonly string[] | (() => readonly string[]);
  readonly env?: Readonly<Record<string, string>>;
  readonly owner?: Owner;
  readonly cwd: string;
  /** The file that its output is appended to. */
  readonly log: string;
}

/** Defines a service, which is not started yet. */
export function defineService(name: string, { program, args, env, owner, cwd, log }: Command): Service {
  let child: ChildProcess | null = null;
  const isRunning = (one: ChildProcess | null): one is ChildProcess =>
    one !== null && one.exitCode === null && one.signalCode === null;
  return {
    name,
    pid: () => (isRunning(child) ? child.pid : undefined),
    start() {
      const output = openSync(log, "a");
      // A session of its own: Ctrl-C in the terminal reaches the command alone, which ends all programs in order.
      child = spawn(program, typeof args === "function" ? args() : args, {
        ...owner,
        cwd,
        detached: true,
        env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C.UTF-8", ...env },
        stdio: ["ignore", output, output],
      });
      child.on("error", () => {});
      closeSync(output);
    },
    signal: (signal) => void child?.kill(signal),
    async stop(signal = "SIGTERM", patience = 10_000) {
      const ending = child;
      if (!isRunning(ending)) return;
      const ended = once(ending, "exit");
      ending.kill(signal);
      // A frozen process receives the signal once it continues.
      ending.kill("SIGCONT");
      const cut = setTimeout(() => ending.kill("SIGKILL"), patience);
      await ended;
      clearTimeout(cut);
    },
    output: () => readFileSync(log, "utf8").split("\n").slice(-15).join("\n"),
  };
}

/** Waits until a condition holds; throws with the given explanation when that takes too long, and when it is aborted. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  explain: () => string,
  { seconds = 60, abort }: { readonly seconds?: number; readonly abort?: AbortSignal } = {},
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await condition())) {
    abort?.throwIfAborted();
    if (performance.now() > end) throw new Error(explain());
    await delay(100);
  }
}

/** Returns whether an address answers with success. */
export const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
