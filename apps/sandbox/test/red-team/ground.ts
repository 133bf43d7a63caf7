import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import type { Operation } from "../../src/contract/validation.ts";
import { listen } from "../../src/http/server.ts";
import type { Send } from "../../src/jobs/job-handlers.ts";
import { findFreePort } from "../../src/testing/find-free-port.ts";
import { createCluster } from "../cluster.ts";
import { createCustomer } from "../customer.ts";
import { withoutPostgres } from "../databases.ts";
import { exchange } from "../hostile-target.ts";
import { createProvider, type Provider, type Visitor } from "../provider.ts";
import { ORIGIN, requestOf } from "../requests.ts";

/** Sends requests over HTTP to a port of this machine. */
const sendTo =
  (port: number): Send =>
  async (request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    const { method, signal } = request;
    const body = ["GET", "HEAD"].includes(method) ? null : await request.arrayBuffer();
    const init: RequestInit = { method, headers, body, signal, redirect: "manual" };
    return fetch(`http://localhost:${port}${pathname}${search}`, init);
  };

/** A replica that is attacked over HTTP. */
interface Served {
  readonly provider: Provider;
  readonly port: number;
  close(): Promise<void>;
}

async function serve(provider: Provider): Promise<Served> {
  const port = await findFreePort();
  const server = await listen(provider.send, { port, host: "localhost" });
  return {
    provider,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ("closeAllConnections" in server) server.closeAllConnections();
      }),
  };
}

/** Opens two replicas on one database; without PostgreSQL one provider, at two ports. */
async function openReplicas() {
  if (withoutPostgres) {
    const provider = await createProvider();
    return { replicas: [provider, provider] as const, close: () => provider.close() };
  }
  return createCluster();
}

/** The raw answer to a call. */
export interface Answer {
  readonly status: number;
  readonly code: number;
  readonly data: unknown;
}

/** Makes a call with the given fields and headers, and nothing else; whatever it answers is returned. */
export async function callAs(
  { fetch: send }: Pick<Visitor, "fetch">,
  name: Operation,
  fields: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const [path, init] = requestOf(name, new Map(Object.entries(fields)));
  const own = new Headers(init.headers);
  for (const [field, value] of Object.entries(headers)) own.set(field, value);
  const response = await send(path, { ...init, headers: own });
  const { responseCode, data }: Record<string, unknown> = Object(await response.json());
  return { status: response.status, code: Number(responseCode), data };
}

/** Returns whether a browser has an open session. */
export const isIn = ({ client }: Visitor): Promise<boolean> =>
  client.call("GetUserInfo", {}).then(
    () => true,
    () => false,
  );

/** Starts two replicas for a file of attacks, which come over HTTP, and proves the books after each. */
export function openGround() {
  let close: () => Promise<void> = () => Promise.resolve();
  let served: readonly [Served, Served] | null = null;
  beforeAll(async () => {
    const opened = await openReplicas();
    const [first, second] = opened.replicas;
    served = [await serve(first), await serve(second)];
    close = opened.close;
  });
  const at = (index: 0 | 1): Served => {
    if (!served) throw new Error("The ground is not open yet");
    return served[index];
  };
  beforeEach(async () => {
    at(0).provider.clock.reset();
    await at(0).provider.query("delete from sign_in_failure");
    for (const index of [0, 1] as const) await at(index).provider.forgetLimits();
  });
  afterEach(async () => {
    expect(await at(0).provider.control("ledger")).toMatchObject({ ok: true, violations: [] });
  });
  afterAll(async () => {
    await Promise.all([at(0).close(), at(1).close()]);
    await close();
  });

  const visitor = (index: 0 | 1 = 0): Visitor => at(index).provider.visitor(9, sendTo(at(index).port));
  return {
    get provider() {
      return at(0).provider;
    },
    /** The replica that the second half of a parallel attack reaches. */
    get other() {
      return at(1).provider;
    },
    visitor,
    customer: () => createCustomer({ ...at(0).provider, visitor: () => visitor() }),
    /** Sends requests with their own headers only, without the cookies of a browser. */
    bare: {
      fetch: async (path: string, init?: RequestInit) => sendTo(at(0).port)(new Request(ORIGIN + path, init)),
    },
    /** Sends bytes over a connection of their own, and returns the reply. */
    raw: (data: string) => exchange(at(0).port, data),
    get port() {
      return at(0).port;
    },
    /** The lines that both replicas logged as internal errors. */
    failures: () =>
      [...new Set([...at(0).provider.logs, ...at(1).provider.logs])].filter((line) =>
        line.includes('"msg":"failed"'),
      ),
  };
}
