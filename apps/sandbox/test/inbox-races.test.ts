import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runInTransaction } from "../src/db/transaction.ts";
import { inboxStore } from "../src/event/inbox.store.ts";
import { recordEntry } from "../src/event/record-entry.ts";
import { type Cluster, createCluster } from "./cluster.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { withoutPostgres } from "./databases.ts";
import { untilLockWaits } from "./lock-waits.ts";
import type { Provider, Visitor } from "./provider.ts";

type Sql = Provider["deps"]["sql"];

describe.skipIf(withoutPostgres)("an inbox on two replicas", () => {
  let cluster: Cluster;
  let customer: Customer;
  /** A browser whose requests go to the replicas in turn, in a session of the customer. */
  let client: Visitor["client"];
  beforeAll(async () => {
    cluster = await createCluster();
  });
  beforeEach(async () => {
    const [first] = cluster.replicas;
    await first.forgetLimits();
    customer = await createCustomer(first);
    const visitor = cluster.visitor();
    await visitor.signIn(customer.email);
    ({ client } = visitor);
  });
  afterAll(() => cluster.close());

  const write = (sql: Sql, { userId }: Customer) =>
    recordEntry(cluster.replicas[0].deps, sql, {
      userId,
      kind: "transfer",
      change: "transferReceived",
      subject: "T-1",
    });
  const fill = (of: Customer, entries: number) =>
    cluster.replicas[0].deps.sql.transaction(async (sql) => {
      for (let entry = 0; entry < entries; entry += 1) await write(sql, of);
    });
  const rowsOf = async (columns: string) =>
    (
      await cluster.replicas[0].query(
        `select ${columns} from inbox_entry where user_id = ${customer.userId} order by entry_id`,
      )
    ).rows;

  test("of two transactions about the same two users, in opposite order, neither waits for the other's oldest entries", async () => {
    const other = await createCustomer(cluster.replicas[0]);
    await fill(customer, 200);
    await fill(other, 200);
    const [{ deps: slowly }, { deps: quickly }] = cluster.replicas;
    let tries = 0;
    await slowly.sql.transaction(async (slow) => {
      await write(slow, customer);
      await runInTransaction(quickly.sql, async (quick) => {
        tries += 1;
        await write(quick, other);
        await write(quick, customer);
      });
      await write(slow, other);
    });
    expect(tries).toBe(1);
    // Two entries were written, and one older entry was deleted.
    expect(await rowsOf("1")).toHaveLength(201);
    await fill(customer, 1);
    expect(await rowsOf("1")).toHaveLength(200);
    expect((await client.call("GetInbox", {})).entries).toHaveLength(200);
  });

  test("an entry that two tabs mark at once is read since the first of them", async () => {
    await fill(customer, 1);
    const [entry] = (await client.call("GetInbox", {})).entries;
    const entryId = entry?.entryId ?? "";
    const [first] = cluster.replicas;
    const readAt = new Date(first.clock.now().getTime() - 60_000);
    const second = await first.deps.sql.transaction(async (sql) => {
      await inboxStore.markRead(sql, customer.userId, [Number(entryId)], readAt);
      const answer = client.call("MarkRead", { entryIds: [entryId] });
      await untilLockWaits(first, 1);
      return { answer };
    });
    expect(await second.answer).toBeNull();
    const rows = await rowsOf(
      `entry_id::text as "entryId", read_at = '${readAt.toISOString()}' as "isFirst"`,
    );
    expect(rows).toContainEqual({ entryId, isFirst: true });
  });
});
