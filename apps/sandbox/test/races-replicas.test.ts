import { sql as raw } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { enqueue, runDueJobs } from "../src/jobs/job.service.ts";
import { atOnce } from "./at-once.ts";
import { type Cluster, createCluster } from "./cluster.ts";
import { createDatabase, withoutPostgres } from "./databases.ts";
import { untilLockWaits } from "./lock-waits.ts";
import { createProvider, DEMO, hundredDollars, type Provider } from "./provider.ts";
import { openPostgres } from "../src/db/database.ts";

describe.skipIf(withoutPostgres)("two replicas behave as one provider", () => {
  let cluster: Cluster;
  let replicas: readonly [Provider, Provider];
  beforeEach(async () => {
    cluster = await createCluster();
    ({ replicas } = cluster);
  });
  afterEach(async () => {
    await cluster.prove();
    await cluster.close();
  });

  /** Creates a browser whose next replica the test chooses. */
  const wanderer = () => {
    let at: 0 | 1 = 0;
    const visitor = replicas[0].visitor(9, (request) => replicas[at].send(request));
    return { ...visitor, goTo: (replica: 0 | 1) => void (at = replica) };
  };

  test("a change that one replica acknowledged is read from the other one", async () => {
    const visitor = wanderer();
    await visitor.signIn();
    for (let round = 0; round < 20; round += 1) {
      visitor.goTo(0);
      const { transactionId } = await visitor.client.call("DepositRequest", hundredDollars);
      visitor.goTo(1);
      const [newest] = await visitor.client.call("GetDepositTransactionsByUser", {});
      expect(newest?.transactionId).toBe(transactionId);
    }
  });

  test("a session that ends at one replica is over at the other", async () => {
    const visitor = wanderer();
    await visitor.signIn();
    visitor.goTo(1);
    await visitor.client.call("GetUserInfo", {});
    await visitor.client.call("UserLogout", {});
    visitor.goTo(0);
    await expect(visitor.client.call("GetUserInfo", {})).rejects.toMatchObject({ status: 401 });
  });

  test.each([
    ["e-mail", () => "Same@example.com", (index: number) => `same${index}`],
    ["username", (index: number) => `same${index}@example.com`, () => "same"],
  ])(
    "of 20 concurrent registrations with the same %s, one opens an account",
    async (_what, email, username) => {
      const register = (index: number) =>
        replicas[index % 2 === 0 ? 0 : 1].visitor().client.call("CreateUser", {
          fullname: "Nur Aisyah",
          username: username(index),
          email: index % 3 === 0 ? email(index).toUpperCase() : email(index),
          contactNumber: "+60198765432",
          password: DEMO.password,
          countryId: 1325,
          referralCode: "NORTHGALE",
        });
      const { done, failed } = await atOnce(20, register);
      expect(done).toHaveLength(1);
      for (const reason of failed) expect(reason).toMatchObject({ kind: "refused", status: 200 });
      const { rows } = await replicas[1].query("select 1 from app_user where username like 'same%'");
      expect(rows).toHaveLength(1);
    },
  );

  test("of 20 concurrent deposits, as many are opened as the maximum per client", async () => {
    const visitor = wanderer();
    const { staffUserId } = await visitor.signIn();
    const open = async () => {
      const found = await replicas[0].query(
        `select 1 from deposit where user_id = ${staffUserId} and payment_status_id in (1, 2)`,
      );
      return found.rows.length;
    };
    const most = replicas[0].deps.config.maxOpenDeposits;
    await replicas[0].query(`insert into deposit (transaction_id, user_id, payment_platform_id, currency_code,
      amount, amount_usd, rate, payment_status_id, requested_at)
      select 'D-' || one, ${staffUserId}, 11, 'MYR', 447, 100, 4.47, 1, now()
      from generate_series(1, ${most - 5 - (await open())}) one`);
    const { done, failed } = await atOnce(20, (index) => {
      visitor.goTo(index % 2 === 0 ? 0 : 1);
      return visitor.client.call("DepositRequest", hundredDollars);
    });
    expect(done).toHaveLength(5);
    for (const reason of failed) expect(reason).toMatchObject({ kind: "refused", code: 2014 });
    expect(await open()).toBe(most);
  });

  test("each of 200 jobs is done once, though both replicas look for jobs at the same time", async () => {
    const { sql, clock } = replicas[0].deps;
    for (let job = 0; job < 200; job += 1)
      await enqueue(sql, { lane: "reports", kind: "probe", payload: job, dueAt: clock.now() });
    const done: unknown[] = [];
    const probe = async (payload: unknown) => void done.push(payload);
    const worker = async ({ deps }: Provider) => {
      while ((await runDueJobs(deps, { probe }, "reports")) > 0);
    };
    await Promise.all([...replicas, ...replicas].map(worker));
    expect(done).toHaveLength(200);
    expect(new Set(done).size).toBe(200);
  });

  test("asvs(7.4.3): a sign-in with the old password, concurrent with a change of it, leaves no session", async () => {
    const { sql } = replicas[0].deps;
    const owner = wanderer();
    const { staffUserId } = await owner.signIn();
    const stranger = replicas[1].visitor();
    let changed: Promise<unknown> = Promise.resolve();
    let signedIn: Promise<unknown> = Promise.resolve();
    await sql.transaction(async (held) => {
      await held.execute(raw`select 1 from app_user where user_id = ${staffUserId} for update`);
      const passwords = { oldPassword: DEMO.password, newPassword: "Sandbox-2027!" };
      changed = owner.client.call("UpdateUserPassword", passwords);
      await untilLockWaits(replicas[0], 1);
      signedIn = stranger.signIn().catch(() => null);
      await untilLockWaits(replicas[0], 2);
    });
    await Promise.all([changed, signedIn]);
    await expect(stranger.client.call("GetUserInfo", {})).rejects.toMatchObject({ kind: "unauthenticated" });
    expect(await owner.client.call("GetUserInfo", {})).toMatchObject({ username: "amira" });
  });

  test("a broken connection fails its own queries, and none after them", async () => {
    const visitor = cluster.visitor();
    await visitor.signIn();
    for (let round = 0; round < 10; round += 1) {
      const busy = atOnce(20, () => visitor.client.call("DepositRequest", hundredDollars));
      await replicas[0].query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
      for (const reason of (await busy).failed) expect(reason).toMatchObject({ kind: "server" });
    }
    // All connections are still usable: more than a pool has are used at once.
    const after = await atOnce(50, () => visitor.client.call("DepositRequest", hundredDollars));
    expect(after.done).toHaveLength(50);
  });
});

test.skipIf(withoutPostgres)(
  "two replicas that find an empty database both start, and seed it once",
  async () => {
    const address = await createDatabase({ isEmpty: true });
    const start = async () => createProvider({ database: await openPostgres(address) });
    const replicas = await Promise.all([start(), start()]);
    for (const replica of replicas) {
      expect(await replica.visitor().signIn()).toMatchObject({ username: "amira" });
      expect(await replica.control("ledger")).toMatchObject({ ok: true });
      expect((await replica.query("select 1 from company")).rows).toHaveLength(2);
    }
    await Promise.all(replicas.map((replica) => replica.close()));
  },
);
