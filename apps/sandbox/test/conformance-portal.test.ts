import { ownCapabilities } from "@broker/api-spec/operations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { breachesOf, checkWithFaults } from "./conformance-check.ts";
import { absent, addCoinPay, alter, type Fault, set } from "./conformance-fault.ts";
import { createProvider, type Provider } from "./provider.ts";

let provider: Provider;
beforeAll(async () => {
  provider = await createProvider();
});
afterAll(() => provider.close());

test("a provider with a bearer token, and without calls that it may lack, conforms; the file for the portal names what it has", async () => {
  const bearer: Fault["inject"] = async (request, next) => {
    const token = request.headers.get("authorization")?.replace("Bearer ", "");
    const headers = new Headers(request.headers);
    if (token !== undefined) headers.set("cookie", token);
    const response = await next(new Request(request, { headers }));
    const session = response.headers.getSetCookie().find((line) => line.startsWith("__Host-session="));
    if (session === undefined || !response.ok) return response;
    const body: unknown = await response.json();
    const [cookie] = session.split(";");
    const data = { ...Object(body).data, accessToken: cookie };
    return Response.json({ ...Object(body), data }, { headers: { "cache-control": "no-store" } });
  };
  const lacked = ["GetCapabilities", "UserLogout", "VoidIntent", "GetCompoundSchemeLogByUserId"] as const;
  const injected = [bearer, addCoinPay, ...lacked.map((call) => absent(call))].map((inject) => ({ inject }));
  const report = await checkWithFaults(provider, injected, false);
  expect(breachesOf(report)).toEqual([]);
  const gone = report.rows.filter(({ verdict }) => verdict === "notOffered").map(({ subject }) => subject);
  expect(gone.toSorted()).toEqual(lacked.toSorted());
  expect(report.rows.find(({ subject }) => subject === "UserLogin")?.note).toContain("bearer token");
  expect(report.rows.find(({ subject }) => subject === "GetPaymentPlatforms")?.note).toContain(
    "No payment was opened at `CoinPay`",
  );
  expect(report.provider).toEqual({
    capabilities: [
      "passwordReset",
      "supportMessage",
      "events",
      "limits",
      "freeze",
      "paging",
      "signInAlert",
      ...ownCapabilities,
    ].filter((name) => name !== "compoundScheme"),
    settings: {
      gateways: ["ess", "fastpay", "onepay", "smilepayz"],
      limits: { minimumDepositUsd: 10 },
    },
  });
});

test("the file for the portal holds the fields of the contract that the provider sets, and no others", async () => {
  const inject = alter("GetCapabilities", (body) => {
    set(Object(body["data"]).contact, "telegram", "@tidewell");
    return body;
  });
  const { settings } = (await checkWithFaults(provider, [{ inject }], false)).provider;
  expect(settings["contact"]).toEqual({ email: "support@northgale.example" });
});
