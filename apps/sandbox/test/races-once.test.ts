import { createIdempotencyKey } from "@broker/sdk";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { atOnce } from "./at-once.ts";
import { type Cluster, createCluster } from "./cluster.ts";
import { withoutPostgres } from "./databases.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { moneyCalls } from "./money-calls.ts";
import { LONG } from "./rounds.ts";

const ROUNDS = LONG ? 50 : 20;

describe.skipIf(withoutPostgres)("two replicas on one PostgreSQL", () => {
  let cluster: Cluster;
  let customer: Customer;
  beforeEach(async () => {
    cluster = await createCluster();
    customer = await createCustomer(cluster.replicas[0], { eWallet: "50000.00", trading: "50000.00" });
  });
  afterEach(async () => {
    await cluster.prove();
    await cluster.close();
  });

  const effects = async () => {
    const [deposits, withdrawals, transfers] = await Promise.all([
      customer.client.call("GetDepositTransactionsByUser", {}),
      customer.client.call("GetWithdrawalTransactionsByUser", {}),
      customer.client.call("GetInternalTransactionsByUser", {}),
    ]);
    const proved = deposits.filter(({ receipt }) => receipt !== null);
    return deposits.length + withdrawals.length + transfers.length + proved.length;
  };
  // Operations that need preparation, such as a code by e-mail, are not sent many times at once.
  const many = moneyCalls.filter(({ name }) => name !== "WithdrawalRequest" && name !== "SubmitDeposit");

  test.each(many.map((call) => [call.name, call] as const))(
    `%s: of ${ROUNDS} keys that are used and voided concurrently, each is either done, once, or void for good`,
    async (name, { prepare }) => {
      if (name === "DepositRequest" || name.startsWith("Generate")) {
        for (const { deps } of cluster.replicas) Object.assign(deps.config, { maxOpenDeposits: ROUNDS });
      }
      const send = await prepare(cluster.replicas[0], customer);
      const keys = Array.from({ length: ROUNDS }, createIdempotencyKey);
      const { done } = await atOnce(2 * ROUNDS, async (index): Promise<readonly [string, string]> => {
        const key = keys[Math.floor(index / 2)] ?? "";
        if (index % 2 === 1) return send(key).then(() => [key, "done"]);
        const [given] = await customer.client.call("VoidIntent", { idempotencyKeys: [key] });
        return [key, given?.state ?? ""];
      });
      const told = (state: string) => new Set(done.filter(([, what]) => what === state).map(([key]) => key));
      const states = [];
      for (let from = 0; from < ROUNDS; from += 20) {
        const some = keys.slice(from, from + 20);
        states.push(...(await customer.client.call("VoidIntent", { idempotencyKeys: some })));
      }
      const isDone = new Set(states.flatMap((one) => (one.state === "done" ? [one.idempotencyKey] : [])));
      expect(states.filter(({ state }) => state === "running")).toEqual([]);
      // The answers were right, and no other key has an effect.
      expect(told("done")).toEqual(isDone);
      expect([...told("voided")].filter((key) => isDone.has(key))).toEqual([]);
      expect(await effects()).toBe(isDone.size);
      for (const key of keys.filter((one) => !isDone.has(one)))
        await expect(send(key)).rejects.toMatchObject({ code: 1103 });
      expect(await effects()).toBe(isDone.size);
    },
    60_000,
  );

  test("a withdrawal that is sent and voided 25 times each concurrently is done once or not at all", async () => {
    const call = moneyCalls.find(({ name }) => name === "WithdrawalRequest");
    for (let round = 0; round < 4; round += 1) {
      // The rate limit of voided keys is not tested here.
      await cluster.replicas[0].forgetLimits();
      const send = await call?.prepare(cluster.replicas[0], customer);
      const key = createIdempotencyKey();
      const before = await effects();
      await atOnce(50, (index): Promise<unknown> =>
        index % 2 === 0
          ? customer.client.call("VoidIntent", { idempotencyKeys: [key] })
          : (send?.(key) ?? Promise.reject(new Error("There is no withdrawal"))),
      );
      const [given] = await customer.client.call("VoidIntent", { idempotencyKeys: [key] });
      expect(await effects()).toBe(before + (given?.state === "done" ? 1 : 0));
      const again = await send?.(key).catch((error: unknown) => Reflect.get(Object(error), "code"));
      expect(again).toEqual(given?.state === "done" ? { transactionId: given.transactionId } : 1103);
    }
  }, 60_000);

  test("a key whose request is being committed is reported as running, and as done afterwards", async () => {
    const key = createIdempotencyKey();
    const { sql } = cluster.replicas[0].deps;
    const giveUp = () => customer.client.call("VoidIntent", { idempotencyKeys: [key] });
    await sql.transaction(async (open) => {
      await open.execute(
        `insert into idempotency_key (user_id, key, operation, body_hash, answer, created_at) values
          (${customer.userId}, '${key}', 'CTraderTransferRequest', 'x',
           '{"responseCode":1,"responseMessage":"Success","data":null}', now())`,
      );
      expect(await giveUp()).toMatchObject([{ state: "running" }]);
    });
    expect(await giveUp()).toMatchObject([{ state: "done" }]);
  });
});
