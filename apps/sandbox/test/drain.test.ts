import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "../src/testing/find-free-port.ts";
import { forReal, startProcess, untilReady } from "./process.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "drain-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test(
  "at SIGTERM it answers the request that is under way, closes its kept connection, accepts no further ones, and ends",
  { timeout: 60_000 },
  async () => {
    const port = await findFreePort();
    const provider = startProcess({ PORT: String(port), DATA_DIR: folder, ...forReal });
    await untilReady(provider, `http://127.0.0.1:${port}`);
    const socket = connect(port, "127.0.0.1");
    let reply = "";
    socket.on("data", (chunk) => (reply += String(chunk)));
    const closed = once(socket, "close");
    const body = JSON.stringify({ username: "nobody", password: "wrong" });
    socket.write(
      `POST /api/User/UserLogin HTTP/1.1\r\nHost: portal.example.com\r\nConnection: keep-alive\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    // The provider has the first part once it answers a later request.
    await fetch(`http://127.0.0.1:${port}/readyz`);
    provider.child.kill("SIGTERM");
    const isRefused = () =>
      fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: "close" } }).then(
        () => false,
        () => true,
      );
    while (!(await isRefused())) await delay(20);
    expect(reply).toBe("");
    socket.write(body.slice(5));
    await closed;
    expect(reply).toMatch(/^HTTP\/1\.1 \d{3} /);
    expect(reply).toContain('"responseCode"');
    expect(await provider.exit).toBe(0);
  },
);
