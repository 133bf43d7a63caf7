import { type Client, createClient, type Data, type SessionIds } from "@broker/sdk";
import { pino } from "pino";
import { createApp } from "../src/app.ts";
import { type Clock, createClock } from "../src/clock.ts";
import { readConfig } from "../src/config.ts";
import { createFaults } from "../src/control/faults.ts";
import { openEmbedded } from "../src/db/database.ts";
import type { Deps } from "../src/deps.ts";
import { createMemoryStore } from "../src/http/file-store.ts";
import { jobFigures } from "../src/jobs/job.figures.ts";
import { createWorker } from "../src/jobs/job.handlers.ts";
import { seed } from "../src/seed/seed.ts";
import { createMetrics } from "../src/telemetry/metrics.ts";

/** Saturday noon, so that nothing in a test hangs on the day it runs. */
const NOON = "2026-11-21T12:00:00.000Z";
const ORIGIN = "http://localhost:4000";

export const DEMO = { email: "demo@example.com", password: "Sandbox-2026!" };

/** A page of a PDF. */
export const receipt = (name = "receipt.pdf") =>
  new File(
    [
      `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>
%%EOF`,
    ],
    name,
    { type: "application/pdf" },
  );

/** A browser of a user: a client with a cookie jar and the ids that sign-in gave. */
export interface Visitor {
  readonly client: Client;
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  signIn(email?: string): Promise<Data<"UserLogin">>;
}

/** A provider in this process, on a database in memory. */
export interface Provider {
  readonly deps: Deps;
  readonly clock: Clock;
  readonly logs: string[];
  visitor(companyId?: number): Visitor;
  /** Does the work that is due beside the requests, such as letters and callbacks. */
  readonly work: () => Promise<number>;
  control(path: string, body?: unknown): Promise<unknown>;
  close(): Promise<void>;
}

/** Makes one, seeded with the demo accounts. */
export async function createProvider(): Promise<Provider> {
  const database = await openEmbedded(null);
  const clock = createClock(Date.parse(NOON));
  const logs: string[] = [];
  let counter = 0;
  const next = (length: number) => String((counter += 1)).padStart(length, "0");
  const deps: Deps = {
    config: readConfig({ PORTAL_DIR: "/nowhere" }),
    sql: database.sql,
    clock,
    randomToken: () => `token-${next(37)}`,
    randomId: () => `T${next(7)}`,
    randomCode: () => next(6),
    randomLogin: () => `7${next(7)}`,
    files: createMemoryStore(),
    faults: createFaults(),
    logger: pino({ level: "debug" }, { write: (line: string) => void logs.push(line) }),
    metrics: createMetrics({ jobs: () => jobFigures(database.sql, clock.now()) }),
    origin: ORIGIN,
  };
  await seed(deps);
  const app = await createApp(deps);
  const work = createWorker(deps, app.fetch);

  const visitor = (companyId = 9): Visitor => {
    const jar = new Map<string, string>();
    let ids: SessionIds | null = null;
    const send = async (request: Request) => {
      const headers = new Headers(request.headers);
      headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
      const response = await app.fetch(new Request(request, { headers }));
      for (const line of response.headers.getSetCookie()) {
        const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
        if (value === "" || line.includes("Max-Age=0")) jar.delete(name);
        else jar.set(name, value);
      }
      return response;
    };
    const client = createClient({
      baseUrl: ORIGIN,
      companyId,
      fetch: send,
      session: () => ids,
      clock: () => clock.now().getTime(),
    });
    return {
      client,
      fetch: (path, init) => send(new Request(ORIGIN + path, init)),
      async signIn(email = DEMO.email) {
        const user = await client.call("UserLogin", { email, password: DEMO.password });
        ids = user;
        return user;
      },
    };
  };

  return {
    deps,
    clock,
    logs,
    visitor,
    work,
    async control(path, body) {
      const response = await visitor().fetch(`/sandbox/control/${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers: { authorization: "Bearer sandbox", "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    close: () => database.close(),
  };
}

/** An amount at the seeded rate of 4.47, as a deposit wants it. */
export const hundredDollars = { paymentPlatformId: 11, currencyCode: "MYR", amount: 447, amountUsd: 100 };
