import { createServer } from "node:http";
import { examples } from "@broker/api-spec/examples";
import { createClient } from "@broker/sdk";
import createFetchClient from "openapi-fetch";
import { compare, type Pair } from "./ratio.ts";

const path = "/api/Cache/GetCompanies";
const answer = JSON.stringify(examples.GetCompanies.success);
type Paths = Record<string, { get: { responses: { 200: { content: { "application/json": object } } } } }>;

/** Compares the SDK with the library below it, with answers from memory. */
function mocked(): Pair {
  const options = { baseUrl: "http://localhost", fetch: async () => new Response(answer) };
  const client = createClient({ ...options, companyId: 9 });
  const alone = createFetchClient<Paths>(options);
  return {
    name: "SDK call / openapi-fetch alone, from memory",
    goal: 1 / 1.5,
    calls: 30_000,
    measured: () => client.call("GetCompanies", {}),
    reference: () => alone.GET(path),
  };
}

/** Compares the SDK, and the library below it, with bare `fetch`, with answers of a local server. */
function overLoopback(baseUrl: string): readonly Pair[] {
  const client = createClient({ baseUrl, companyId: 9 });
  const alone = createFetchClient<Paths>({ baseUrl });
  const reference = async (): Promise<unknown> => (await fetch(baseUrl + path)).json();
  const pair = { calls: 4_000, reference };
  return [
    {
      ...pair,
      name: "SDK call / bare fetch over loopback",
      goal: 1 / 1.35,
      measured: () => client.call("GetCompanies", {}),
    },
    // Without a goal: it shows the cost of the library itself.
    {
      ...pair,
      name: "openapi-fetch alone / bare fetch over loopback",
      goal: 0,
      measured: () => alone.GET(path),
    },
  ];
}

/** Measures the cost of a call through the SDK. */
export async function compareSdk(): Promise<void> {
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "application/json").end(answer);
  });
  // Longer than a pause between two measurements on a busy machine.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  await compare("SDK", [mocked(), ...overLoopback(`http://127.0.0.1:${address.port}`)]);
  server.closeAllConnections();
  server.close();
}
