import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { operations } from "@broker/api-spec/operations";
import { Hono } from "hono";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Env } from "../src/http/env.ts";
import { createFormGate } from "../src/http/form-gate.ts";
import type { Pace } from "../src/http/upload-pace.ts";
import { toFailureEnvelope, Problem } from "../src/http/problem.ts";
import { listen } from "../src/http/server.ts";
import { createProvider, type Provider } from "./provider.ts";

const MB = 1024 * 1024;
const GRACE = 300;

let provider: Provider;
let server: Awaited<ReturnType<typeof listen>>;
let port: number;
/** A gate without time limits, so that its forms occupy their memory. */
let patient: typeof server;
let patientPort: number;
const cookies = new Map<string, string>();
/** The number of requests that are not answered yet, and of the admitted requests among them. */
const running = { all: 0, admitted: 0 };
beforeAll(async () => {
  provider = await createProvider();
  for (const name of ["demo", "friend", "empty", "pending", "busy", "cancelled"]) {
    const visitor = provider.visitor();
    await visitor.signIn(`${name}@example.com`);
    cookies.set(name, visitor.cookie());
  }
  const begin = async (pace: Pace) => {
    const app = new Hono<Env>();
    app.onError((error, context) =>
      error instanceof Problem
        ? context.json(toFailureEnvelope(error), error.status)
        : context.text(String(error), 500),
    );
    app.use(async (context, next) => {
      context.set("address", context.req.header("x-address") ?? "");
      running.all += 1;
      await next();
      running.all -= 1;
    });
    app.use(createFormGate(provider.deps, pace));
    for (const { path } of [operations.SubmitDeposit, operations.SendKycCapture])
      app.post(path, async (context) => {
        running.admitted += 1;
        try {
          const { byteLength } = await context.req.arrayBuffer();
          return context.json({ byteLength });
        } finally {
          running.admitted -= 1;
        }
      });
    const listening = await listen(app.fetch, { port: 0, host: "127.0.0.1" });
    const address = listening.address();
    return [listening, typeof address === "object" ? (address?.port ?? 0) : 0] as const;
  };
  [server, port] = await begin({ grace: GRACE, whole: 2_000 });
  [patient, patientPort] = await begin({ grace: 600_000, whole: 1_200_000 });
});
const open: Socket[] = [];
afterEach(async () => {
  for (const socket of open.splice(0)) {
    if (socket.closed) continue;
    socket.destroy();
    await once(socket, "close").catch(() => {});
  }
  await expect.poll(() => running.all, { timeout: 10_000 }).toBe(0);
});
afterAll(async () => {
  server.close();
  patient.close();
  await provider.close();
});

const endless = new ReadableStream<Uint8Array>({ pull: (to) => to.enqueue(new Uint8Array(MB)) });

/** Begins to send a form of a given length, and returns the answer. */
function send(
  who: string,
  length: number,
  at = port,
  from = `192.0.2.${[...cookies.keys()].indexOf(who)}`,
  { path }: { readonly path: string } = operations.SubmitDeposit,
) {
  const socket = connect(at, "127.0.0.1");
  open.push(socket);
  let text = "";
  const heard = new Promise<string>((resolve) => {
    socket.on("data", (chunk) => {
      text += String(chunk);
      resolve(text);
    });
    socket.on("close", () => resolve(text));
    socket.on("error", () => {});
  });
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookies.get(who) ?? ""}\r\nX-Address: ${from}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n-`,
  );
  const status = async () => Number(/^HTTP\/1\.1 (\d{3})/.exec(await heard)?.[1]);
  return { socket, heard, status };
}

const statusesOf = async (forms: readonly { status: () => Promise<number> }[]) =>
  (await Promise.all(forms.map(({ status }) => status()))).toSorted((a, b) => a - b);

/** Returns the answer to a small form that arrives at once. */
async function getsIn(who: string, at = port): Promise<number> {
  const { socket, status } = send(who, MB, at);
  socket.write(Buffer.alloc(MB - 1));
  return status();
}

test.each([
  ["of another kind", { "content-type": "multipart/mixed; boundary=x", "content-length": "5" }, "--x--"],
  ["without an end", { "content-type": "multipart/form-data; boundary=x" }, endless],
])(
  "a form %s, which is not read to its end, is not watched for longer than its call takes",
  async (_, headers, body) => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const cookie = cookies.get("demo") ?? "";
      const init = { method: "POST", headers: { ...headers, cookie }, body, duplex: "half" } as const;
      const { status } = await provider.send(
        new Request("http://localhost:4000/api/Deposit/SubmitDeposit", init),
      );
      expect([413, 415]).toContain(status);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  },
);

describe("asvs(15.2.2): a form that is too slow", () => {
  test("is refused and disconnected long before two minutes, though it sends a byte now and then", async () => {
    const { socket, heard, status } = send("demo", 16 * MB);
    const drip = setInterval(() => socket.write("x"), 20);
    const start = performance.now();
    expect(await status()).toBe(408);
    clearInterval(drip);
    expect(performance.now() - start).toBeGreaterThanOrEqual(GRACE);
    expect(await heard).toContain('"responseMessage":"This request took too long to arrive."');
  });

  test("frees the memory that it occupied", async () => {
    // The form occupies the whole share of one client.
    expect(await statusesOf([send("demo", 16 * MB), send("demo", 16 * MB)])).toEqual([408, 408]);
    expect(await getsIn("demo")).toBe(200);
  });

  test("does not include a form that arrives steadily, however long it takes", async () => {
    const { socket, status } = send("demo", 100_001);
    // Four times the grace time, and half of the whole time.
    for (let part = 0; part < 10; part += 1) {
      socket.write(Buffer.alloc(10_000));
      await new Promise((resolve) => setTimeout(resolve, (4 * GRACE) / 10));
    }
    expect(await status()).toBe(200);
  });
});

describe("the memory for forms", () => {
  const first = (whose: readonly string[]) =>
    Promise.race(whose.map((who) => send(who, 16 * MB, patientPort).status()));

  test("is shared: while one client's share is full, others are admitted", async () => {
    expect(await first(["demo", "demo", "demo"])).toBe(429);
    expect(await getsIn("friend", patientPort)).toBe(200);
  });

  test("is also shared by number: beside four small forms of one client, others are admitted", async () => {
    const whose = Array.from({ length: 5 }, () => send("demo", 1_000, patientPort).status());
    expect(await Promise.race(whose)).toBe(429);
    expect(await getsIn("friend", patientPort)).toBe(200);
  });

  test("is also shared by address: while many accounts at one hold a quarter, other addresses are admitted", async () => {
    const one = "198.51.100.1";
    const forms = ["friend", "empty", "pending"].map((who) => send(who, 16 * MB, patientPort, one));
    expect(await Promise.race(forms.map(({ status }) => status()))).toBe(429);
    expect(await getsIn("demo", patientPort)).toBe(200);
  });

  test("is limited: when it is full, further forms are refused temporarily", async () => {
    const five = ["friend", "empty", "pending", "busy", "cancelled"];
    expect(await first([...five, ...five, "demo"])).toBe(503);
  });
});

describe("the memory for forms of phones", () => {
  const sendFrom = (from: string, length: number) =>
    send("phone", length, patientPort, from, operations.SendKycCapture);
  /** Waits until a number of forms hold their memory. */
  const admits = (count: number) => expect.poll(() => running.admitted, { timeout: 10_000 }).toBe(count);

  test("is shared by address: 32 slow small forms of one address leave room for a phone at another one", async () => {
    const refused: number[] = [];
    for (let sent = 0; sent < 32; sent += 1) {
      const { status } = sendFrom("198.51.100.1", 1_000);
      void status().then((code) => refused.push(code));
    }
    await expect.poll(() => refused.length, { timeout: 10_000 }).toBe(24);
    expect(new Set(refused)).toEqual(new Set([429]));
    await admits(8);
    const { socket, status } = sendFrom("198.51.100.2", 1_000);
    socket.write(Buffer.alloc(999));
    expect(await status()).toBe(200);
  });

  test("is none of that of signed-in clients: while it is full, eight of the largest forms of clients are admitted", async () => {
    for (const from of [1, 2, 3, 4]) for (const _ of [1, 2]) sendFrom(`198.51.100.${from}`, 6 * MB);
    await admits(8);
    expect(await sendFrom("198.51.100.5", 1_000).status()).toBe(503);
    for (const who of ["demo", "friend", "empty", "pending"])
      for (const _ of [1, 2]) send(who, 16 * MB, patientPort);
    await admits(16);
    expect(await send("busy", MB, patientPort).status()).toBe(503);
  });
});
