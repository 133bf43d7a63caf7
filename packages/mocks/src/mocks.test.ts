import openapi from "@broker/api-spec/openapi.json" with { type: "json" };
import { operations } from "@broker/api-spec/operations";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { type HttpHandler, getResponse } from "msw";
import { describe, expect, test } from "vitest";
import {
  depositScenarios,
  fail,
  handlers,
  profileScenarios,
  registrationScenarios,
  sessionScenarios,
} from "./index.ts";
import * as mocks from "./index.ts";

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
ajv.addSchema(openapi, "spec");

const scenarios = Object.entries({
  depositScenarios,
  profileScenarios,
  registrationScenarios,
  sessionScenarios,
}).flatMap(([feature, named]) =>
  Object.entries<readonly HttpHandler[]>(named).map(([name, list]) => [`${feature}.${name}`, list] as const),
);
/** Those that never answer, or not with the contract's own envelope. */
const silent =
  /loading|Hangs|hangs|slow|offline|replyLost|outcomeUnknown|broken|failed|listFailed|platformsFailed|tooManyAttempts|WithoutMessage/;

const isCall = (name: string): name is keyof typeof operations => Object.hasOwn(operations, name);
const calls = Object.keys(operations).filter(isCall);

async function answerOf(
  list: readonly HttpHandler[],
  call: keyof typeof operations,
): Promise<Response | undefined> {
  const { method, path } = operations[call];
  return getResponse([...list], new Request(`https://api.example.com${path}`, { method }));
}

describe("a scenario answers as the contract says", () => {
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

test("by default every call of the contract succeeds, and nothing beyond it is answered", async () => {
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

test("the public names change on purpose only", () => {
  expect(Object.keys(mocks).toSorted()).toMatchInlineSnapshot(`
    [
      "depositScenarios",
      "fail",
      "faults",
      "handlers",
      "mock",
      "profileScenarios",
      "refuse",
      "registrationScenarios",
      "sessionScenarios",
    ]
  `);
});
