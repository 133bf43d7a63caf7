import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { startProcess, untilReady } from "./process.ts";
import { findFreePort } from "../src/testing/find-free-port.ts";
import { DEMO } from "./provider.ts";

/** A megabyte. */
export const MB = 1024 * 1024;
/** The limit of the process's growth; V8 releases memory late. */
export const MOST_GROWTH = 250 * MB;

/** Sends raw data over a connection, and returns the reply until it is closed. */
export async function exchange(port: number, data: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let reply = "";
  socket.on("data", (chunk) => (reply += String(chunk)));
  socket.on("error", () => {});
  socket.write(data);
  await once(socket, "close");
  return reply;
}

/** Returns the head of a raw request. */
export const headOf = (line: string, headers: Record<string, string | number>) =>
  `${line} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n`;
/** Returns the status of a raw reply. */
export const statusOf = (reply: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(reply)?.[1]);
/** Returns the JSON of a raw reply. */
export const bodyOf = (reply: string): unknown => JSON.parse(reply.slice(reply.indexOf("{")));
/** Returns the envelope of a response; fails without one. */
export const envelopeOf = async (response: Response) => {
  const body: unknown = await response.json();
  expect(body).toMatchObject({ responseCode: expect.any(Number), responseMessage: expect.any(String) });
  return Object(body);
};

/** Starts a provider in a separate process, which a test attacks with the session of the demo client. */
export async function startTarget() {
  const folder = await mkdtemp(join(tmpdir(), "hostile-"));
  const port = await findFreePort();
  const running = startProcess({ PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "error" });
  const url = (path: string) => `http://127.0.0.1:${port}${path}`;
  await untilReady(running, url(""));

  async function signIn(email: string) {
    const password = createHash("md5").update(DEMO.password).digest("hex");
    const response = await fetch(url("/api/User/UserLogin"), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ companyId: 9, email, password }),
    });
    const [cookie = ""] = response.headers
      .getSetCookie()
      .map((line) => line.split(";")[0] ?? "")
      .slice(-1);
    const { data } = Object(await response.json());
    return { cookie, user: Object(data) };
  }
  const { cookie } = await signIn(DEMO.email);
  const memory = async (): Promise<number> => {
    const figures = await (await fetch(url("/metrics"))).text();
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(figures)?.[1]);
  };
  const countFiles = async () => (await readdir(join(folder, "uploads")).catch(() => [])).length;

  return {
    port,
    cookie,
    url,
    signIn,
    memory,
    pid: running.child.pid,
    /** Posts JSON with the demo client's session; returns the envelope. */
    async post(path: string, body: object, headers: Record<string, string> = {}) {
      const response = await fetch(url(path), {
        method: "POST",
        headers: { cookie, "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      });
      return Object(await response.json());
    },
    /** Runs an attack during which nothing may be stored, fail internally or exceed the memory limit. */
    async unharmed(attack: () => Promise<unknown>): Promise<void> {
      const [before, files, logged] = [await memory(), await countFiles(), running.output().length];
      await attack();
      expect(await memory()).toBeLessThan(before + MOST_GROWTH);
      expect(await countFiles()).toBe(files);
      expect(running.output().slice(logged)).not.toContain('"msg":"failed"');
      expect((await fetch(url("/readyz"))).status).toBe(200);
    },
    async close() {
      running.child.kill("SIGKILL");
      await running.exit;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A provider that a test attacks. */
export type Target = Awaited<ReturnType<typeof startTarget>>;
