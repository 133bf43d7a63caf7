import { once } from "node:events";
import { serve } from "@hono/node-server";
import { operations, ownCapabilities } from "@broker/api-spec/operations";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Send } from "../src/jobs/job-handlers.ts";
import { cases } from "./contract-cases.ts";
import { openWorld, type World } from "./contract-world.ts";
import { type Answer, callOf, checkAnswer, isDone } from "./contract-check.ts";
import { createProvider, type Provider } from "./provider.ts";
import { calls, ORIGIN } from "./requests.ts";

let provider: Provider;
let server: ReturnType<typeof serve>;
beforeAll(async () => {
  provider = await createProvider();
  server = serve({ fetch: provider.send, port: 0, hostname: "127.0.0.1" });
  if (!server.listening) await once(server, "listening");
}, 60_000);
afterAll(async () => {
  server.close();
  await provider.close();
});

/** Returns the origin of the provider over a network connection. */
function readOrigin(): string {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return `http://127.0.0.1:${port}`;
}

/** Sends the request over a network connection. */
const overHttp: Send = async (request) => {
  const url = request.url.replace(ORIGIN, readOrigin());
  const body = request.body ? await request.arrayBuffer() : null;
  return fetch(url, { method: request.method, headers: request.headers, body, redirect: "manual" });
};

test("every operation of the contract has a case here", () => {
  expect(Object.keys(cases).toSorted()).toEqual(calls.toSorted());
  const isOwn = (name: (typeof calls)[number]) => {
    const { capability } = operations[name];
    return capability === null || ownCapabilities.includes(capability);
  };
  expect(calls.filter(isOwn)).toHaveLength(40);
});

describe.each([
  ["in this process", (request: Request) => provider.send(request)],
  ["over HTTP", overHttp],
] as const)("%s", (way, send) => {
  const answers: (Answer & { readonly name: string })[] = [];
  let world: World;
  beforeAll(async () => {
    // Limits, codes and waits of the other connection are over.
    provider.clock.advance(10);
    const watched: Send = async (request) => {
      const response = await send(request);
      const name = callOf(request.url);
      if (name)
        answers.push({ name, ...(await checkAnswer(name, response.clone(), `${request.method} ${name}`)) });
      return response;
    };
    world = await openWorld(provider, watched, way === "over HTTP" ? readOrigin() : ORIGIN);
  });
  afterAll(async () => {
    expect(await provider.control("ledger")).toMatchObject({ ok: true, violations: [] });
  });

  describe.each(calls)("%s", (name) => {
    const answersOf = async (step: "success" | "refusal") => {
      answers.length = 0;
      await cases[name][step](world);
      return answers.filter((answer) => answer.name === name);
    };

    test("succeeds with the answer of the contract", async () => {
      expect((await answersOf("success")).some(isDone)).toBe(true);
    });

    test("refuses with an envelope of the contract", async () => {
      const refusals = (await answersOf("refusal")).filter((answer) => !isDone(answer));
      expect(refusals).not.toHaveLength(0);
      for (const { status, message } of refusals) {
        expect(status).toBeLessThan(500);
        expect(message).not.toBe("");
      }
    });
  });
});

test("asvs(3.5.3): operations that change data accept POST only", async () => {
  for (const name of calls.filter((one) => operations[one].method === "POST"))
    for (const method of ["GET", "HEAD", "PUT", "PATCH", "DELETE"]) {
      const response = await provider.send(new Request(ORIGIN + operations[name].path, { method }));
      expect(response.status, `${method} ${name}`).toBe(404);
    }
});
