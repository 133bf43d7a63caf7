import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgres, startPostgres } from "../postgres.ts";
import { type Process, startProcess, untilReady } from "../process.ts";
import { findFreePort } from "../../src/testing/find-free-port.ts";

/** The provider in a separate process, with its database. */
export interface Machine {
  readonly url: string;
  readonly process: () => Process;
  /** Kills the provider; with `all` also its database, where that is another process. */
  kill(all: boolean): Promise<void>;
  /** Restarts the killed process, at the same provider time. */
  start(): Promise<void>;
  /** Stops and starts the database alone while the provider is running. */
  readonly database: { crash(): Promise<void>; start(): Promise<void> } | null;
  control(path: string, body?: object): Promise<unknown>;
  /** Moves the provider's clock beyond rate limits. */
  wait(minutes: number): Promise<void>;
  remove(): Promise<void>;
}

/** Starts a provider with its database. */
export async function createMachine(engine: "embedded" | "postgresql"): Promise<Machine> {
  const folder = await mkdtemp(join(tmpdir(), "crash-"));
  const bin = engine === "postgresql" ? findPostgres() : null;
  const server = bin ? await startPostgres(bin, { isDurable: true }) : null;
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    DATA_DIR: folder,
    SESSION_MINUTES: "100000",
    INACTIVITY_MINUTES: "100000",
    ...(server && { DATABASE_URL: `${server.address}/postgres` }),
  };
  let running: Process;
  let waited = 0;
  let isDatabaseDown = false;
  const control = async (path: string, body?: object): Promise<unknown> => {
    const headers = { authorization: "Bearer sandbox", "content-type": "application/json" };
    const init = body ? { method: "POST", body: JSON.stringify(body) } : {};
    const response = await fetch(`${url}/sandbox/control/${path}`, { headers, ...init });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  };
  const start = async () => {
    if (server && isDatabaseDown) await server.start();
    isDatabaseDown = false;
    running = startProcess(env);
    await untilReady(running, url);
    if (waited > 0) await control("clock", { advanceMinutes: waited });
  };
  await start();
  return {
    url,
    start,
    control,
    process: () => running,
    database: server,
    async kill(all) {
      if (all && server) {
        await server.crash();
        isDatabaseDown = true;
      }
      running.child.kill("SIGKILL");
      await running.exit;
    },
    async wait(minutes) {
      await control("clock", { advanceMinutes: minutes });
      waited += minutes;
    },
    async remove() {
      running.child.kill("SIGKILL");
      await running.exit;
      await server?.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
