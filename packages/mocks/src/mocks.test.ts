import openapi from "@broker/api-spec/openapi.json" with { type: "json" };
import { operations } from "@broker/api-spec/operations";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { type HttpHandler, getResponse } from "msw";
import { describe, expect, test } from "vitest";
import { fail, handlers, kycScenarios, type Scenarios, sessionScenarios } from "./index.ts";
import * as mocks from "./index.ts";
import { server } from "./node.ts";

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
ajv.addSchema(openapi, "spec");

const isScenarios = (entry: [string, unknown]): entry is [string, Scenarios] =>
  entry[0].endsWith("Scenarios");
const scenarios = Object.entries<unknown>(mocks)
  .filter(isScenarios)
  .flatMap(([feature, named]) =>
    Object.entries(named).map(([name, list]) => [`${feature}.${name}`, list] as const),
  );
/** The faults without an answer, or without the contract's envelope. */
const silent =
  /loading|hangs|slow|offline|replyLost|outcomeUnknown|unknownStatus|broken|failed|tooManyAttempts|withoutMessage|absent|sessionScenarios\.(expired|signOutFails)/i;

const isCall = (name: string): name is keyof typeof operations => Object.hasOwn(operations, name);
const calls = Object.keys(operations).filter(isCall);

async function answerOf(
  list: readonly HttpHandler[],
  call: keyof typeof operations,
): Promise<Response | undefined> {
  const { method, path } = operations[call];
  return getResponse([...list], new Request(`https://api.example.com${path}`, { method }));
}

// Runs before the other tests: each call advances the state of the handlers, which all tests share.
describe("a scenario that is used again after a reset gives its first answers again", () => {
  test.each(scenarios.filter(([name]) => !silent.test(name)))("%s", async (_name, list) => {
    const own = calls.filter((call) => list.some(({ info }) => info.header.endsWith(operations[call].path)));
    const readAll = async (): Promise<unknown> => {
      server.use(...list);
      const answers: unknown[] = [];
      for (const call of own) answers.push(await (await answerOf(list, call))?.json());
      server.resetHandlers();
      return answers;
    };
    const first = await readAll();
    expect(first).not.toEqual([]);
    expect(await readAll()).toEqual(first);
  });
});

describe("a scenario answers by the contract", () => {
  test.each(scenarios.filter(([name]) => !silent.test(name)))("%s", async (_name, list) => {
    expect.hasAssertions();
    for (const call of calls) {
      const { path, method } = operations[call];
      const own = list.some(({ info }) => info.header.endsWith(path));
      if (!own) continue;
      const response = await answerOf(list, call);
      const pointer = `spec#/paths/${encodeURIComponent(path.replaceAll("/", "~1"))}/${method.toLowerCase()}/responses/200/content/application~1json/schema`;
      expect(ajv.validate(pointer, await response?.json()), ajv.errorsText()).toBe(true);
    }
  });
});

test("by default every operation of the contract succeeds, and no other request is answered", async () => {
  for (const call of calls) {
    const response = await answerOf(handlers, call);
    expect(await response?.json(), call).toMatchObject({ responseCode: 1 });
  }
  expect(
    await getResponse([...handlers], new Request("https://api.example.com/api/User/Nobody")),
  ).toBeUndefined();
});

test.each([
  ["html500", 500],
  ["unknownCall", 404],
  ["unavailable", 503],
  ["rateLimited", 429],
  ["signedOut", 401],
  ["empty", 200],
  ["truncated", 200],
  ["wrongShape", 200],
  ["refusedWithoutMessage", 200],
] as const)("%s answers with %d", async (fault, status) => {
  expect((await answerOf([fail("DepositRequest", fault)], "DepositRequest"))?.status).toBe(status);
});

test("an answer that changes after the first request stays changed", async () => {
  const statusOf = async (): Promise<unknown> =>
    (await answerOf(kycScenarios.replyLost, "GetUserInfo"))?.json();
  const withStatus = (kycStatus: number) => ({ responseCode: 1, data: { kycStatus } });
  expect(await statusOf()).toMatchObject(withStatus(0));
  expect(await statusOf()).toMatchObject(withStatus(1));
  expect(await statusOf()).toMatchObject(withStatus(1));
});

test("an expired session refuses every operation of a user, and no operation of a visitor", async () => {
  for (const call of calls) {
    const { audience, idempotent } = operations[call];
    const list = [...sessionScenarios.expired, ...handlers];
    expect([call, (await answerOf(list, call))?.status]).toEqual([call, audience === "client" ? 401 : 200]);
    const atMoney = [...sessionScenarios.expiredBeforeMoney, ...handlers];
    const isMoney = audience === "client" && idempotent;
    expect([call, (await answerOf(atMoney, call))?.status]).toEqual([call, isMoney ? 401 : 200]);
  }
  expect(sessionScenarios.expiredBeforeMoney.length).toBeGreaterThan(0);
});

test("the public names change only on purpose", () => {
  expect(Object.keys(mocks).toSorted()).toMatchInlineSnapshot(`
    [
      "cancelScenarios",
      "capabilityScenarios",
      "compoundSchemeScenarios",
      "depositScenarios",
      "eligibilityScenarios",
      "eventScenarios",
      "fail",
      "faults",
      "freezeScenarios",
      "handlers",
      "inboxScenarios",
      "kycCaptureScenarios",
      "kycPhotoScenarios",
      "kycResubmissionScenarios",
      "kycScenarios",
      "letterPhraseScenarios",
      "mock",
      "mockCapabilities",
      "mockStream",
      "mockThen",
      "mockVoidIntent",
      "noteScenarios",
      "pagingScenarios",
      "passkeyScenarios",
      "passwordResetScenarios",
      "payeeScenarios",
      "privacyScenarios",
      "profileScenarios",
      "referralScenarios",
      "refuse",
      "registrationScenarios",
      "secondFactorScenarios",
      "securityScenarios",
      "sessionScenarios",
      "signInAlertScenarios",
      "statementScenarios",
      "stepUpScenarios",
      "threadScenarios",
      "transferScenarios",
      "withdrawalScenarios",
    ]
  `);
});

test("a stream of events is ready at once, and has what a test sends", async () => {
  const { handler, send } = mocks.mockStream();
  const headers = { accept: "text/event-stream" };
  const request = new Request(`https://api.example.com${operations.Stream.path}`, { headers });
  const response = await getResponse([handler], request);
  const reader = response?.body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = await reader?.read();
  expect(first?.value).toContain('"kind":"ready"');
  send({ kind: "deposit", subject: "D-20261121-0001" });
  const second = await reader?.read();
  expect(second?.value).toMatch(/^id: .+\ndata: .*"kind":"deposit".*"subject":"D-20261121-0001"/);
  await reader?.cancel();
  send({ kind: "identity" });
});
