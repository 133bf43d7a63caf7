import { once } from "node:events";
import { connect } from "node:net";
import { Hono } from "hono";
import { describe, expect, test, vi } from "vitest";
import type { Env } from "../src/http/env.ts";
import { shedLoad } from "../src/http/load.ts";
import { Problem } from "../src/http/problem.ts";
import { listen } from "../src/http/server.ts";

describe("an answer that is not read", () => {
  const MEGABYTES = 64;
  const begin = async (load: Parameters<typeof shedLoad>[0]) => {
    const app = new Hono<Env>();
    app.onError((error, context) =>
      error instanceof Problem ? context.text(error.message, error.status) : context.text("failed", 500),
    );
    app.use(async (context, next) => {
      context.set("address", context.req.header("x-address") ?? "");
      await next();
    });
    app.use(shedLoad({ used: () => 0, ...load }));
    app.get("/large", (context) => context.body(new Uint8Array(MEGABYTES * 1024 * 1024)));
    app.get("*", (context) => context.text("ok"));
    const server = await listen(app.fetch, { port: 0, host: "127.0.0.1" });
    const place = server.address();
    const port = typeof place === "object" ? (place?.port ?? 0) : 0;
    return {
      /** Requests many answers, and reads only their beginning. */
      async takeNothing(from: string) {
        const socket = connect(port, "127.0.0.1");
        socket.write(`GET /large HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Address: ${from}\r\n\r\n`);
        await once(socket, "readable");
        return socket;
      },
      status: async (from: string) =>
        (await fetch(`http://127.0.0.1:${port}/`, { headers: { "x-address": from } })).status,
      close: () => server.close(),
    };
  };

  test("counts as running until it is read or its reader has disconnected", async () => {
    const { takeNothing, status, close } = await begin({ atOnce: 2 });
    const sockets = [await takeNothing("192.0.2.1"), await takeNothing("192.0.2.2")];
    expect(await status("192.0.2.3")).toBe(503);
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(async () => expect(await status("192.0.2.3")).toBe(200));
    close();
  });

  test("is limited per address", async () => {
    const { takeNothing, status, close } = await begin({ atOnce: 100, ofOne: 2 });
    const sockets = [await takeNothing("192.0.2.1"), await takeNothing("192.0.2.1")];
    expect(await status("192.0.2.1")).toBe(503);
    expect(await status("192.0.2.2")).toBe(200);
    for (const socket of sockets) socket.destroy();
    close();
  });

  test("is cut off after a time", async () => {
    const { takeNothing, status, close } = await begin({ atOnce: 1, sending: 50 });
    const socket = await takeNothing("192.0.2.1");
    await vi.waitFor(async () => expect(await status("192.0.2.2")).toBe(200));
    socket.destroy();
    close();
  });
});

describe("before the memory is exhausted", () => {
  const appWith = (used: () => number, now: () => number) => {
    const app = new Hono<Env>();
    app.onError((error, context) => {
      if (!(error instanceof Problem)) throw error;
      return context.text(error.message, error.status, { "Retry-After": String(error.retryAfter) });
    });
    app.use(shedLoad({ used, now }));
    const held = Promise.withResolvers<void>();
    app.get("/held", async (context) => {
      await held.promise;
      return context.text("held");
    });
    app.get("*", (context) => context.text("ok"));
    return { app, held };
  };

  test("requests are refused with 503 and Retry-After; health and metrics are answered", async () => {
    const state = { used: 0.5, now: 0 };
    const { app } = appWith(
      () => state.used,
      () => state.now,
    );
    const statuses = async () =>
      Promise.all(
        ["/api/x", "/healthz", "/readyz", "/metrics"].map(async (path) => (await app.request(path)).status),
      );
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    state.used = 0.95;
    state.now += 1_000;
    expect(await statuses()).toEqual([503, 200, 200, 200]);
    expect((await app.request("/")).headers.get("Retry-After")).toBe("2");
    state.used = 0.6;
    state.now += 1_000;
    expect(await statuses()).toEqual([200, 200, 200, 200]);
  });

  test("at most a thousand requests run at once", async () => {
    const { app, held } = appWith(
      () => 0,
      () => 0,
    );
    const many = Array.from({ length: 1_000 }, async () => app.request("/held"));
    expect((await app.request("/more")).status).toBe(503);
    held.resolve();
    expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await app.request("/more")).status).toBe(200);
  });
});
