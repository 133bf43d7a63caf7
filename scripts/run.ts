import { spawn } from "node:child_process";

/** Runs a command with the output of this process, and resolves with its exit code. */
export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  cwd?: string,
): Promise<number> {
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env }, cwd });
  const pass = (signal: NodeJS.Signals) => void child.kill(signal);
  const signals = ["SIGINT", "SIGTERM"] as const;
  for (const signal of signals) process.on(signal, pass);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      for (const one of signals) process.off(one, pass);
      resolve(code ?? (signal ? 130 : 1));
    });
  });
}
