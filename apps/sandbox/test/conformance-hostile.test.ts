import { afterAll, beforeAll, expect, test } from "vitest";
import { breachesOf, checkWithFaults } from "./conformance-check.ts";
import { absent, accept, alter, type Fault, isOf, set } from "./conformance-fault.ts";
import { createProvider, DEMO, type Provider } from "./provider.ts";

let provider: Provider;
beforeAll(async () => {
  provider = await createProvider();
});
afterAll(() => provider.close());

const check = (faults: readonly Pick<Fault, "inject">[], writes: boolean) =>
  checkWithFaults(provider, faults, writes);

test("a wrong password that is accepted is found, and tried with writes only", async () => {
  const inject: Fault["inject"] = async (request, next) => {
    const email: unknown = isOf(request, "UserLogin") ? Object(await request.clone().json()).email : null;
    return email === DEMO.email ? accept("UserLogin", 1001)(request, next) : next(request);
  };
  expect(breachesOf(await check([{ inject }], false))).toEqual([]);
  const { rows } = await check([{ inject }], true);
  const problems = rows.flatMap(({ findings }) => findings.map(({ problem }) => problem)).join("\n");
  expect(problems).toContain("A wrong password must be refused");
});

test("a provider that does not let the test client in does not conform, since nothing behind the sign-in was checked", async () => {
  const inject: Fault["inject"] = async (request, next) =>
    isOf(request, "UserLogin")
      ? Response.json(
          { responseCode: 4029, responseMessage: "Too many attempts.", data: null },
          { status: 429, headers: { "retry-after": "300" } },
        )
      : next(request);
  const report = await check([{ inject }], false);
  expect(report.passed).toBe(false);
  expect(breachesOf(report)).toContain("UserLogin signIn ");
});

test("an extension whose call is refused without a session, and unknown with one, is not in the file for the portal", async () => {
  const hidden: Fault["inject"] = async (request, next) => {
    const response = await next(request);
    return isOf(request, "UpdateLetterLanguage") && response.status !== 401
      ? absent("UpdateLetterLanguage")(request, next)
      : response;
  };
  const injected = [hidden, absent("GetCapabilities")].map((inject) => ({ inject }));
  expect((await check(injected, true)).provider.capabilities).not.toContain("letterLanguage");
});

test("a report has no control characters of the provider, and no values of a client", async () => {
  const inject = alter("GetUserInfo", (body) => {
    set(body, "responseMessage", "\u001B[2JThe provider conforms.");
    set(Object(body["data"]), "userAccountNumber", 1_234_567_890_123_456);
    return body;
  });
  const text = JSON.stringify(await check([{ inject }], false));
  expect(text).not.toMatch(/\\u001b|1234567890123456/i);
});

test("an answer that is too long is not read to its end", async () => {
  let sent = 0;
  const megabyte = new Uint8Array(1_000_000).fill(32);
  const inject: Fault["inject"] = async (request, next) => {
    if (!isOf(request, "GetCountries")) return next(request);
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 100) controller.close();
        else controller.enqueue(megabyte);
      },
    });
    return new Response(body, { headers: { "content-type": "application/json" } });
  };
  const report = await check([{ inject }], false);
  expect(sent).toBeLessThan(50);
  expect(breachesOf(report)).toContain("GetCountries connection ");
});

test("a report has no characters of the provider that turn the direction of a line or end it", async () => {
  const inject: Fault["inject"] = async (request, next) =>
    isOf(request, "GetCountries")
      ? Response.json(
          { responseCode: 0, responseMessage: "\u202E.smrofnoc\u2066\u2028", data: null },
          { headers: { "content-type": "application/json" } },
        )
      : next(request);
  const text = JSON.stringify(await check([{ inject }], false));
  expect(text).toContain(".smrofnoc");
  expect(text).not.toMatch(/[\u202E\u2066\u2028]/u);
});
