import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The folder of the sandbox. */
export const sandbox = join(import.meta.dirname, "../../sandbox/src");

/** The provider's program: the sandbox's sources, unless `PROVIDER_MAIN` names another, such as a packed one. */
const main = process.env["PROVIDER_MAIN"] ?? join(sandbox, "main.ts");

/** Returns a port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || address === null) throw new Error("No free port");
  return address.port;
}

/** A row of `/sandbox/mailbox.json`. */
interface Mail {
  readonly subject: string;
  readonly link: string | null;
  readonly code: string | null;
  readonly text: string;
}

/** The sandbox in a separate process: the portal and the provider on one origin. */
export interface Provider {
  readonly url: string;
  start(): Promise<void>;
  /** Kills the process without a shutdown. */
  kill(): Promise<void>;
  mail(to: string): Promise<Mail>;
  control<T = unknown>(path: string, body?: object): Promise<T>;
  remove(): Promise<void>;
}

/** Creates a provider with its own database in a temporary folder; `settings` are variables of its environment. */
export async function createProvider(settings: NodeJS.ProcessEnv = {}): Promise<Provider> {
  const folder = await mkdtemp(join(tmpdir(), "provider-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  let output = "";

  const stop = async () => {
    if (!child || child.exitCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  const get = async (path: string, init?: RequestInit) => {
    const response = await fetch(url + path, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  return {
    url,
    async start() {
      const own = { PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "warn" };
      const env = { ...process.env, ...settings, ...own };
      child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "pipe"] });
      child.stdout?.on("data", (chunk) => (output += String(chunk)));
      child.stderr?.on("data", (chunk) => (output += String(chunk)));
      for (let attempt = 0; attempt < 900; attempt += 1) {
        if (child.exitCode !== null) throw new Error(`The provider ended: ${output}`);
        const ready = await fetch(`${url}/readyz`).then(
          (answer) => answer.ok,
          () => false,
        );
        if (ready) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`The provider did not get ready: ${output}`);
    },
    kill: stop,
    async mail(to) {
      const mails: Mail[] = await get(`/sandbox/mailbox.json?to=${encodeURIComponent(to)}&wait=5`);
      const [newest] = mails;
      if (!newest) throw new Error(`No mail for ${to}`);
      return newest;
    },
    control: (path, body) =>
      get(`/sandbox/control/${path}`, {
        method: body ? "POST" : "GET",
        headers: { authorization: "Bearer sandbox", "content-type": "application/json" },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
