import { expect, test } from "vitest";
import { clientWith, envelope, ids } from "./provider.ts";

const deposit = { paymentPlatformId: 11, currencyCode: "MYR", amount: 447, amountUsd: 100 };

test("adds the ids of the session to a body, so that callers never pass them", async () => {
  const { client, requests } = clientWith(() => envelope({ transactionId: "D-1" }));
  expect(await client.call("DepositRequest", deposit)).toEqual({ transactionId: "D-1" });
  expect(await requests[0]?.json()).toEqual({
    ...deposit,
    companyId: 9,
    userId: ids.staffUserId,
    username: "amira",
  });
});

test("adds the ids and constants to a query", async () => {
  const { client, requests } = clientWith(() => envelope([]));
  await client.call("GetOnePayDepositMethod", { countryId: 458, paymentPlatformId: 33 });
  const { pathname, searchParams } = new URL(requests[0]?.url ?? "");
  expect(pathname).toBe("/api/Deposit/GetOnePayDepositMethod");
  expect(Object.fromEntries(searchParams)).toEqual({
    countryId: "458",
    operateStaffId: "0",
    paymentPlatformId: "33",
    userCompanyId: "9",
  });
});

test("any search text stays one field of the query, on an origin with or without a slash", async () => {
  const { client, requests } = clientWith(() => envelope([]), { baseUrl: "https://api.example.com/" });
  const searchInput = "a b&userId=1?#é%00";
  await client.call("GetEmailAndLoginForCTrader", { searchInput });
  const { pathname, searchParams } = new URL(requests[0]?.url ?? "");
  expect(pathname).toBe("/api/User/GetEmailAndLoginForCTrader");
  expect(Object.fromEntries(searchParams)).toEqual({ searchInput, userId: `${ids.staffUserId}` });
});

test("refuses a call that needs a session before anything is sent", async () => {
  const { client, requests } = clientWith(() => envelope(null), { session: () => null });
  await expect(client.call("GetUserInfo", {})).rejects.toMatchObject({ kind: "unauthenticated", status: 0 });
  expect(requests).toHaveLength(0);
});

test("sends a public call of a visitor for the configured company", async () => {
  const { client, requests } = clientWith(() => envelope(null), { session: () => null, companyId: 12 });
  await client.call("ResetUserPassword", { email: "a@example.com" });
  expect(await requests[0]?.json()).toEqual({ email: "a@example.com", companyId: 12 });
});

test("sends a file with its name, and the fields beside it, as a form", async () => {
  const { client, requests } = clientWith(() => envelope(null));
  const receipt = new File(["%PDF-1.4"], "receipt.pdf", { type: "application/pdf" });
  await client.call("SubmitDeposit", { ...deposit, transactionId: "D-1", receipt });
  const form = await requests[0]?.formData();
  expect(form?.get("amountUsd")).toBe("100");
  expect(form?.get("userId")).toBe("100234");
  const sent = form?.get("receipt");
  expect(sent instanceof File && [sent.name, sent.type, sent.size]).toEqual([
    "receipt.pdf",
    "application/pdf",
    8,
  ]);
});

test("sends the MD5 digest of a password and never the password", async () => {
  const { client, requests } = clientWith(() => envelope(null, 1001, "Invalid email or password."));
  await client.call("UserLogin", { email: "a@example.com", password: "password" }).catch(() => {});
  expect(await requests[0]?.text()).toBe(
    '{"companyId":9,"email":"a@example.com","password":"5f4dcc3b5aa765d61d8327deb882cf99"}',
  );
});

test("adds a bearer token for providers that use them", async () => {
  const auth = (request: Request) =>
    new Request(request, { headers: { ...Object.fromEntries(request.headers), authorization: "Bearer t" } });
  const { client, requests } = clientWith(() => envelope([]), { auth });
  await client.call("GetCompanies", {});
  expect(requests[0]?.headers.get("authorization")).toBe("Bearer t");
});

test("sends the user's current language with each call", async () => {
  let language: string | null = "ms";
  const { client, requests } = clientWith(() => envelope([]), { language: () => language });
  await client.call("GetCompanies", {});
  language = null;
  await client.call("GetCompanies", {});
  expect(requests[0]?.headers.get("accept-language")).toBe("ms");
  expect(requests[1]?.headers.get("accept-language")).not.toBe("ms");
});
