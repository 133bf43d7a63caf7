import { type Client, createClient, type Data, type SessionIds } from "@broker/sdk";
import { sql as raw } from "drizzle-orm";
import * as v from "valibot";
import { openCopy } from "./databases.ts";
import { NOON } from "./noon.ts";
import { createApp } from "../src/app.ts";
import { type Clock, createClock } from "../src/clock.ts";
import { readConfig } from "../src/config.ts";
import { createLookupCache } from "../src/contract/lookup-cache.ts";
import { createFaults } from "../src/control/faults.ts";
import type { Database } from "../src/db/database.ts";
import { createNoStandbys } from "../src/db/standby/standbys.ts";
import type { Deps } from "../src/deps.ts";
import { createMemoryStore } from "../src/http/file-store.ts";
import { createClientTurns, createReadingShare } from "../src/http/reading-share.ts";
import { forgetReachedLimits } from "../src/http/reached-limits.ts";
import { createVisitorTurns } from "../src/http/visitor-turns.ts";
import { portalOriginOf } from "../src/http/host.ts";
import { jobStore } from "../src/jobs/job.store.ts";
import { createPost } from "../src/mailbox/post.ts";
import { createWorker, type Send } from "../src/jobs/job-handlers.ts";
import { rowsOf } from "../src/db/rows.ts";
import { adoptTemplate } from "../src/seed/adopt.ts";
import { seed } from "../src/seed/seed.ts";
import { createLog } from "../src/telemetry/log.ts";
import { createMetrics } from "../src/telemetry/metrics.ts";
import { createQueueStreams } from "../src/backoffice/queue-streams.ts";
import { createEventStreams } from "../src/event/event-streams.ts";

const ORIGIN = "http://localhost:4000";

export const DEMO = { email: "demo@example.com", password: "Sandbox-2026!" };

/** Creates a PDF of one page. */
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

/** Creates a small image. */
export const image = (name: string) =>
  new File(
    [
      Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        "base64",
      ),
    ],
    name,
    { type: "image/png" },
  );

/** A browser of a user: a client with a cookie jar and the ids of the sign-in. */
export interface Visitor {
  readonly client: Client;
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Returns the cookies that it sends, as a header. */
  cookie(): string;
  signIn(email?: string): Promise<Data<"UserLogin">>;
}

/** A provider in this process, on a database of its own. */
export interface Provider {
  readonly deps: Deps;
  readonly clock: Clock;
  readonly logs: string[];
  /** Sends a request without a cookie jar. */
  readonly send: Send;
  /** Creates a browser; `send` replaces the transport of its requests. */
  visitor(companyId?: number, send?: Send): Visitor;
  /** Runs due background work, such as e-mails and callbacks. */
  readonly work: () => Promise<number>;
  /** Signs a member of staff in to the back office, the administrator by default. */
  staff(send?: Send, email?: string): Promise<Visitor>;
  query(statement: string): Promise<{ rows: readonly unknown[] }>;
  /** Resets all rate limits. */
  forgetLimits(): Promise<void>;
  control(path: string, body?: unknown): Promise<unknown>;
  close(): Promise<void>;
}

/** The dependencies to replace; replicas share all but the database's pool. */
export type ProviderParts = { readonly database?: Database } & Partial<Omit<Deps, "sql">>;

/** Creates the dependencies of a provider: counted ids, and a separate clock. */
function createDeps(
  { sql, listen }: Pick<Database, "sql" | "listen">,
  parts: ProviderParts,
  clock: Clock,
  logs: string[],
): Deps {
  // Above the ids of the template.
  let counter = 1000;
  const next = (length: number) => String((counter += 1)).padStart(length, "0");
  const config = parts.config ?? readConfig({ PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere" });
  const { database: _, ...own } = parts;
  const standbys = parts.standbys ?? createNoStandbys(sql);
  const logger = createLog("debug", { write: (line: string) => void logs.push(line) });
  const deps: Deps = {
    config,
    sql,
    standbys,
    clock,
    randomToken: () => `token-${next(37)}`,
    randomId: () => `T${next(7)}`,
    randomCode: () => next(6),
    randomLogin: () => `7${next(7)}`,
    files: createMemoryStore(),
    post: createPost(parts.config ?? { smtpUrl: null, mailFrom: "" }),
    faults: createFaults(),
    lookups: createLookupCache(),
    reads: createReadingShare(),
    changes: createClientTurns(),
    sessionLookups: createClientTurns(),
    visitors: createVisitorTurns(),
    streams: createEventStreams({ sql, listen, clock, config, logger }),
    queues: createQueueStreams({ sql, standbys, clock, config, logger }),
    logger,
    metrics: createMetrics({ jobs: () => jobStore.figures(sql, clock.now()) }),
    ...own,
    get origin() {
      return portalOriginOf(config);
    },
  };
  return deps;
}

/** Creates a browser with cookies, which sends its requests through a transport. */
function createVisitor(through: Send, clock: Clock, companyId = 9): Visitor {
  const jar = new Map<string, string>();
  let ids: SessionIds | null = null;
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const send = async (request: Request) => {
    const headers = new Headers(request.headers);
    headers.set("cookie", cookie());
    const response = await through(new Request(request, { headers }));
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
    cookie,
    async signIn(email = DEMO.email) {
      const user = await client.call("UserLogin", { email, password: DEMO.password });
      ids = user;
      return user;
    },
  };
}

/** Creates a provider, seeded with the demo accounts. */
export async function createProvider({ database, ...parts }: ProviderParts = {}): Promise<Provider> {
  const opened = database ?? (await openCopy());
  const { alone, close, isCopy } = opened;
  const clock = parts.clock ?? createClock(Date.parse(NOON));
  const logs: string[] = [];
  const deps = createDeps(opened, parts, clock, logs);
  await alone(() => (isCopy ? adoptTemplate(deps) : seed(deps)));
  const app = await createApp(deps);
  const { runAll: work } = createWorker(deps, app.fetch);

  const visitor: Provider["visitor"] = (companyId, send = app.fetch) => createVisitor(send, clock, companyId);
  return {
    deps,
    clock,
    logs,
    send: app.fetch,
    visitor,
    work,
    async staff(through, email = "staff@example.com") {
      const staff = visitor(9, through);
      const body = new URLSearchParams({ email, password: DEMO.password });
      const response = await staff.fetch("/sandbox/backoffice/sign-in", { method: "POST", body });
      if (response.status !== 303) throw new Error(`Staff could not sign in: ${response.status}`);
      return staff;
    },
    query: async (statement) => ({ rows: await rowsOf(deps.sql, raw.raw(statement)) }),
    async forgetLimits() {
      await rowsOf(deps.sql, raw.raw("delete from rate_limit"));
      forgetReachedLimits(deps.sql);
    },
    async control(path, body) {
      const response = await visitor().fetch(`/sandbox/control/${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers: { authorization: "Bearer sandbox", "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    async close() {
      deps.post.close();
      await deps.streams.close();
      deps.queues.close();
      await deps.standbys.close();
      await close();
    },
  };
}

/** A deposit of 100 US dollars at the seeded rate of 4.47. */
export const hundredDollars = { paymentPlatformId: 11, currencyCode: "MYR", amount: 447, amountUsd: 100 };

const Letters = v.array(
  v.object({
    subject: v.string(),
    link: v.nullable(v.string()),
    code: v.nullable(v.string()),
    text: v.string(),
  }),
);

/** Returns the newest e-mail to an address. */
export async function lastLetter(
  provider: Provider,
  to: string,
): Promise<v.InferOutput<typeof Letters>[number]> {
  await provider.work();
  const response = await provider.visitor().fetch(`/sandbox/mailbox.json?to=${to}`);
  const [letter] = v.parse(Letters, await response.json());
  if (!letter) throw new Error(`There is no letter to ${to}`);
  return letter;
}
