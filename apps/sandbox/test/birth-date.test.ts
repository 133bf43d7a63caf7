import type { SessionIds } from "@broker/sdk";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import type { Send } from "../src/jobs/job-handlers.ts";
import { createProvider, type Provider, type Visitor } from "./provider.ts";
import { calls, fieldsOf, requestOf } from "./requests.ts";

let provider: Provider;
beforeAll(async () => {
  provider = await createProvider();
});
afterAll(() => provider.close());

const withBirthDates = calls.flatMap((name) =>
  [...fieldsOf(name, null).keys()].flatMap((field) =>
    /dateOfBirth/i.test(field) ? [[name, field] as const] : [],
  ),
);

test("the operations with a date of birth are known", () => {
  expect(withBirthDates.map(([name]) => name)).toEqual(["KycVerification", "UpdateUserInfo"]);
});

describe.each(withBirthDates)("%s", (name, field) => {
  let visitor: Visitor;
  let ids: SessionIds;
  let send: Send;
  beforeAll(async () => {
    send = provider.send;
    visitor = provider.visitor(9, (request) => send(request));
    ids = await visitor.signIn("empty@example.com");
  });
  const answerTo = async (dateOfBirth: string, minimumAge = 18): Promise<unknown> => {
    const app = await createApp({ ...provider.deps, config: { ...provider.deps.config, minimumAge } });
    send = app.fetch;
    const answer = await visitor.fetch(...requestOf(name, fieldsOf(name, ids).set(field, dateOfBirth)));
    return { status: answer.status, ...Object(await answer.json()) };
  };

  test("refuses an invalid date of birth or that of a child, and names the field", async () => {
    for (const date of [
      "2026-11-21T11:00:00Z",
      "2026-11-22T16:00:00Z",
      // The day before the birthday.
      "2008-11-21T16:00:00Z",
      "0000-01-01T00:00:00Z",
      "1900-01-01T00:00:00Z",
    ])
      expect(await answerTo(date), date).toMatchObject({ status: 400, data: { errors: [{ path: field }] } });
  });

  test("states the minimum age that the company configured", async () => {
    expect(await answerTo("2006-11-20T16:00:00Z", 21)).toMatchObject({
      status: 400,
      responseMessage: "You must be at least 21 years old.",
    });
  });

  test("accepts a client who comes of age today", async () => {
    expect(await answerTo("2008-11-20T16:00:00Z")).toMatchObject({ status: 200 });
  });
});
