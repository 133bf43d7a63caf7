import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const command = join(import.meta.dirname, "../main.ts");

/** Returns the command lines of all processes that name a folder. */
const processesOf = (folder: string): string[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
      } catch {
        return [];
      }
    })
    .filter((line) => line.includes(folder));

test.each(["SIGINT", "SIGTERM"] as const)(
  "start: the command prints its addresses, answers there, and ends with %s without a process or a file left",
  async (signal) => {
    const child = spawn(process.execPath, [command], { stdio: ["ignore", "pipe", "inherit"] });
    let said = "";
    child.stdout.on("data", (chunk) => (said += String(chunk)));
    const exit = once(child, "exit");
    await new Promise<void>((resolve, reject) => {
      child.stdout.on("data", () => {
        if (said.includes("Ctrl-C")) resolve();
      });
      void exit.then(() => reject(new Error(`The command ended: ${said}`)));
    });
    const [, url = ""] = /Portal +(\S+)/.exec(said) ?? [];
    const folder = dirname(/Logs +(\S+)/.exec(said)?.[1] ?? "");
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(processesOf(folder).length).toBeGreaterThan(10);
    child.kill(signal);
    expect(await exit).toEqual([0, null]);
    expect(processesOf(folder)).toEqual([]);
    expect(existsSync(folder)).toBe(false);
    process.stdout.write(`${/Started in \d+ s/.exec(said)?.[0]}\n`);
  },
);

test("start-aborted: a signal during the start ends what has started", async () => {
  const child = spawn(process.execPath, [command], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  child.kill("SIGINT");
  expect(await once(child, "exit")).toEqual([0, null]);
});
