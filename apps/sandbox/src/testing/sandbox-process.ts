import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { findFreePort } from "./find-free-port.ts";

/** The program of the sandbox beside this module: sources in the repository, compiled in the package. */
const program = join(import.meta.dirname, `../main${extname(import.meta.filename)}`);

/** The token of the control calls, unless the settings name another. */
const CONTROL_TOKEN = "sandbox";

/** An e-mail that the sandbox has sent. */
export interface Letter {
  readonly subject: string;
  /** The link of the letter, such as that to verify the address. */
  readonly link: string | null;
  /** The one-time code of the letter. */
  readonly code: string | null;
  readonly text: string;
}

/** The sandbox in a process of its own: the portal and the provider on one origin, with a database in a temporary folder. */
export interface SandboxProcess {
  /** The origin, such as `http://localhost:41234`. */
  readonly url: string;
  /** Starts it, also after `kill`: it continues with its database. */
  start(): Promise<void>;
  /** Ends the process without a shutdown, as a crash would. */
  kill(): Promise<void>;
  /** Returns the newest e-mail to an address after all e-mails to it are delivered; waits at most 5 seconds. */
  readLetter(to: string): Promise<Letter>;
  /** Makes a control call, such as `clock`: `POST` with a body, `GET` without. */
  control<T = unknown>(path: string, body?: object): Promise<T>;
  /** Ends the process and deletes its database. */
  remove(): Promise<void>;
}

/** Prepares a process that has not started yet; `settings` are variables of its environment. */
export async function createProcess(settings: NodeJS.ProcessEnv): Promise<SandboxProcess> {
  const folder = await mkdtemp(join(tmpdir(), "sandbox-"));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  let output = "";

  const stop = async () => {
    if (!child || child.exitCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  const get = async <T>(path: string, init?: RequestInit): Promise<T> => {
    const response = await fetch(url + path, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return JSON.parse(await response.text());
  };
  return {
    url,
    async start() {
      const own = { PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "warn" };
      // Each customer calls from an address of its own, so that the limits of an address are not reached.
      const env = { ...process.env, TRUSTED_PROXIES: "1", ...settings, ...own };
      child = spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "pipe"] });
      child.stdout?.on("data", (chunk) => (output += String(chunk)));
      child.stderr?.on("data", (chunk) => (output += String(chunk)));
      for (let attempt = 0; attempt < 900; attempt += 1) {
        if (child.exitCode !== null) throw new Error(`The sandbox ended: ${output}`);
        const ready = await fetch(`${url}/readyz`).then(
          (answer) => answer.ok,
          () => false,
        );
        if (ready) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`The sandbox did not get ready: ${output}`);
    },
    kill: stop,
    async readLetter(to) {
      const letters = await get<Letter[]>(`/sandbox/mailbox.json?to=${encodeURIComponent(to)}&wait=5`);
      const [newest] = letters;
      if (!newest) throw new Error(`There is no letter to ${to}`);
      return newest;
    },
    control: (path, body) =>
      get(`/sandbox/control/${path}`, {
        method: body ? "POST" : "GET",
        headers: {
          authorization: `Bearer ${settings["CONTROL_TOKEN"] ?? CONTROL_TOKEN}`,
          "content-type": "application/json",
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
