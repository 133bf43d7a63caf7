import { sql as raw } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from "vitest";
import { createQueueStreams } from "../src/backoffice/queue-streams.ts";
import { StartError } from "../src/config.ts";
import type { Call } from "../src/contract/call.ts";
import type { ReadSql, Sql } from "../src/db/database.ts";
import { rowsOf } from "../src/db/rows.ts";
import { findPosition } from "../src/db/standby/position.ts";
import { openStandbys } from "../src/db/standby/watch-standbys.ts";
import { checkLedger } from "../src/ledger/ledger.service.ts";
import { addressOf, withoutPostgres } from "./databases.ts";
import { findPostgres } from "./postgres.ts";
import { hundredDollars } from "./provider.ts";
import { addressOn, administer, createStandbyWorld, openLine, type StandbyWorld } from "./standby-world.ts";

const askRole = (sql: ReadSql) => rowsOf(sql, raw`select pg_is_in_recovery() as "isStandby"`);

test("a query that asks for the primary is not given a standby, nor is a call that changes something", () => {
  expectTypeOf<Sql>().toExtend<ReadSql>();
  expectTypeOf<ReadSql>().not.toExtend<Sql>();
  expectTypeOf<Call<"DepositRequest">["read"]>().toBeUndefined();
  expectTypeOf<Call<"GetDepositTransactionsByUser">["read"]>().toBeFunction();
});

describe.skipIf(withoutPostgres)("reads of a standby", () => {
  let world: StandbyWorld;
  beforeAll(async () => {
    world = await createStandbyWorld(findPostgres() ?? "");
    await world.until("readable");
  }, 60_000);
  afterAll(() => world.remove());

  const standbysOf = (index: 0 | 1) => world.replicas[index].deps.standbys;
  /** Runs a read at the position of this moment, and returns whether a standby answered. */
  const readRole = async () => {
    const position = await findPosition(world.replicas[0].deps.sql);
    return standbysOf(0).read(position, askRole);
  };
  /** Pauses the replay of the standby, as if it were far behind, while some work runs. */
  const whileBehind = async (work: () => Promise<void>) => {
    await administer(world.standby, "select pg_wal_replay_pause()", "postgres");
    try {
      await work();
    } finally {
      await administer(world.standby, "select pg_wal_replay_resume()", "postgres");
    }
    await world.until("readable");
  };
  /** Waits until the standby runs a statement that sleeps. */
  const untilAsleep = () =>
    expect
      .poll(async () => {
        const { rows } = await administer(
          world.standby,
          "select 1 from pg_stat_activity where state = 'active' and query like '%pg_sleep%' and pid <> pg_backend_pid()",
          "postgres",
        );
        return rows.length;
      })
      .toBe(1);
  const deposit = async (visitor: Awaited<ReturnType<StandbyWorld["signIn"]>>) => {
    const { transactionId } = await visitor.client.call("DepositRequest", hundredDollars);
    const [newest] = await visitor.client.call("GetDepositTransactionsByUser", {});
    expect(newest?.transactionId).toBe(transactionId);
    return transactionId;
  };

  test("a list is of the standby, and has the deposit that was just made at another replica", async () => {
    const visitor = await world.signIn();
    const reads = await world.countReads(async () => {
      for (let round = 0; round < 40; round += 1) await deposit(visitor);
    });
    expect(reads.standby).toBeGreaterThan(20);
    expect(reads.standby + reads.primary).toBe(40);
    expect(await readRole()).toEqual([{ isStandby: true }]);
  });

  test("the queues of staff are counted on a standby", async () => {
    const { deps } = world.replicas[0];
    const reads = await world.countReads(async () => {
      const queues = createQueueStreams(deps, { count: 20 });
      const response = queues.open({ tokenHash: "of staff", queues: ["kyc"] });
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      let text = "";
      while (!text.includes("data: ")) text += (await reader?.read())?.value ?? "";
      queues.close();
    });
    expect(reads.standby).toBeGreaterThan(0);
  });

  test("a standby that is behind serves no list, is left out and noticed, and is read again later", async () => {
    const visitor = await world.signIn();
    await whileBehind(async () => {
      const reads = await world.countReads(() => deposit(visitor));
      expect(reads).toEqual({ standby: 0, primary: 1 });
      await world.until("behind");
      expect(await readRole()).toEqual([{ isStandby: false }]);
      expect(world.lines.join("")).toContain('"state":"behind"');
      const { body } = await world.replicas[0].deps.metrics.render();
      expect(body).toMatch(/broker_standby_state\{standby="127.0.0.1:\d+",state="behind"\} 1/);
      expect(body).toMatch(/broker_standby_behind_bytes\{standby="127.0.0.1:\d+"\} [1-9]/);
      expect(body).toMatch(/broker_standby_reads_total\{from="standby"\} [1-9]/);
    });
    expect(await readRole()).toEqual([{ isStandby: true }]);
  });

  test("a decision of staff shows in the queue and to the client at once, also while the standby is behind", async () => {
    const visitor = await world.signIn();
    const staff = await world.replicas[1].staff();
    const decideAndLook = async () => {
      const id = await deposit(visitor);
      const before = await world.countReads(async () => {
        expect(await (await staff.fetch("/sandbox/backoffice?page=0")).text()).toContain("Deposits");
      });
      await world.replicas[0].control(`deposits/${id}/complete`, {});
      expect(await (await staff.fetch("/sandbox/backoffice")).text()).not.toContain(id);
      const list = await visitor.client.call("GetDepositTransactionsByUser", {});
      expect(list.find(({ transactionId }) => transactionId === id)).toMatchObject({ paymentStatusId: 5 });
      return before;
    };
    expect(await decideAndLook()).toEqual({ standby: 1, primary: 0 });
    await whileBehind(async () => {
      expect(await decideAndLook()).toEqual({ standby: 0, primary: 1 });
    });
  });

  test("the proof of the books and the figures of a statement are of the standby", async () => {
    const [{ deps }] = world.replicas;
    const reads = await world.countReads(async () => {
      expect((await checkLedger(deps)).violations).toEqual([]);
    });
    expect(reads).toEqual({ standby: 1, primary: 0 });
    const alone = await deps.standbys.readNow(
      (sql) => rowsOf(sql, raw`select current_setting('transaction_isolation') as isolation`),
      { isolationLevel: "repeatable read" },
    );
    expect(alone).toEqual([{ isolation: "repeatable read" }]);
  });

  test("a read that the standby cancels in favour of the log is repeated on the primary", async () => {
    const position = await findPosition(world.replicas[0].deps.sql);
    const reads = await world.countReads(async () => {
      const answer = standbysOf(0).read(position, (sql) =>
        rowsOf(
          sql,
          raw`select pg_is_in_recovery() as "isStandby" from (
            select pg_sleep(case when pg_is_in_recovery() then 10 else 0 end), count(*) from currency) as slow`,
        ),
      );
      await untilAsleep();
      await administer(world.primary, "create table if not exists brief (id int)");
      await administer(world.primary, "insert into brief values (1)");
      await administer(world.primary, "delete from brief");
      await administer(world.primary, "vacuum brief");
      expect(await answer).toEqual([{ isStandby: false }]);
    });
    expect(reads).toEqual({ standby: 0, primary: 1 });
  });

  test("an error that is not of the standby is not repeated", async () => {
    const position = await findPosition(world.replicas[0].deps.sql);
    let runs = 0;
    const failing = standbysOf(0).read(position, () => {
      runs += 1;
      return Promise.reject(new Error("The page is not there"));
    });
    await expect(failing).rejects.toThrow("The page is not there");
    expect(runs).toBe(1);
  });

  test("a standby that ends is left out, its reads go to the primary, and it is read again when it is back", async () => {
    const visitor = await world.signIn();
    await world.standby.crash();
    for (let round = 0; round < 5; round += 1) await deposit(visitor);
    await world.until("away");
    expect(world.lines.join("")).toContain('"state":"away"');
    await world.standby.start();
    await world.until("readable");
    expect(await readRole()).toEqual([{ isStandby: true }]);
  });

  test("a standby that hangs in the middle of a read is left out within seconds, and the primary answers", async () => {
    const [{ deps }] = world.replicas;
    const line = await openLine(Number(new URL(world.standby.address).port));
    const url = new URL(addressOn(world.standby));
    url.port = String(line.port);
    const others = await openStandbys(deps.sql, [url.href], deps.logger);
    const state = () => others.figures?.().standbys[0]?.state;
    await expect.poll(state, { timeout: 10_000 }).toBe("readable");
    const answer = others.read(await findPosition(deps.sql), (sql) =>
      rowsOf(
        sql,
        raw`select pg_is_in_recovery() as "isStandby", pg_sleep(case when pg_is_in_recovery() then 20 else 0 end)::text`,
      ),
    );
    await untilAsleep();
    line.stall();
    // Before the standby would have answered.
    expect(await answer).toMatchObject([{ isStandby: false }]);
    await expect.poll(state).toBe("away");
    await line.close();
    await others.close();
  });

  test("a standby that follows another timeline than the primary's is not read", async () => {
    const position = await findPosition(world.replicas[0].deps.sql);
    if (!position) throw new Error("The primary has no position");
    const later = { ...position, timeline: position.timeline + 1 };
    expect(await standbysOf(0).read(position, askRole)).toEqual([{ isStandby: true }]);
    expect(await standbysOf(0).read(later, askRole)).toEqual([{ isStandby: false }]);
  });

  test("a database of another cluster is never read, although it answers", async () => {
    const [{ deps }] = world.replicas;
    const others = await openStandbys(deps.sql, [addressOf("postgres")], deps.logger);
    await expect.poll(() => others.figures?.().standbys[0]?.state).toBe("foreign");
    expect(await others.read(await findPosition(deps.sql), askRole)).toEqual([{ isStandby: false }]);
    await others.close();
  });

  test("a provider whose user may not see what standbys follow does not start with one", async () => {
    await administer(world.primary, "create role plain login");
    const pool = new pg.Pool({ connectionString: addressOn(world.primary, "plain") });
    const opening = openStandbys(drizzle(pool), [addressOn(world.standby)], world.replicas[0].deps.logger);
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow("grant pg_read_all_stats");
    await pool.end();
  });

  // This test is the last one, because it leaves two primaries.
  test("a standby that was promoted has other data, and is not read", async () => {
    await administer(world.standby, "select pg_promote()");
    expect(await readRole()).toEqual([{ isStandby: false }]);
    await administer(world.standby, "update bank set description = 'of the other primary'");
    const name = (sql: ReadSql) => rowsOf(sql, raw`select description from bank limit 1`);
    const read = await standbysOf(1).read(await findPosition(world.replicas[1].deps.sql), name);
    expect(JSON.stringify(read)).not.toContain("of the other primary");
    await world.until("primary");
  });
});
