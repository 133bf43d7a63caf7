import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Send } from "../src/conformance/line.ts";
import { runSynthetic } from "../src/synthetic/command.ts";
import { createSyntheticMetrics, serveMetrics } from "../src/synthetic/synthetic-metrics.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { createProvider, type Provider } from "./provider.ts";

let provider: Provider;
let customer: Customer;
beforeAll(async () => {
  provider = await createProvider();
});
beforeEach(async () => {
  await provider.forgetLimits();
  customer = await createCustomer(provider);
});
afterAll(() => provider.close());

const env = { SYNTHETIC_PASSWORD: "Sandbox-2026!" };
const isCall = (request: Request, call: string) => new URL(request.url).pathname.endsWith(`/${call}`);

/** Runs the command once as the new client; `alter` may answer in place of the provider. */
async function run(alter: (request: Request) => Response | null = () => null, more: readonly string[] = []) {
  const printed: string[] = [];
  const asked: string[] = [];
  const send: Send = async (request) => {
    asked.push(new URL(request.url).pathname.split("/").at(-1) ?? "");
    return alter(request) ?? provider.send(request);
  };
  const args = ["--host", "http://localhost:4000", "--company", "9", "--email", customer.email, "--once"];
  const code = await runSynthetic([...args, ...more], {
    print: (text) => void printed.push(text),
    signal: new AbortController().signal,
    send,
    env,
  });
  return { code, asked, line: JSON.parse(printed.join("")) };
}
const deposits = () => customer.client.call("GetDepositTransactionsByUser", {});

test("a run makes one deposit, finds it, and cancels it, so that nothing waits for staff", async () => {
  const { code, asked, line } = await run();
  expect(line).toMatchObject({ ok: true, milliseconds: expect.any(Number) });
  expect([code, asked]).toEqual([
    0,
    [
      "UserLogin",
      "GetPaymentPlatforms",
      "GetCurrencies",
      "DepositRequest",
      "GetDepositTransactionsByUser",
      "CancelDeposit",
      "UserLogout",
    ],
  ]);
  expect(await deposits()).toMatchObject([{ cancelledBy: "client", amountUsd: expect.any(Number) }]);
});

const answerTo =
  (call: string, status: number, body: unknown = null) =>
  (request: Request) =>
    isCall(request, call) ? Response.json(body, { status }) : null;
const done = (data: unknown) => ({ responseCode: 1, responseMessage: "Success", data });

test.each([
  ["a refused sign-in", "sign in", /UserLogin answered with status 503\./, answerTo("UserLogin", 503)],
  [
    "no bank",
    "read the ways to pay",
    /No bank and no network/,
    answerTo("GetPaymentPlatforms", 200, done([])),
  ],
  [
    "a refused deposit",
    "deposit",
    /status 200, code 2004: Another rate\./,
    answerTo("DepositRequest", 200, { responseCode: 2004, responseMessage: "Another rate.", data: null }),
  ],
  [
    "a deposit without its id",
    "deposit",
    /another shape than the contract: .*transactionId/s,
    answerTo("DepositRequest", 200, done({})),
  ],
  [
    "a list without the deposit",
    "list",
    /is in the list 0 times/,
    answerTo("GetDepositTransactionsByUser", 200, done([])),
  ],
  ["a failed cancellation", "cancel", /CancelDeposit answered/, answerTo("CancelDeposit", 500)],
  ["a failed sign-out", "sign out", /UserLogout answered/, answerTo("UserLogout", 500)],
] as const)("%s ends the run with 1, and is named with its step", async (_what, step, reason, alter) => {
  const { code, line } = await run(alter);
  expect([code, line.ok, line.step]).toEqual([1, false, step]);
  expect(line.reason).toMatch(reason);
});

test("a deposit that is missing in the list is cancelled all the same", async () => {
  await run(answerTo("GetDepositTransactionsByUser", 200, done([])));
  expect(await deposits()).toMatchObject([{ cancelledBy: "client" }]);
});

test.each([
  ["fetch failed", new TypeError("fetch failed")],
  ["ECONNREFUSED", new TypeError("fetch failed", { cause: { code: "ECONNREFUSED" } })],
])("a provider without an answer is named, with the reason: %s", async (reason, error) => {
  const { code, line } = await run(() => {
    throw error;
  });
  expect([code, line.step, line.reason]).toEqual([1, "sign in", `UserLogin had no answer: ${reason}.`]);
});

test.each([
  [["--host", "example.com"], "--host is “example.com”"],
  [["--company", "nine"], "--company is “nine”"],
  [["--every", "1"], "--every is “1”: it must be a whole number from 10."],
  [["--speed", "9"], "--speed"],
])("%s ends with 2 and names the option", async (wrong, sentence) => {
  const printed: string[] = [];
  const code = await runSynthetic(
    ["--host", "http://localhost:4000", "--company", "9", "--email", "a@example.com", ...wrong],
    { print: (text) => void printed.push(text), signal: new AbortController().signal, env },
  );
  expect([code, printed.join("")]).toEqual([2, expect.stringContaining(sentence)]);
});

test("it continues until it is stopped, after a failed run too", async () => {
  const stopped = new AbortController();
  const printed: string[] = [];
  const args = ["--host", "http://localhost:4000", "--company", "9", "--email", customer.email];
  const code = await runSynthetic(args, {
    print: (text) => {
      printed.push(text);
      stopped.abort();
    },
    signal: stopped.signal,
    send: () => Promise.reject(new TypeError("fetch failed")),
    env,
  });
  expect([code, printed.length]).toEqual([0, 1]);
});

test("the metrics say how the last run went, and count failures by their step", async () => {
  const metrics = createSyntheticMetrics();
  metrics.record({ at: new Date(5_000), milliseconds: 1_500, failed: null });
  metrics.record({ at: new Date(9_000), milliseconds: 250, failed: "deposit" });
  const server = await serveMetrics(metrics, 0);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const text = await fetch(`http://127.0.0.1:${port}/metrics`).then((response) => response.text());
  expect(text).toContain("broker_synthetic_deposit_success 0\n");
  expect(text).toContain("broker_synthetic_deposit_seconds 0.25\n");
  expect(text).toContain("broker_synthetic_deposit_finished_timestamp_seconds 9\n");
  expect(text).toContain('broker_synthetic_deposit_failures_total{step="deposit"} 1\n');
  expect(text).toContain('broker_synthetic_deposit_failures_total{step="cancel"} 0\n');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  server.close();
});
