import { spawn } from "node:child_process";

/** Runs a command to its end with the output of this process; resolves with its exit code. */
export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  cwd?: string,
): Promise<number> {
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env }, cwd });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(code ?? (signal ? 130 : 1)));
  });
}
