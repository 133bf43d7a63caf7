import { examples } from "@broker/api-spec/examples";
import { describe, expect, test } from "vitest";
import { ApiError, isOutcomeUnknown } from "../src/index.ts";
import { clientWith, envelope } from "./provider.ts";

const deposit = { paymentPlatformId: 11, currencyCode: "MYR", amount: 447, amountUsd: 100 };
const html = (status: number) => new Response("<h1>Bad gateway</h1>", { status, statusText: "Bad Gateway" });

describe("an unsuccessful answer rejects with its kind", () => {
  test.each([
    ["refused", () => envelope(null, 2002, "Too little.")],
    ["invalid", () => envelope(null, 4000, "Wrong.", { status: 400 })],
    ["invalid", () => envelope(null, 4022, "Key used.", { status: 422 })],
    ["invalid", () => envelope(null, 4015, "No such type.", { status: 415 })],
    ["unauthenticated", () => envelope(null, 4001, "Sign in.", { status: 401 })],
    ["forbidden", () => envelope(null, 4003, "Not yours.", { status: 403 })],
    ["unsupported", () => envelope(null, 4004, "No such call.", { status: 404 })],
    ["unsupported", () => html(404)],
    ["unsupported", () => envelope(null, 5001, "Not offered.", { status: 501 })],
    ["conflict", () => envelope(null, 4009, "Under way.", { status: 409 })],
    ["server", () => html(500)],
    ["server", () => envelope(null, 5003, "Not ready.", { status: 503 })],
    ["malformed", () => html(200)],
    ["malformed", () => new Response("")],
    ["malformed", () => new Response('{"responseCode":1,"respon')],
    ["malformed", () => Response.json({ responseCode: "1", responseMessage: "", data: null })],
    ["malformed", () => envelope(null)],
    ["malformed", () => envelope({ transactionId: 7 })],
    ["offline", () => Promise.reject(new TypeError("fetch failed"))],
  ] as const)("%s", async (kind, answer) => {
    const { client } = clientWith(answer);
    const error: unknown = await client.call("DepositRequest", deposit).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind, operation: "DepositRequest" });
  });
});

test("sign-in and user info are accepted without a KYC status", async () => {
  const { kycStatus: _, ...user } = examples.UserLogin.success.data;
  const { client } = clientWith(() => envelope(user));
  await expect(client.call("UserLogin", { email: "a@example.com", password: "x" })).resolves.toEqual({
    ...user,
    kycStatus: null,
  });
  const { kycStatus: __, ...info } = examples.GetUserInfo.success.data;
  const other = clientWith(() => envelope(info));
  await expect(other.client.call("GetUserInfo", {})).resolves.toEqual({ ...info, kycStatus: null });
});

test("has the provider's sentence, its code, and the id of the request", async () => {
  const headers = { "x-request-id": "r-1" };
  const { client } = clientWith(() => envelope(null, 2002, "Too little.", { headers }));
  await expect(client.call("DepositRequest", deposit)).rejects.toMatchObject({
    message: "Too little.",
    code: 2002,
    requestId: "r-1",
    status: 200,
  });
});

test.each([
  ["outside the envelope", { message: "Provider says no" }, 400, "invalid"],
  ["outside the envelope, of another status", { message: "Provider says no", errors: [] }, 422, "invalid"],
  [
    "beside an empty one of the envelope",
    { responseMessage: "", message: "Provider says no" },
    403,
    "forbidden",
  ],
  ["in an incomplete envelope", { responseMessage: "Provider says no" }, 409, "conflict"],
] as const)(
  "has the provider's sentence %s, before the HTTP status text",
  async (_where, body, status, kind) => {
    const { client } = clientWith(() => Response.json(body, { status, statusText: "Bad Request" }));
    await expect(client.call("DepositRequest", deposit)).rejects.toMatchObject({
      kind,
      message: "Provider says no",
    });
  },
);

test.each([[{ message: 7 }], [{ message: "" }], [["message"]], ["message"], [null]])(
  "has the HTTP status text where there is no sentence in %j",
  async (body) => {
    const { client } = clientWith(() => Response.json(body, { status: 400, statusText: "Bad Request" }));
    await expect(client.call("DepositRequest", deposit)).rejects.toMatchObject({ message: "Bad Request" });
  },
);

test("has the HTTP status text where the answer has no sentence", async () => {
  const { client } = clientWith(() => html(502));
  await expect(client.call("GetCompanies", {})).rejects.toMatchObject({
    message: "Bad Gateway",
    status: 502,
  });
});

test("a refusal without a sentence has none: the status text of a success is no reason", async () => {
  const { client } = clientWith(() => envelope(null, 0, "", { statusText: "OK" }));
  await expect(client.call("UserLogin", { email: "a", password: "b" })).rejects.toMatchObject({
    kind: "refused",
    message: "",
  });
});

test.each([
  ["seconds", "30", 1_030_000],
  ["a date", "Thu, 01 Jan 1970 00:17:00 GMT", 1_020_000],
  ["nothing that can be read", "soon", 1_000_000],
])("has the time from which a retry makes sense, with the header %s", async (_what, after, retryAt) => {
  const { client } = clientWith(
    () => envelope(null, 4029, "Too many attempts.", { status: 429, headers: { "retry-after": after } }),
    { clock: () => 1_000_000 },
  );
  await expect(client.call("GetCompanies", {})).rejects.toMatchObject({ kind: "rateLimited", retryAt });
});

const never = () => new Promise<never>(() => {});

test("times out at its deadline, even when its fetch ignores the signal", async () => {
  const { client } = clientWith(never);
  await expect(client.call("GetCompanies", {}, { timeout: 5 })).rejects.toMatchObject({ kind: "timeout" });
});

test("aborts its fetch at the deadline, and not after an answer", async () => {
  const signals: AbortSignal[] = [];
  const { client } = clientWith(async (_request, { signal }) => {
    signals.push(signal);
    return signals.length > 1 ? envelope([]) : never();
  });
  await expect(client.call("GetCompanies", {}, { timeout: 5 })).rejects.toMatchObject({ kind: "timeout" });
  const controller = new AbortController();
  await client.call("GetCompanies", {}, { timeout: 5, signal: controller.signal });
  controller.abort();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test("rejects with the caller's own reason when the caller aborts", async () => {
  const { client } = clientWith(never);
  const controller = new AbortController();
  const answer = client.call("GetCompanies", {}, { signal: controller.signal });
  controller.abort(new Error("left the page"));
  await expect(answer).rejects.toThrow("left the page");
});

test("sends nothing when the caller has aborted before", async () => {
  const { client, requests } = clientWith(() => envelope([]));
  const signal = AbortSignal.abort(new Error("left the page"));
  await expect(client.call("GetCompanies", {}, { signal })).rejects.toThrow("left the page");
  expect(requests).toEqual([]);
});

test.each([
  ["offline", true],
  ["timeout", true],
  ["server", true],
  ["malformed", true],
  ["conflict", true],
  ["refused", false],
  ["invalid", false],
  ["unauthenticated", false],
  ["forbidden", false],
  ["rateLimited", false],
] as const)("after %s, the outcome of a write is unknown: %s", (kind, isUnknown) => {
  expect(isOutcomeUnknown(new ApiError({ operation: "DepositRequest", kind }))).toBe(isUnknown);
});
