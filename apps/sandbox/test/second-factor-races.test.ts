import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runInTransaction } from "../src/db/transaction.ts";
import { spendFactorCode } from "../src/second-factor/factor-code.ts";
import { atOnce } from "./at-once.ts";
import { type App, challengeOf, setUpApp } from "./authenticator.ts";
import { type Cluster, createCluster } from "./cluster.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { withoutPostgres } from "./databases.ts";

const TIMES = 20;

describe.skipIf(withoutPostgres)("asvs(6.5.1): a second factor on two replicas", () => {
  let cluster: Cluster;
  let customer: Customer;
  let app: App;
  beforeAll(async () => {
    cluster = await createCluster();
    const [first] = cluster.replicas;
    customer = await createCustomer(first);
    app = await setUpApp(first, customer);
  });
  beforeEach(() => cluster.replicas[0].query("delete from sign_in_failure"));
  afterAll(async () => {
    await cluster.prove();
    await cluster.close();
  });

  /** Uses a code many times at once on both replicas, without the limit of wrong codes, and returns the successes. */
  const useAtOnce = async (code: string) => {
    const { done, failed } = await atOnce(TIMES, (index) => {
      const { deps } = cluster.replicas[index % 2 === 0 ? 0 : 1];
      return runInTransaction(deps.sql, (sql) => spendFactorCode(deps, sql, customer.userId, { code }));
    });
    expect(failed).toEqual([]);
    return done.filter((isUsed) => isUsed).length;
  };

  test("a code of the app that is used 20 times at once is accepted once", async () => {
    expect(await useAtOnce(app.freshCode())).toBe(1);
  });

  test("a recovery code that is used 20 times at once is accepted once", async () => {
    expect(await useAtOnce(app.recoveryCodes[0] ?? "")).toBe(1);
  });

  test("a challenge that is answered 20 times at once opens one session", async () => {
    const visitor = cluster.visitor();
    const challenge = await challengeOf(visitor, customer.email);
    const code = app.freshCode();
    const { done } = await atOnce(TIMES, () => visitor.client.call("CompleteLogin", { challenge, code }));
    expect(done).toHaveLength(1);
  });

  test("of 20 wrong codes at once only those are compared that have no delay, and the challenge is void", async () => {
    const visitor = cluster.visitor();
    const challenge = await challengeOf(visitor, customer.email);
    const { failed } = await atOnce(TIMES, () =>
      visitor.client.call("CompleteLogin", { challenge, code: "000000" }),
    );
    expect(failed).toHaveLength(TIMES);
    expect(failed.filter((reason) => Object(reason).code === 1105)).toHaveLength(5);
    await cluster.replicas[0].query("delete from sign_in_failure");
    const late = visitor.client.call("CompleteLogin", { challenge, code: app.freshCode() });
    await expect(late).rejects.toMatchObject({ code: 1106 });
  });

  test("two concurrent requests to remove a lost factor are one", async () => {
    const browsers = [cluster.visitor(), cluster.visitor()];
    const { done } = await atOnce(2, async (index) => {
      const visitor = browsers[index];
      const challenge = visitor && (await challengeOf(visitor, customer.email));
      return visitor?.client.call("RequestFactorRemoval", { challenge: challenge ?? "" });
    });
    expect(new Set(done.map((one) => one?.decidedFrom)).size).toBe(1);
    const { rows } = await cluster.replicas[1].query("select 1 from factor_removal where closed_at is null");
    expect(rows).toHaveLength(1);
  });
});
