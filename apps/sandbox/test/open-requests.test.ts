import { expect, test, describe } from "vitest";
import { readConfig } from "../src/config.ts";
import { requestKinds } from "../src/db/names.ts";
import { atOnce } from "./at-once.ts";
import { withoutPostgres } from "./databases.ts";
import { hundredDollars } from "./provider.ts";
import { client, cluster, customer, openReplicas, requestCode } from "./replicated-customer.ts";
import { reusableCode } from "./reusable-code.ts";

const MOST = 3;
const hundred = { paymentPlatformId: 11, currencyCode: "MYR", amount: 441, amountUsd: 100 };
const tooMany = { kind: "refused", code: 2014 };

describe.skipIf(withoutPostgres)("open requests of one client, on two replicas", () => {
  openReplicas(
    {
      config: {
        ...readConfig({ PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere" }),
        maxOpenDeposits: MOST,
        maxOpenTransfers: MOST,
        maxOpenWithdrawals: MOST,
      },
    },
    async () => {
      for (const statement of reusableCode) await cluster.replicas[0].query(statement);
    },
  );

  /** How a client opens and lists requests of each kind, and how staff decide on one. */
  const ways = {
    deposit: {
      words: "You have too many open deposits. Please wait until some of them are completed.",
      decision: "deposits/{id}/cancel",
      prepare: () => Promise.resolve(""),
      open: () => client.call("DepositRequest", hundredDollars),
      list: () => client.call("GetDepositTransactionsByUser", {}),
    },
    withdrawal: {
      words: "You have too many open withdrawals. Please wait until some of them are completed.",
      decision: "withdrawals/{id}/reject",
      prepare: requestCode,
      open: (otpValue: string) => client.call("WithdrawalRequest", { ...hundred, otpValue }),
      list: () => client.call("GetWithdrawalTransactionsByUser", {}),
    },
    transfer: {
      words: "You have too many open transfers. Please wait until some of them are completed.",
      decision: "transfers/{id}/reject",
      prepare: () => Promise.resolve(""),
      open: () => client.call("CTraderTransferRequest", { amountUsd: 0.01 }),
      list: () => client.call("GetInternalTransactionsByUser", {}),
    },
  } as const;

  test.each(requestKinds)(
    "of 20 of the kind %s at once as many are opened as the maximum, and one more after staff have decided on one",
    async (kind) => {
      const { words, decision, prepare, open, list } = ways[kind];
      const otpValue = await prepare();
      const { done, failed } = await atOnce(20, () => open(otpValue));
      expect(done).toHaveLength(MOST);
      for (const reason of failed) expect(reason).toMatchObject({ ...tooMany, message: words });
      const [{ transactionId } = { transactionId: "" }, ...others] = await list();
      expect(others).toHaveLength(MOST - 1);
      await expect(open(otpValue)).rejects.toMatchObject(tooMany);
      await cluster.replicas[0].control(decision.replace("{id}", transactionId), {});
      await open(otpValue);
      await expect(open(otpValue)).rejects.toMatchObject(tooMany);
    },
  );

  test("of one kind leave room for the other kinds", async () => {
    for (const kind of requestKinds) {
      const { prepare, open, list } = ways[kind];
      const otpValue = await prepare();
      for (let count = 0; count < MOST; count += 1) await open(otpValue);
      expect(await list()).toHaveLength(MOST);
    }
  });

  test("no code is sent for a withdrawal beyond the maximum, and none is used up by it", async () => {
    const otpValue = await requestCode();
    for (let count = 0; count < MOST; count += 1) await ways.withdrawal.open(otpValue);
    for (const replica of cluster.replicas) replica.clock.advance(2);
    await expect(requestCode()).rejects.toMatchObject({ ...tooMany, message: ways.withdrawal.words });
    await cluster.replicas[0].query("drop trigger keep_code on one_time_code");
    await expect(ways.withdrawal.open(otpValue)).rejects.toMatchObject(tooMany);
    const { rows } = await cluster.replicas[0].query(
      `select 1 from one_time_code where user_id = ${customer.userId} and used_at is null`,
    );
    expect(rows).toHaveLength(1);
  });

  test("are bounded in every table of requests about money, and are counted by an index of the open ones", async () => {
    const { query } = cluster.replicas[0];
    const tables = await query(
      `select table_name::text as name from information_schema.columns where column_name = 'payment_status_id' order by 1`,
    );
    expect(tables.rows.map((row) => Object(row).name)).toEqual([...requestKinds].toSorted());
    for (const kind of requestKinds) {
      const room = `select request_room('${kind}', ${customer.userId}, 1) as who`;
      expect((await query(room)).rows).toEqual([{ who: customer.userId }]);
      const { rows } = await query(
        `select indexdef from pg_indexes where indexname = '${kind}_open' and tablename = '${kind}'`,
      );
      expect(rows).toHaveLength(1);
    }
    await expect(query(`select request_room('wish', ${customer.userId}, 1)`)).rejects.toThrow("wish");
  });
});
