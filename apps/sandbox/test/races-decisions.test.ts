import { isApiError } from "@broker/sdk";
import { describe, expect, test } from "vitest";
import { atOnce } from "./at-once.ts";
import { withoutPostgres } from "./databases.ts";
import { hundred, prepareMoneyRace } from "./money-race.ts";
import { hundredDollars } from "./provider.ts";

const codeOf = (error: unknown) => (isApiError(error) ? error.code : null);

describe.skipIf(withoutPostgres)("two replicas on one PostgreSQL", () => {
  const { cluster, visitor, requestCode, withdraw } = prepareMoneyRace();

  const opened = {
    withdrawals: async () => (await withdraw(await requestCode(), hundred)).transactionId,
    deposits: async () => (await visitor().client.call("DepositRequest", hundredDollars)).transactionId,
    transfers: async () => {
      await visitor().client.call("CTraderTransferRequest", { amountUsd: 100 });
      const [row] = await visitor().client.call("GetInternalTransactionsByUser", {});
      return row?.transactionId ?? "";
    },
  };
  test.each([
    ["withdrawals", "approve", "reject"],
    ["transfers", "approve", "reject"],
    ["deposits", "complete", "cancel"],
  ] as const)("%s: of ten times %s against ten times %s, one wins", async (desk, yes, no) => {
    const id = await opened[desk]();
    const { done, failed } = await atOnce(20, async (index) => {
      const step = index % 4 < 2 ? yes : no;
      await cluster().replicas[index % 2 === 0 ? 0 : 1].control(`${desk}/${id}/${step}`, {});
    });
    expect(done).toHaveLength(1);
    for (const reason of failed) expect(String(reason)).toContain(": 409");
  });

  const cancels = {
    withdrawals: ["CancelWithdrawal", ["process", "approve", "reject"]],
    transfers: ["CancelTransfer", ["approve", "reject"]],
    deposits: ["CancelDeposit", ["process", "complete", "cancel"]],
  } as const;
  test.each(["withdrawals", "transfers", "deposits"] as const)(
    "%s: a cancellation by the client against each step of staff, ten each: one wins, and the other is refused",
    async (desk) => {
      const [call, steps] = cancels[desk];
      for (const step of steps) {
        const before = await visitor().client.call("GetUserInfo", {});
        const transactionId = await opened[desk]();
        await visitor().signIn();
        const byStaff: number[] = [];
        const byClient: (number | null)[] = [];
        await atOnce(20, async (index) => {
          const replica = cluster().replicas[index % 4 < 2 ? 0 : 1];
          if (index % 2 === 0)
            return byStaff.push(
              await replica.control(`${desk}/${transactionId}/${step}`, {}).then(
                () => 200,
                () => 409,
              ),
            );
          const attempt = visitor().client.call(call, { transactionId });
          return byClient.push(await attempt.then(() => 1, codeOf));
        });
        const isByStaff = byStaff.includes(200);
        expect(byStaff.filter((status) => status === 200)).toHaveLength(isByStaff ? 1 : 0);
        // After a cancellation by staff the client has what they asked for.
        const told = isByStaff && step !== "reject" && step !== "cancel" ? 2006 : 1;
        expect(new Set(byClient)).toEqual(new Set([told]));
        const after = await visitor().client.call("GetUserInfo", {});
        const moved = [
          after.eWalletBalance - before.eWalletBalance,
          after.cTraderBalance - before.cTraderBalance,
        ];
        // A cancelled transaction returns all of its money; the books prove the rest.
        expect(told === 2006 || moved.every((amount) => amount === 0)).toBe(true);
        await cluster().prove();
      }
    },
  );
});
