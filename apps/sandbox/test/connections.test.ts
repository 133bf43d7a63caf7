import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { calculateMostStreams, calculateRoom } from "../src/http/connections.ts";
import { listen } from "../src/http/server.ts";
import { startProgram, untilReady } from "./process.ts";
import { findFreePort } from "../src/testing/find-free-port.ts";

const quick = {
  headersTimeout: 200,
  requestTimeout: 400,
  connectionsCheckingInterval: 50,
  idle: 500,
  keepAliveTimeout: 100,
  lastWords: 100,
};
const main = join(import.meta.dirname, "../src/main.ts");
/** The address of another machine, from the server's view. */
const ELSEWHERE = "127.0.0.2";

const open: Socket[] = [];
const servers: Awaited<ReturnType<typeof listen>>[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** Opens a connection that this end never closes, and that reads only on request. */
async function staying(port: number, from = "127.0.0.1"): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", localAddress: from, allowHalfOpen: true });
  open.push(socket);
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

async function serving(room = { all: 100, ofOne: 100 }) {
  const answer = async (request: Request) => {
    if (request.url.endsWith("/long")) return new Response(new Uint8Array(32 * 1024 * 1024));
    if (request.url.endsWith("/unread")) return new Response("no", { status: 413 });
    return Response.json({ length: (await request.text()).length });
  };
  const server = await listen(answer, { port: 0, host: "127.0.0.1", room }, quick);
  servers.push(server);
  const address = server.address();
  const count = () =>
    new Promise<number>((resolve, reject) => {
      if (!(server instanceof Server)) throw new Error("No server of Node's");
      server.getConnections((error, found) => (error ? reject(error) : resolve(found)));
    });
  return { port: typeof address === "object" ? (address?.port ?? 0) : 0, count };
}

const head = "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\n";
describe("asvs(15.2.2): a descriptor is freed, though the client never closes, after", () => {
  test.each([
    ["headers that do not end", head],
    ["a body that does not end", `${head}Content-Length: 10\r\n\r\n1`],
    ["pieces that do not end", `${head}Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n`],
    ["data that is not HTTP", "hello\r\n\r\n"],
    [
      "an answer after which the client asked to close",
      "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    ],
    ["an answer without a further request", "GET / HTTP/1.1\r\nHost: x\r\n\r\n"],
    [
      "a body that was refused unread",
      "POST /unread HTTP/1.1\r\nHost: x\r\nContent-Length: 5000000\r\n\r\nx",
    ],
    ["an answer that the client does not read", "GET /long HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["a connection without a request", ""],
  ])("%s", async (what, words) => {
    const { port, count } = await serving();
    const sockets = await Promise.all(Array.from({ length: 5 }, () => staying(port)));
    for (const socket of sockets) {
      if (what !== "an answer that the client does not read") socket.resume();
      socket.write(words);
    }
    await vi.waitFor(async () => expect(await count()).toBe(0), { timeout: 15_000 });
  });
});

describe("the number of connections", () => {
  test("is what the descriptors allow beside the reserve, and a quarter of it per address", () => {
    expect(calculateRoom(0, 400)).toEqual({ all: 100, ofOne: 25 });
    expect(calculateRoom(0, 64)).toEqual({ all: 16, ofOne: 4 });
    expect(calculateRoom(0, Infinity)).toEqual({ all: 12_000, ofOne: 3_000 });
    expect(calculateRoom(1, 1_024)).toEqual({ all: 640, ofOne: Infinity });
    expect(calculateRoom(0).all).toBeGreaterThanOrEqual(16);
  });

  test("leaves requests the half that streams of events cannot occupy", () => {
    expect([400, 1_024, Infinity].map((limit) => calculateMostStreams(limit))).toEqual([50, 320, 6_000]);
  });

  test.runIf(process.platform === "linux")("is limited per address and in total", async () => {
    const { port, count } = await serving({ all: 5, ofOne: 3 });
    for (let turn = 0; turn < 4; turn += 1) await staying(port, ELSEWHERE);
    await vi.waitFor(async () => expect(await count()).toBe(3));
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    for (let turn = 0; turn < 4; turn += 1) await staying(port);
    await vi.waitFor(async () => expect(await count()).toBe(5));
  });

  test.runIf(process.platform === "linux")(
    "leaves other clients their share, with few descriptors and a client that takes all it can and never closes",
    { timeout: 120_000 },
    async () => {
      const folder = await mkdtemp(join(tmpdir(), "descriptors-"));
      const port = await findFreePort();
      const start = `ulimit -n 400 && exec "${process.execPath}" "${main}"`;
      const environment = { PORT: String(port), DATA_DIR: folder, PORTAL_DIR: "/nowhere" };
      const running = startProgram("sh", ["-c", start], environment);
      try {
        const url = `http://127.0.0.1:${port}`;
        await untilReady(running, url);
        const many = await Promise.all(Array.from({ length: 500 }, () => staying(port, ELSEWHERE)));
        for (const socket of many) socket.write(head);
        for (let round = 0; round < 20; round += 1) {
          expect((await fetch(`${url}/api/Cache/GetCompanies`)).status).toBe(200);
          expect((await fetch(`${url}/readyz`)).status).toBe(200);
        }
        expect(running.output()).not.toContain("EMFILE");
      } finally {
        running.child.kill("SIGKILL");
        await running.exit;
        await rm(folder, { recursive: true, force: true });
      }
    },
  );
});
