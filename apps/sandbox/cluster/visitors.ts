import { type Client, createClient, type SessionIds } from "@broker/sdk";
import { createCustomer, customerPassword } from "../src/testing/customer.ts";
import type { Cluster } from "./cluster.ts";
import { connectControl } from "./control.ts";

/** The number of clients, each of which has one call under way. */
const CLIENTS = 8;

/** When an intent was sent first, and when it was acknowledged, in milliseconds of the clock. */
interface Span {
  readonly sentAt: number;
  readonly acknowledgedAt: number;
}

/** A client with its acknowledged intents. */
export interface Visitor {
  readonly client: Client;
  readonly deposits: Map<string, Span>;
  /** The amounts of the transfers in cents: each intent has another one. */
  readonly cents: Map<number, Span>;
  next: number;
  /** Called with each answer. */
  note: (path: string, response: Response) => void;
}

async function connect(cluster: Cluster, number: number): Promise<Visitor> {
  const { email } = await createCustomer(connectControl(cluster), { eWallet: 1_000 });
  const address = `10.9.0.${number + 1}`;
  let cookie = "";
  let ids: SessionIds | null = null;
  const send = async (request: Request) => {
    const headers = new Headers(request.headers);
    headers.set("cookie", cookie);
    headers.set("x-forwarded-for", address);
    const response = await fetch(new Request(request, { headers }));
    visitor.note(new URL(request.url).pathname, response);
    for (const line of response.headers.getSetCookie())
      if (!line.includes("Max-Age=0")) [cookie = ""] = line.split(";");
    return response;
  };
  const client = createClient({ baseUrl: cluster.url, companyId: 9, fetch: send, session: () => ids });
  const visitor: Visitor = { client, deposits: new Map(), cents: new Map(), next: 0, note: () => {} };
  ids = await client.call("UserLogin", { email, password: customerPassword });
  return visitor;
}

/** Creates the clients of a cluster, which all its loads have in turn. */
export async function createVisitors(cluster: Cluster): Promise<readonly Visitor[]> {
  const visitors: Visitor[] = [];
  for (let number = 0; number < CLIENTS; number += 1) visitors.push(await connect(cluster, number));
  return visitors;
}
