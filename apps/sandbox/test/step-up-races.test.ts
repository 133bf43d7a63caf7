import { createIdempotencyKey } from "@broker/sdk";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { StepUpPurpose } from "../src/step-up/step-up.store.ts";
import { atOnce } from "./at-once.ts";
import { type App, setUpApp } from "./authenticator.ts";
import { type Cluster, createCluster } from "./cluster.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { withoutPostgres } from "./databases.ts";
import { DEMO, lastLetter, type Visitor } from "./provider.ts";
import { withoutWaits } from "./step-up.ts";

const TIMES = 20;
const account = { currencyCode: "MYR", bankCode: "DAYB", bankAccountName: "Amira Rahman" };

describe.skipIf(withoutPostgres)("asvs(6.5.1): proofs of a second factor on two replicas", () => {
  let cluster: Cluster;
  let customer: Customer;
  /** A browser whose requests go to the replicas in turn, in the session of the customer. */
  let client: Visitor["client"];
  let app: App;
  beforeAll(async () => {
    cluster = await createCluster(undefined, { config: withoutWaits });
    const [first] = cluster.replicas;
    customer = await createCustomer(first);
    const visitor = cluster.visitor();
    await visitor.signIn(customer.email);
    app = await setUpApp(first, visitor);
    ({ client } = visitor);
  });
  beforeEach(() => cluster.replicas[0].forgetLimits());
  afterAll(async () => {
    await cluster.prove();
    await cluster.close();
  });

  const prove = (purpose: StepUpPurpose) => client.call("CompleteStepUp", { purpose, code: app.freshCode() });
  const countRefused = (failed: readonly unknown[]) =>
    failed.filter((reason) => Object(reason).code === 1102).length;

  test("of 20 concurrent changes of the account under one proof, one is done", async () => {
    await prove("UpdateUserWithdrawalInfo");
    const { done, failed } = await atOnce(TIMES, (index) =>
      client.call("UpdateUserWithdrawalInfo", { ...account, bankAccountNumber: `11112222${1000 + index}` }),
    );
    expect([done.length, countRefused(failed)]).toEqual([1, TIMES - 1]);
  });

  test("of 20 concurrent withdrawals under one proof, one is done, and under one key all have its answer", async () => {
    const [first] = cluster.replicas;
    first.clock.advance(2);
    await client.call("RequestOtpWithdrawal", {});
    const otpValue = (await lastLetter(first, customer.email)).code ?? "";
    const order = { paymentPlatformId: 11, currencyCode: "MYR", amount: 44.1, amountUsd: 10, otpValue };
    await prove("WithdrawalRequest");
    const key = createIdempotencyKey();
    const { done, failed } = await atOnce(TIMES, (index) =>
      client.call("WithdrawalRequest", order, {
        idempotencyKey: index % 2 === 0 ? key : createIdempotencyKey(),
      }),
    );
    expect(new Set(done.map(({ transactionId }) => transactionId)).size).toBe(1);
    expect(done.length + failed.length).toBe(TIMES);
    const { rows } = await first.query(`select 1 from withdrawal where user_id = ${customer.userId}`);
    expect(rows).toHaveLength(1);
  });

  test("a code that proves calls of three purposes 20 times at once proves one call", async () => {
    const code = app.freshCode();
    const purposes = ["WithdrawalRequest", "UpdateUserWithdrawalInfo", "UpdateUserPassword"] as const;
    const { done } = await atOnce(TIMES, (index) =>
      client.call("CompleteStepUp", { purpose: purposes[index % 3] ?? "WithdrawalRequest", code }),
    );
    expect(done.length).toBeGreaterThan(0);
    const { rows } = await cluster.replicas[1].query(
      `select 1 from step_up_proof where user_id = ${customer.userId}`,
    );
    expect(rows).toHaveLength(1);
  });

  test("a proof, the removal of its factor and the end of its session at once leave no proof without either", async () => {
    const code = app.freshCode();
    const [recovery = ""] = app.recoveryCodes;
    await atOnce(3, (index) => {
      if (index === 0) return client.call("CompleteStepUp", { purpose: "WithdrawalRequest", code });
      return index === 1
        ? client.call("RemoveAuthenticator", { password: DEMO.password, code: recovery })
        : client.call("UserLogout", {});
    });
    const { rows } = await cluster.replicas[1].query(
      `select 1 from step_up_proof where user_id = ${customer.userId}`,
    );
    expect(rows).toEqual([]);
  });
});
