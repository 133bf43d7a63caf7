import { sql as raw } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Sql } from "../../src/db/database.ts";
import { runInTransaction } from "../../src/db/transaction.ts";
import { decideDeletion } from "../../src/privacy/decide-deletion.ts";
import { digestOf } from "../../src/session/password.ts";
import { sessionStore } from "../../src/session/session.store.ts";
import { setUpApp } from "../authenticator.ts";
import { createCustomer, type Customer } from "../customer.ts";
import { withoutPostgres } from "../databases.ts";
import { untilLockWaits } from "../lock-waits.ts";
import { DEMO, hundredDollars, type Visitor } from "../provider.ts";
import { stepUpOf } from "../step-up.ts";
import { callAs, isIn, openGround } from "./ground.ts";

const ground = openGround();
const refused = (code: number) => ({ kind: "refused", code });
const { password } = DEMO;

/** Creates a client whose account can be deleted: without money, positions or pending transactions. */
async function createLeaver(): Promise<Customer> {
  const visitor = () => ground.visitor();
  const leaver = await createCustomer({ ...ground.provider, visitor }, { eWallet: "0", trading: "0" });
  await ground.provider.query(`update app_user set open_profit = 0 where user_id = ${leaver.userId}`);
  return leaver;
}

const ask = ({ client, email }: Customer) => client.call("RequestDeletion", { email, password });

/** Requests a deletion whose waiting time is over. */
async function askInThePast(leaver: Customer): Promise<string> {
  const { deletionId } = await ask(leaver);
  await ground.provider.query(
    `update deletion_request set erasable_from = asked_at where deletion_id = ${deletionId}`,
  );
  return deletionId;
}

/** Runs work in a transaction, and returns the function that commits the transaction. */
async function holdOpen(work: (sql: Sql) => Promise<unknown>): Promise<() => Promise<void>> {
  let release: () => void = () => {};
  const waits = new Promise<void>((resolve) => (release = resolve));
  let isReached: () => void = () => {};
  const reached = new Promise<void>((resolve) => (isReached = resolve));
  const done = runInTransaction(ground.provider.deps.sql, async (sql) => {
    await work(sql);
    isReached();
    await waits;
  });
  await Promise.race([reached, done]);
  const commit = async () => {
    release();
    await done;
  };
  // A test that fails must not leave rows locked.
  onTestFinished(commit);
  return commit;
}

const countRows = async (table: string, { userId }: Customer) =>
  (await ground.provider.query(`select 1 from ${table} where user_id = ${userId}`)).rows.length;

describe("a copy of all data", () => {
  /** Requests a copy of all data and runs the job that makes the copy. */
  async function makeCopy({ client }: Customer): Promise<string> {
    const { exportId } = await client.call("RequestDataExport", {});
    await ground.provider.work();
    return exportId;
  }

  test("of another client, an unknown one and an odd id have one answer, at both replicas", async () => {
    const [owner, thief] = [await ground.customer(), await ground.customer()];
    const exportId = await makeCopy(owner);
    const there = ground.visitor(1);
    await there.signIn(thief.email);
    const answers = [];
    for (const who of [thief, there])
      for (const id of [exportId, crypto.randomUUID(), `${exportId}x`])
        answers.push(await callAs(who, "DownloadDataExport", { exportId: id, part: 1 }));
    for (const answer of answers) expect(answer).toMatchObject({ code: 1151, data: null });
  });

  test("is downloaded ten times an hour, part by part, at both replicas, with a row of the audit for each and for the first refusal", async () => {
    const owner = await ground.customer();
    const exportId = await makeCopy(owner);
    const there = ground.visitor(1);
    await there.signIn(owner.email);
    const statuses = [];
    for (let round = 0; round < 14; round += 1) {
      const who = round % 2 === 0 ? owner : there;
      statuses.push((await callAs(who, "DownloadDataExport", { exportId, part: 1 })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429, 429, 429]);
    const { rows } = await ground.provider.query(
      `select 1 from event where actor_id = ${owner.userId} and operation = 'DownloadDataExport'`,
    );
    expect(rows).toHaveLength(11);
  });

  test("is given by its id to no visitor, to no browser that has signed out, and to no store of answers", async () => {
    const owner = await ground.customer();
    const wish = { exportId: await makeCopy(owner), part: 1 };
    expect((await callAs(owner, "DownloadDataExport", wish)).code).toBe(1);
    const stored: (string | null)[] = [];
    const listening: Pick<Visitor, "fetch"> = {
      fetch: async (path, init) => {
        const response = await owner.fetch(path, init);
        stored.push(response.headers.get("cache-control"));
        return response;
      },
    };
    await callAs({ ...owner, ...listening }, "DownloadDataExport", wish);
    expect(stored).toEqual([expect.stringContaining("no-store")]);
    expect((await callAs(ground.visitor(1), "DownloadDataExport", wish)).status).toBe(401);
    await owner.client.call("UserLogout", {});
    expect((await callAs(owner, "DownloadDataExport", wish)).status).toBe(401);
  });
});

describe("the deletion of an account", () => {
  test("is not requested by a thief with the session and the password, nor by a code for another call", async () => {
    const owner = await createLeaver();
    const app = await setUpApp(ground.provider, owner);
    await expect(ask(owner)).rejects.toMatchObject(refused(1102));
    await stepUpOf(owner, "RequestDataExport", app.freshCode());
    await expect(ask(owner)).rejects.toMatchObject(refused(1102));
    expect(await countRows("deletion_request", owner)).toBe(0);
  });

  test.skipIf(withoutPostgres)(
    "is not requested in a session that ended while the call was under way, though the password was right",
    async () => {
      const owner = await createLeaver();
      const commit = await holdOpen((sql) => sessionStore.lockUser(sql, owner.userId));
      const asked = ask(owner).catch((error: unknown) => error);
      await untilLockWaits(ground.provider, 1);
      await ground.provider.query(`delete from session where user_id = ${owner.userId}`);
      await commit();
      expect(await asked).toMatchObject({ status: 401 });
      expect(await countRows("deletion_request", owner)).toBe(0);
    },
  );

  test("that is requested 20 times and decided on 10 times at once, at two replicas, happens once", async () => {
    const owner = await createLeaver();
    const there: Customer = { ...owner, ...ground.visitor(1) };
    await there.signIn(owner.email);
    const requests = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => ask(index % 2 === 0 ? owner : there)),
    );
    expect(requests.some(({ status }) => status === "fulfilled")).toBe(true);
    expect(await countRows("deletion_request", owner)).toBe(1);
    await ground.provider.forgetLimits();
    const deletionId = await askInThePast(owner);
    const decisions = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? ground.provider : ground.other).control(`deletions/${deletionId}/erase`, {}),
      ),
    );
    expect(decisions.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await isIn(owner)).toBe(false);
  });

  test("is carried out by no staff without the right, and by no client", async () => {
    const owner = await createLeaver();
    const deletionId = await askInThePast(owner);
    const path = `/sandbox/backoffice/decide/deletions/${deletionId}`;
    const decide = async (who: Pick<Visitor, "fetch">) => {
      const body = new URLSearchParams({ step: "erase" });
      return (await who.fetch(path, { method: "POST", body })).status;
    };
    for (const email of ["support@example.com", "finance@example.com"])
      expect(await decide(await ground.provider.staff(undefined, email))).toBe(403);
    expect(await decide(owner)).not.toBe(200);
    expect(await isIn(owner)).toBe(true);
  });

  test.skipIf(withoutPostgres)(
    "leaves no session, deposit or account to pay to of a call that was under way at the other replica",
    async () => {
      const owner = await createLeaver();
      const id = Number(await askInThePast(owner));
      const there = ground.visitor(1);
      await there.signIn(owner.email);
      const commit = await holdOpen((sql) => decideDeletion(ground.provider.deps, sql, id, "erase", null));
      const credentials = { companyId: 9, email: owner.email, password: digestOf(password) };
      const late = ground.visitor(1);
      const signedIn = callAs(late, "UserLogin", credentials);
      await untilLockWaits(ground.provider, 1);
      const deposited = there.client.call("DepositRequest", hundredDollars).catch(() => "refused");
      await untilLockWaits(ground.provider, 2);
      await commit();
      expect((await signedIn).code).not.toBe(1);
      expect(await deposited).toBe("refused");
      expect(await isIn(late)).toBe(false);
      for (const table of ["session", "deposit", "payee"]) expect(await countRows(table, owner)).toBe(0);
    },
  );

  test.skipIf(withoutPostgres)("waits for an order that is being written, and is then refused", async () => {
    const [owner, other] = [await createLeaver(), await ground.customer()];
    const { transactionId } = await other.client.call("DepositRequest", hundredDollars);
    const deletionId = await askInThePast(owner);
    const own = JSON.stringify({ transaction_id: `${transactionId}X`, user_id: owner.userId });
    const commit = await holdOpen((sql) =>
      sql.execute(
        raw`insert into deposit select (jsonb_populate_record(null::deposit, to_jsonb(one) || ${own}::jsonb)).*
          from deposit one where transaction_id = ${transactionId}`,
      ),
    );
    const decided = ground.other.control(`deletions/${deletionId}/erase`, {}).then(
      () => "erased",
      (error: unknown) => String(error),
    );
    await untilLockWaits(ground.provider, 1);
    await commit();
    expect(await decided).toContain("409");
    expect(await isIn(owner)).toBe(true);
  });
});
