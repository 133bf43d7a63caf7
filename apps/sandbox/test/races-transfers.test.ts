import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as v from "valibot";
import { type Cluster, createCluster } from "./cluster.ts";
import { withoutPostgres } from "./databases.ts";
import { receipt, type Visitor } from "./provider.ts";
import { LONG } from "./rounds.ts";

const TRANSFERS = LONG ? 1_000 : 200;
/** The number of concurrent senders per user: as many forms of unknown length as one client's share of memory holds. */
const SENDERS = 2;
const Ids = v.array(v.object({ transaction_id: v.string() }));
const Sums = v.array(v.object({ sum: v.string() }));

let cluster: Cluster;
beforeAll(async () => {
  if (!withoutPostgres) cluster = await createCluster();
});
afterAll(() => cluster?.close());

/** Returns the sum of two users' balances over all accounts. */
async function sumOf(people: readonly number[]): Promise<string> {
  const { rows } = await cluster.replicas[0].query(
    `select sum(balance)::text from account where user_id in (${people.join(",")})`,
  );
  return v.parse(Sums, rows)[0]?.sum ?? "";
}

/** Decides on waiting transfers, twenty at a time at both replicas, until no more arrive; returns their number. */
async function decideUntil(isDone: () => boolean): Promise<number> {
  let decided = 0;
  for (;;) {
    const wasDone = isDone();
    const statement = "select transaction_id from transfer where payment_status_id = 1 limit 20";
    const waiting = v.parse(Ids, (await cluster.replicas[0].query(statement)).rows);
    if (waiting.length === 0 && wasDone) return decided;
    await Promise.all(
      waiting.map(async ({ transaction_id: id }, index) => {
        const step = index % 10 === 9 ? "reject" : "approve";
        await cluster.replicas[index % 2 === 0 ? 0 : 1].control(`transfers/${id}/${step}`, {});
        decided += 1;
      }),
    );
  }
}

describe.skipIf(withoutPostgres)("two users who send money to each other", () => {
  test(
    `${TRANSFERS} transfers both ways beside their decisions: none deadlocks, and the sum stays the same`,
    { timeout: 120_000 },
    async () => {
      const send = async (visitor: Visitor, email: string, cTraderLogin: string, count: number) => {
        for (let sent = 0; sent < count; sent += 1) {
          // The rate limit per user is not tested here, so the clock moves on.
          cluster.replicas[0].clock.advance(1 / 250);
          await visitor.client.call("CTraderInternalTransferUserToUser", {
            ToUserEmail: email,
            ToUserCTraderLogin: cTraderLogin,
            AmountUsd: 0.5,
            Reference: receipt(),
          });
        }
      };
      const people = await Promise.all(
        ["demo@example.com", "friend@example.com"].map(async (email) => {
          const visitor = cluster.visitor();
          const { staffUserId, cTraderLogin } = await visitor.signIn(email);
          return { visitor, email, staffUserId, cTraderLogin };
        }),
      );
      const [one, other] = people;
      if (!one || !other) throw new Error("Nobody is there");
      const ids = people.map(({ staffUserId }) => staffUserId);
      // Waiting transfers of the seed are not part of the test.
      await decideUntil(() => true);
      const before = await sumOf(ids);

      const each = TRANSFERS / 2 / SENDERS;
      let isDone = false;
      const sending = Promise.all(
        Array.from({ length: SENDERS }, () => [
          send(one.visitor, other.email, other.cTraderLogin, each),
          send(other.visitor, one.email, one.cTraderLogin, each),
        ]).flat(),
      ).finally(() => (isDone = true));
      const [, decided] = await Promise.all([sending, decideUntil(() => isDone)]);

      expect(decided).toBe(TRANSFERS);
      expect(await sumOf(ids)).toBe(before);
      const { rows } = await cluster.replicas[0].query(
        "select deadlocks::text as sum from pg_stat_database where datname = current_database()",
      );
      expect(v.parse(Sums, rows)).toEqual([{ sum: "0" }]);
      await cluster.prove();
    },
  );
});
