import { examples } from "@broker/api-spec/examples";
import { expect, expectTypeOf, test } from "vitest";
import { ApiError, createFetchClient } from "../src/fetch.ts";
import type { ClientOptions, Data } from "../src/index.ts";
import { envelope, ids } from "./provider.ts";

function fetchClientWith(answer: () => Response | Promise<Response>, options: Partial<ClientOptions> = {}) {
  const requests: Request[] = [];
  const api = createFetchClient({
    baseUrl: "https://api.example.com",
    companyId: 9,
    session: () => ids,
    fetch: async (request) => {
      requests.push(request.clone());
      return answer();
    },
    ...options,
  });
  return { api, requests };
}

const amounts = { paymentPlatformId: 11, currencyCode: "MYR", amount: 447, amountUsd: 100 };

test("a call by path returns the data of its envelope, and sends the ids of the session", async () => {
  const { api, requests } = fetchClientWith(() => envelope({ transactionId: "D-1" }));
  const { data, error, response } = await api.POST("/api/Deposit/DepositRequest", {
    body: amounts,
    params: { header: { "Idempotency-Key": "key-1" } },
  });
  expectTypeOf(data).toEqualTypeOf<Data<"DepositRequest"> | undefined>();
  expectTypeOf(error).toEqualTypeOf<ApiError | undefined>();
  expect({ data, error, status: response.status }).toEqual({
    data: { transactionId: "D-1" },
    error: undefined,
    status: 200,
  });
  const [request] = requests;
  expect(request?.headers.get("idempotency-key")).toBe("key-1");
  expect(await request?.json()).toEqual({ ...amounts, companyId: 9, userId: 100234, username: "amira" });
});

test("a read sends its query, or nothing where it needs none", async () => {
  const { api, requests } = fetchClientWith(() => Response.json(examples.GetCompanies.success));
  const { data } = await api.GET("/api/Cache/GetCompanies");
  expectTypeOf(data).toEqualTypeOf<Data<"GetCompanies"> | undefined>();
  expect(data).toEqual(examples.GetCompanies.success.data);
  expect(requests[0]?.url).toBe("https://api.example.com/api/Cache/GetCompanies");
});

test("a file is sent as a form, and a token in the query of a write", async () => {
  const { api, requests } = fetchClientWith(() => envelope(null));
  const receipt = new File(["paid"], "receipt.png", { type: "image/png" });
  await api.POST("/api/Deposit/SubmitDeposit", { body: { ...amounts, transactionId: "D-1", receipt } });
  await api.POST("/api/User/VerifyEmail", { params: { query: { token: "abc" } } });
  const [submitted, verified] = requests;
  expect((await submitted?.formData())?.get("receipt")).toMatchObject({ name: "receipt.png" });
  expect(verified?.url).toBe("https://api.example.com/api/User/VerifyEmail?token=abc");
});

test("a refusal is the error, with its response", async () => {
  const { api } = fetchClientWith(() => envelope(null, 2007, "Your balance is too low."));
  const { data, error, response } = await api.POST("/api/Deposit/DepositRequest", { body: amounts });
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ kind: "refused", code: 2007, message: "Your balance is too low." });
  expect(response.ok).toBe(true);
});

test("a call without an answer rejects", async () => {
  const { api } = fetchClientWith(() => Promise.reject(new TypeError("Failed to fetch")));
  const calling = api.GET("/api/Cache/GetCompanies");
  await expect(calling).rejects.toThrow(ApiError);
  await expect(calling).rejects.toMatchObject({ kind: "offline", operation: "GetCompanies" });
});

test("an unknown body or path does not compile", async () => {
  const { api } = fetchClientWith(() => envelope(null));
  // @ts-expect-error The currency is missing.
  void api.POST("/api/Deposit/DepositRequest", { body: { paymentPlatformId: 11, amount: 1, amountUsd: 1 } });
  // @ts-expect-error A reading call is no POST.
  void api.POST("/api/Cache/GetCompanies");
  // @ts-expect-error There is no such call.
  await expect(api.GET("/api/Cache/GetNothing")).rejects.toThrow("The contract has no call");
});
