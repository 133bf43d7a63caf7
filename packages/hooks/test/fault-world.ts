import { examples } from "@broker/api-spec/examples";
import { operations } from "@broker/api-spec/operations";
import type { ClientOperation } from "@broker/sdk";
import { delay, http } from "msw";
import { setupServer } from "msw/node";
import * as v from "valibot";
import { vi } from "vitest";
import type { Broker } from "../src/broker.ts";
import { createBroker } from "../src/create-broker.ts";
import type { StorageLike } from "../src/kept-record.ts";
import type { Fault } from "./fault-list.ts";
import { createFaultStore, type Operation } from "./fault-store.ts";
import { CALL_LIMIT, holdTimers, SIGN_OUT_LIMIT, UPLOAD_LIMIT } from "./limits.ts";
import { emptyStorage } from "./provider.ts";

const isOperation = (name: string): name is Operation => Object.hasOwn(operations, name);
/** The operations of a broker's client. */
const isOfClients = (name: string): name is ClientOperation =>
  isOperation(name) && operations[name].audience !== "staff" && !operations[name].isOfSites;
export const everyCall: readonly ClientOperation[] = Object.keys(operations).filter(isOfClients);

async function fieldsOf(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get("content-type") ?? "";
  if (type.includes("form")) return Object.fromEntries(await request.formData());
  const text = await request.text();
  return text === "" ? {} : v.parse(v.record(v.string(), v.unknown()), JSON.parse(text));
}

const success = (data: unknown) => Response.json({ responseCode: 1, responseMessage: "Success", data });

/** Creates the server that answers every operation of the contract. */
const serve = (answer: (operation: Operation, request: Request) => Promise<Response>) =>
  setupServer(
    ...Object.entries(operations).map(([name, { method, path }]) =>
      http[method === "GET" ? "get" : "post"](`*${path}`, async ({ request }) => {
        await delay(0);
        return isOperation(name) ? answer(name, request) : undefined;
      }),
    ),
  );

/** Creates a broker in which the user of the examples is signed in, and whose retries do not wait. */
function signedInBroker(storage: StorageLike): Broker {
  const broker = createBroker({
    baseUrl: "https://api.example.com",
    companyId: 9,
    local: storage,
    session: storage,
    payments: { allowedHosts: ["pay.example"], openWindow: () => true },
  });
  const { queries, mutations } = broker.queryClient.getDefaultOptions();
  broker.queryClient.setDefaultOptions({
    queries: { ...queries, retryDelay: 0 },
    mutations: { ...mutations },
  });
  const { data: user } = examples.UserLogin.success;
  broker.session.signIn(user, user.email);
  return broker;
}

/** A provider over MSW that records what was done, and applies a fault to one operation. */
export function createFaultWorld() {
  let store = createFaultStore(3);
  /** The requests that reached the network. */
  let sent: Operation[] = [];
  let fault: { operation: Operation; fault: Fault; times: number } | null = null;
  let limits: ReturnType<typeof holdTimers>;

  async function answer(operation: Operation, request: Request): Promise<Response> {
    sent.push(operation);
    const now = fault?.operation === operation && fault.times > 0 ? fault : null;
    if (now) now.times -= 1;
    const fields = await fieldsOf(request);
    const isRead = operations[operation].method === "GET";
    let data: unknown = isRead ? store.read(operation) : null;
    const key = request.headers.get("idempotency-key");
    if (!isRead)
      for (let times = now?.fault.commits ?? 1; times > 0; times -= 1)
        data = store.commit(operation, fields, key);
    const good = data instanceof Response ? data : success(data);
    if (!now) return good;
    return now.fault.answer(good, limits.runOut);
  }

  const server = serve(answer);

  return {
    /** Starts the network of this file's tests; deadlines run out by a fault, not by the clock. */
    open() {
      server.listen({ onUnhandledFrame: "error" });
      limits = holdTimers(CALL_LIMIT, UPLOAD_LIMIT, SIGN_OUT_LIMIT);
    },
    close() {
      server.close();
      vi.unstubAllGlobals();
    },
    /** Creates a provider without money, with an identity check in `status`, and a broker in which its user is signed in. */
    async begin(status: 0 | 3 = 3) {
      sent = [];
      store = createFaultStore(status);
      fault = null;
      const kept = new Map<string, string>();
      return { broker: signedInBroker(emptyStorage(kept)), kept };
    },
    /** Applies a fault to the next calls of an operation. */
    spoil: (operation: Operation, what: Fault, times = 1) => void (fault = { operation, fault: what, times }),
    effectsOf: (operation: Operation) => store.effects.filter((one) => one === operation).length,
    sentOf: (operation: Operation) => sent.filter((one) => one === operation).length,
  };
}
