import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { delimiter, dirname, join } from "node:path";

export const main = join(import.meta.dirname, "../src/main.ts");

/** A provider in a separate process, with its output. */
export interface Process {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Resolves when the process ends, with its exit code. */
  readonly exit: Promise<number | null>;
}

/** Starts a program with only the given environment; `node` is the Node.js of the tests. */
export function startProgram(program: string, args: readonly string[], env: Record<string, string>): Process {
  const PATH = [dirname(process.execPath), process.env["PATH"]].join(delimiter);
  const child = spawn(program, args, { env: { PATH, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  child.stdout.on("data", (chunk) => (said += String(chunk)));
  child.stderr.on("data", (chunk) => (said += String(chunk)));
  const exit = once(child, "exit").then(([code]) => (typeof code === "number" ? code : null));
  return { child, output: () => said, exit };
}

/** The settings that a provider without demo accounts requires. */
export const forReal = {
  MAIL_FROM: "Northgale <no-reply@northgale.example>",
  SEED: "none",
  PUBLIC_URL: "https://portal.example.com",
  STAFF_EMAIL: "staff@broker.example",
  STAFF_PASSWORD: "a-long-password",
  SMTP_URL: "smtp://127.0.0.1:2525",
} as const;

/** Starts the provider with the given environment. */
export const startProcess = (env: Record<string, string>): Process =>
  startProgram(process.execPath, [main], { PORTAL_DIR: "/nowhere", ...env });

/** Waits until the provider answers; throws with its output when it ends instead. */
export async function untilReady({ child, output }: Process, url: string): Promise<void> {
  while (child.exitCode === null) {
    const isReady = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The provider ended: ${output()}`);
}
