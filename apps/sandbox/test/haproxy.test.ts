import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type RequestListener,
  type Server,
} from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as body } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { refusalCodes } from "@broker/api-spec/operations";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { balancerDefaults, formatFrontend, formatReplicas } from "../cluster/balancer.ts";
import { clientRules, staffRules } from "../kubernetes/front.ts";
import { findFreePort } from "../src/testing/find-free-port.ts";

const HAPROXY = "/usr/sbin/haproxy";
const withoutHaproxy = spawnSync(HAPROXY, ["-v"]).status !== 0;
if (withoutHaproxy)
  process.stderr.write("HAProxy was not found, so its refusals are not tried: install Debian's haproxy.\n");

const POST = "/api/Deposit/DepositRequest";
const GET = "/api/Staff/GetUserInfo";

describe.skipIf(withoutHaproxy)("HAProxy in front of the replicas", () => {
  let folder: string;
  let haproxy: ChildProcess;
  let ports: { portal: number; staff: number; replicas: [number, number] };
  const servers = new Set<Server>();
  const checks = new WeakMap<Server, number>();
  const url = (path: string, port = ports.portal) => `http://127.0.0.1:${port}${path}`;

  beforeAll(async () => {
    const take = () => findFreePort();
    ports = { portal: await take(), staff: await take(), replicas: [await take(), await take()] };
    folder = await mkdtemp(join(tmpdir(), "haproxy-"));
    const file = join(folder, "haproxy.cfg");
    const lines = ports.replicas.map((port, index) => `  server p${index + 1} 127.0.0.1:${port} check`);
    // One second instead of 130, so that the test of a replica that does not answer is short.
    const defaults = balancerDefaults.replace("timeout server 130s", "timeout server 1s");
    const text = [
      defaults,
      formatFrontend("portal", { bind: `127.0.0.1:${ports.portal}`, rules: clientRules }),
      formatFrontend("staff", { bind: `127.0.0.1:${ports.staff}`, rules: staffRules }),
      formatReplicas(lines.join("\n")),
    ];
    await writeFile(file, text.join("\n"));
    haproxy = spawn(HAPROXY, ["-db", "-f", file], { stdio: "ignore" });
    const isOpen = () =>
      new Promise<boolean>((resolve) => {
        const socket = connect(ports.portal, "127.0.0.1");
        socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
        socket.once("connect", () => socket.destroy());
      });
    while (!(await isOpen())) await pause(50);
  });
  afterEach(async () => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    servers.clear();
    // The health checks have found that the replicas are gone.
    await untilStatus(503);
  });
  afterAll(async () => {
    haproxy.kill();
    await once(haproxy, "exit");
    await rm(folder, { recursive: true });
  });

  /** Sends a request on a new connection, or on the connection of an agent. */
  async function sendAlone(path: string, agent: Agent | false = false): Promise<Response> {
    const method = path === POST ? "POST" : "GET";
    const call = request(url(path), { method, agent }).end(method === "POST" ? "{}" : undefined);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      call.once("response", resolve).once("error", reject);
    });
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return new Response(await body(answer), { status: answer.statusCode ?? 0, headers });
  }
  /** Waits until HAProxy answers the check of a replica with a status. */
  const untilStatus = async (status: number) => {
    while ((await sendAlone("/readyz")).status !== status) await pause(100);
  };
  /** Returns a listener that answers health checks with 200 and all other requests by `answer`, and adds their paths to `asked`. */
  const answerBy =
    (asked: string[], answer: RequestListener): RequestListener =>
    (incoming, response) => {
      const { url: path = "" } = incoming;
      if (path === "/readyz" || path === "/healthz") return void response.end();
      asked.push(path);
      answer(incoming, response);
    };
  /** Starts a replica that is ready, and answers requests by `answer`; returns the paths of the requests that it receives. */
  async function startReplica(index: 0 | 1, answer: RequestListener): Promise<string[]> {
    const asked: string[] = [];
    const server = createServer(answerBy(asked, answer));
    servers.add(server);
    server.on("request", ({ url: asking }) => {
      if (asking === "/readyz") checks.set(server, (checks.get(server) ?? 0) + 1);
    });
    await once(server.listen(ports.replicas[index], "127.0.0.1"), "listening");
    return asked;
  }
  /** Waits until HAProxy has found the replicas. */
  const settle = async () => {
    // One check makes a replica available; HAProxy has its answer before it sends the next one.
    for (const server of servers) while ((checks.get(server) ?? 0) < 2) await pause(20);
  };

  /** Expects the refusal of a busy provider, as the provider itself words it. */
  async function expectBusy(response: Response, status: number): Promise<void> {
    expect(response.status).toBe(status);
    expect(response.headers.get("retry-after")).toBe("1");
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.json()).toEqual({
      responseCode: refusalCodes.notReady,
      responseMessage: "The provider is busy. Please try again in a moment.",
      data: null,
    });
  }
  const drop: RequestListener = (incoming) => void incoming.socket.destroy();
  const greet: RequestListener = (_request, response) => void response.end("done");

  test("without a replica a read and a write are a 503 that says when to repeat", async () => {
    const answers = [await sendAlone(GET), await sendAlone(POST), await fetch(url("/", ports.staff))];
    for (const answer of answers) await expectBusy(answer, 503);
    expect(answers).toHaveLength(3);
  });

  test("a replica that ends in the middle of a write without a key is a 502, and the write is not repeated", async () => {
    const asked = [await startReplica(0, drop), await startReplica(1, drop)];
    await settle();
    await expectBusy(await sendAlone(POST), 502);
    expect(asked.flat()).toEqual([POST]);
  });

  test("on a connection that had a call before, such a write has no answer, and is not repeated either", async () => {
    const asked = [await startReplica(0, greet), await startReplica(1, greet)];
    await settle();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await sendAlone(GET, agent)).status).toBe(200);
    for (const server of servers)
      server.removeAllListeners("request").on("request", answerBy(asked[0] ?? [], drop));
    // HAProxy closes the connection, and leaves it to the client whether to repeat.
    await expect(sendAlone(POST, agent)).rejects.toThrow("socket hang up");
    agent.destroy();
    expect(asked.flat().filter((path) => path === POST)).toHaveLength(1);
  });

  test("a replica that does not answer is a 504, and the write is not repeated", async () => {
    const asked = [await startReplica(0, () => {}), await startReplica(1, () => {})];
    await settle();
    await expectBusy(await sendAlone(POST), 504);
    expect(asked.flat()).toEqual([POST]);
  });

  test.each([
    ["a write under a key", { method: "POST", body: "{}", headers: { "idempotency-key": "k" } }, POST],
    ["a read", {}, GET],
    ["a read that is sent as a POST", { method: "POST", body: "{}" }, GET],
  ])("%s is repeated on another replica where the first one ends", async (_what, init, path) => {
    let first = true;
    const inTurn: RequestListener = (incoming, response) => {
      const isFirst = first;
      first = false;
      (isFirst ? drop : greet)(incoming, response);
    };
    const asked = [await startReplica(0, inTurn), await startReplica(1, inTurn)];
    await settle();
    const response = await fetch(url(path), init);
    expect([response.status, await response.text()]).toEqual([200, "done"]);
    expect(asked.flat()).toEqual([path, path]);
  });

  test("a refusal of the provider itself passes unchanged", async () => {
    await startReplica(0, (_request, response) => {
      response.writeHead(503, { "retry-after": "7", "content-type": "text/plain" }).end("not now");
    });
    await settle();
    const response = await fetch(url(GET));
    expect([response.status, response.headers.get("retry-after"), await response.text()]).toEqual([
      503,
      "7",
      "not now",
    ]);
  });

  test("clients reach no metrics and no tools of staff, however the path is written", async () => {
    const asked = await startReplica(0, greet);
    await settle();
    /** Sends a path unchanged, which `fetch` would resolve. */
    const statusOf = async (port: number, path: string) => {
      const socket = connect(port, "127.0.0.1");
      socket.write(`GET ${path} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`);
      let text = "";
      for await (const chunk of socket) text += String(chunk);
      return Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);
    };
    for (const path of [
      "/metrics",
      "/%6detrics",
      "/sandbox",
      "/sandbox/backoffice",
      "/x/../sandbox/mailbox",
      "/x/%2e%2e/metrics",
    ])
      expect(await statusOf(ports.portal, path), path).toBe(404);
    expect(await statusOf(ports.staff, "/metrics")).toBe(404);
    expect(asked).toEqual([]);
    expect(await statusOf(ports.portal, "/sandbox/reset-password")).toBe(200);
    expect(await statusOf(ports.staff, "/sandbox/backoffice")).toBe(200);
  });
});
