import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readFiles } from "./readme-examples.ts";
import { blocksOf } from "./shell-blocks.ts";

const workspace = join(import.meta.dirname, "..");

/** The longest time that a command of a guide may take (ms). */
const PATIENCE = 240_000;

/** Matches the address that a command prints when it serves a page. */
const ADDRESS = /http:\/\/(?:localhost|127\.0\.0\.1):\d+\//;

/**
 * Runs a block of commands. Commands that serve a page are ended when they have printed its address. Returns the output of the
 * commands.
 */
function runBlock(code: string, cwd: string): Promise<string> {
  // A reader's terminal is no run of tests; npm would not ask, and Vite would not serve.
  const env = { ...process.env, npm_config_audit: "false", npm_config_fund: "false", NO_COLOR: "1" };
  const shell = spawn("sh", ["-ec", code], { cwd, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  return new Promise((resolve, reject) => {
    let printed = "";
    const end = () => {
      if (shell.pid !== undefined && shell.exitCode === null) process.kill(-shell.pid);
    };
    const timer = setTimeout(end, PATIENCE);
    const read = async (chunk: Buffer) => {
      printed += String(chunk);
      const [address] = ADDRESS.exec(printed) ?? [];
      if (address === undefined) return;
      const page = await fetch(address).catch(() => null);
      if (page?.ok) printed += await page.text();
      end();
    };
    shell.stdout.on("data", (chunk: Buffer) => void read(chunk));
    shell.stderr.on("data", (chunk: Buffer) => void (printed += String(chunk)));
    shell.on("close", (status) => {
      clearTimeout(timer);
      const isServed = ADDRESS.test(printed) && printed.includes("<!doctype html>");
      if (status === 0 || isServed) resolve(printed);
      else reject(new Error(`${code}\n${printed}`));
    });
  });
}

/**
 * Runs the commands and writes the files of a guide, in an empty folder with the packages of a registry, without the provider.
 */
async function walkGuide(name: string, npmrc: string): Promise<readonly string[]> {
  const document = `docs/guides/${name}.md`;
  const place = await mkdtemp(join(tmpdir(), "walk-"));
  try {
    await writeFile(join(place, ".npmrc"), npmrc);
    const [, setUp = "", ...later] = blocksOf(document);
    const [, folder = ""] = /^mkdir (\S+)/.exec(setUp) ?? [];
    // npm reads the settings of the folder that it is in.
    await runBlock(setUp.replace("npm init", "cp ../.npmrc . && npm init"), place);
    for (const [path, code] of readFiles(join(workspace, document))) {
      await mkdir(dirname(join(place, folder, path)), { recursive: true });
      await writeFile(join(place, folder, path), code);
    }
    for (const block of later) await runBlock(block, join(place, folder));
    return [];
  } catch (error) {
    return [`${document} cannot be followed: ${error instanceof Error ? error.message : String(error)}`];
  } finally {
    await rm(place, { recursive: true });
  }
}

/** The guides that need nothing except npm and the packages that they install. */
const followed = ["embed-react", "embed-any-site", "embed-frame"];

/** Follows guides in empty folders, and returns the failures. */
export async function walkGuides(npmrc: string): Promise<readonly string[]> {
  const results = await Promise.all(followed.map((name) => walkGuide(name, npmrc)));
  return results.flat();
}
