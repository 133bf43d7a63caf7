import { spawn, type StdioOptions } from "node:child_process";

/**
 * Runs a command with the output of this process, and resolves with its exit code.
 *
 * @param whenDone receives the output in one piece when the command has ended, for commands that run side by side
 */
export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  cwd?: string,
  whenDone?: (output: string) => void,
): Promise<number> {
  const output: Buffer[] = [];
  const stdio: StdioOptions = whenDone ? ["ignore", "pipe", "pipe"] : "inherit";
  const child = spawn(command, args, { stdio, env: { ...process.env, ...env }, cwd });
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => output.push(part));
  const pass = (signal: NodeJS.Signals) => void child.kill(signal);
  const signals = ["SIGINT", "SIGTERM"] as const;
  for (const signal of signals) process.on(signal, pass);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => {
      whenDone?.(Buffer.concat(output).toString());
      for (const one of signals) process.off(one, pass);
      resolve(code ?? (signal ? 130 : 1));
    });
  });
}
