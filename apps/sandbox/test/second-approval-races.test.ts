import { sql as raw } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { atOnce } from "./at-once.ts";
import { withoutPostgres } from "./databases.ts";
import { untilLockWaits } from "./lock-waits.ts";
import { prepareMoneyRace } from "./money-race.ts";
import type { Visitor } from "./provider.ts";

describe.skipIf(withoutPostgres)("two replicas on one PostgreSQL", () => {
  const { cluster, visitor } = prepareMoneyRace();

  const request = async () => {
    await visitor().client.call("CTraderTransferRequest", { amountUsd: 1500 });
    const [row] = await visitor().client.call("GetInternalTransactionsByUser", {});
    return row?.transactionId ?? "";
  };
  const team = async (...emails: readonly string[]) => {
    const { replicas } = cluster();
    return Promise.all(
      emails.map((email, index) => (replicas[index % 2] ?? replicas[0]).staff(undefined, email)),
    );
  };
  const approve = async (who: Visitor | undefined, id: string, step = "approve") =>
    (
      await who?.fetch(`/sandbox/backoffice/decide/transfers/${id}`, {
        method: "POST",
        body: new URLSearchParams({ step, comment: "Checked" }),
      })
    )?.status;
  const find = async (id: string) => {
    const { rows } = await cluster().replicas[0].query(
      `select payment_status_id as status, (select count(*)::int from approval where record_id = transaction_id) as approvals,
        (select count(*)::int from ledger_transaction where reference = transaction_id and kind = 'transferDone') as moved
      from transfer where transaction_id = '${id}'`,
    );
    return rows[0];
  };

  test("ten approvals at once by one person in two sessions are one, and move nothing", async () => {
    const id = await request();
    const both = await team("finance@example.com", "finance@example.com");
    const { done } = await atOnce(10, (index) => approve(both[index % 2], id));
    expect(done.filter((status) => status === 303)).toHaveLength(1);
    expect(done.filter((status) => status === 409)).toHaveLength(9);
    expect(await find(id)).toEqual({ status: 1, approvals: 1, moved: 0 });
  });

  test("of ten approvals at once by two persons one is first, one second, and the money moves once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await request();
      const both = await team("finance@example.com", "staff@example.com");
      const { done } = await atOnce(10, (index) => approve(both[index % 2], id));
      expect(done.filter((status) => status === 303)).toHaveLength(2);
      expect(await find(id)).toEqual({ status: 5, approvals: 1, moved: 1 });
      await cluster().prove();
    }
  });

  test("of second approvals, rejections and cancellations by the client at once, one wins", async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await request();
      const [first, second] = await team("finance@example.com", "staff@example.com");
      await approve(first, id);
      const byClient: number[] = [];
      const { done } = await atOnce(12, async (index) => {
        if (index % 3 === 0) {
          const attempt = visitor().client.call("CancelTransfer", { transactionId: id });
          return void (await attempt.then(
            () => byClient.push(1),
            () => byClient.push(0),
          ));
        }
        return approve(index % 3 === 1 ? second : first, id, index % 3 === 1 ? "approve" : "reject");
      });
      const byStaff = done.filter((status) => status === 303).length;
      const { status } = Object(await find(id));
      expect([5, 6]).toContain(status);
      expect(byStaff).toBeLessThanOrEqual(1);
      // A cancellation of a transfer that staff have rejected succeeds; a cancellation of a paid transfer is refused.
      const isPaid = status === 5;
      expect(isPaid && (byStaff !== 1 || byClient.includes(1))).toBe(false);
      await cluster().prove();
    }
  });

  test("of two administrators who remove each other at once, one is left", async () => {
    const [sam] = await team("staff@example.com");
    await cluster().replicas[0].query(
      "update app_user set staff_role = 'administrator' where email = 'finance@example.com'",
    );
    const [, elena] = await team("staff@example.com", "finance@example.com");
    const { rows } = await cluster().replicas[0].query(
      "select user_id as id from app_user where email in ('staff@example.com', 'finance@example.com') order by email",
    );
    const [elenaId, samId] = rows.map((row) => String(Object(row).id));
    const remove = async (who: Visitor | undefined, id: string | undefined) =>
      who?.fetch(`/sandbox/backoffice/staff/${id}`, {
        method: "POST",
        body: new URLSearchParams({ step: "role", staffRole: "" }),
      });
    // Both administrators have passed the check of their right before either of them loses it.
    let removals: Promise<unknown> = Promise.resolve();
    await cluster().replicas[0].deps.sql.transaction(async (held) => {
      await held.execute(raw`select 1 from app_user where role = 'staff' for update`);
      removals = Promise.all([remove(sam, elenaId), remove(elena, samId)]);
      await untilLockWaits(cluster().replicas[0], 2);
    });
    await removals;
    const left = await cluster().replicas[0].query(
      "select 1 from app_user where staff_role = 'administrator' and email in ('staff@example.com', 'finance@example.com')",
    );
    expect(left.rows).toHaveLength(1);
  });
});
