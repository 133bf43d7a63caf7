import { operations } from "@broker/api-spec/operations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setUpApp } from "./authenticator.ts";
import { callBare } from "./contract-case.ts";
import { createCustomer } from "./customer.ts";
import { createProvider, DEMO, type Provider } from "./provider.ts";
import { stepUpOf, withoutWaits } from "./step-up.ts";

let provider: Provider;
beforeAll(async () => {
  provider = await createProvider({ config: withoutWaits });
});
afterAll(() => provider.close());

const inFrame = async (name: "CompleteStepUp" | "WithdrawalRequest", bearer: string, body: object) => {
  const headers = { "content-type": "application/json", authorization: `Bearer ${bearer}` };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  const response = await provider.send(new Request(`http://localhost:4000${operations[name].path}`, init));
  return response.json();
};

test("the session of a frame has to prove the factor itself: it uses no proof of the session that opened it, and leaves none to it", async () => {
  const customer = await createCustomer(provider);
  const app = await setUpApp(provider, customer);
  const { userId } = customer;
  const created = Object(
    await callBare(customer, "CreateEmbedToken", { companyId: 9, userId, purpose: "withdrawal" }),
  );
  const opened = Object(
    await callBare(provider.visitor(), "OpenEmbedSession", {
      companyId: 9,
      purpose: "withdrawal",
      token: created.data.token,
    }),
  );
  const bearer = String(opened.data.sessionToken);
  await stepUpOf(customer, "WithdrawalRequest", app.freshCode());
  const order = { paymentPlatformId: 11, currencyCode: "MYR", amount: 441, amountUsd: 100 };
  const body = { ...order, userId, companyId: 9, otpValue: "000000" };
  expect(await inFrame("WithdrawalRequest", bearer, body)).toMatchObject({ responseCode: 1102 });
  const proof = { purpose: "WithdrawalRequest", code: app.freshCode() };
  expect(await inFrame("CompleteStepUp", bearer, proof)).toMatchObject({ responseCode: 1 });
  expect(await inFrame("WithdrawalRequest", bearer, body)).toMatchObject({ responseCode: 2011 });
  const other = { purpose: "UpdateUserPassword", code: app.freshCode() };
  await inFrame("CompleteStepUp", bearer, other);
  const passwords = { oldPassword: DEMO.password, newPassword: "Another-long-one-7" };
  await expect(customer.client.call("UpdateUserPassword", passwords)).rejects.toMatchObject({ code: 1102 });
});
