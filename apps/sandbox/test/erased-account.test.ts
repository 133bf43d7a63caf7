import { describe, expect, test } from "vitest";
import { sendLetter } from "../src/mailbox/mailbox.service.ts";
import { createClient, erase } from "./deletions.ts";
import { customer, openCustomer, proveBooks, provider } from "./one-customer.ts";

openCustomer({}, () => createClient({ eWallet: "0", trading: "0" }));
proveBooks();

describe("an erased account", () => {
  test("has no pending identity check, and staff can decide nothing about it any more", async () => {
    const setStatus = (status: number) =>
      provider.query(`update app_user set kyc_status = ${status} where user_id = ${customer.userId}`);
    // The database allows these steps only; 1 is pending.
    for (const status of [4, 0, 1]) await setStatus(status);
    await erase();
    const { rows } = await provider.query(
      `select kyc_status as status from app_user where user_id = ${customer.userId}`,
    );
    expect(rows).toEqual([{ status: 4 }]);
    for (const step of ["approve", "cancel", "reopen"])
      await expect(
        provider.control(`kyc/${customer.userId}/${step}`, { comment: "A reason" }),
      ).rejects.toThrow(/409/);
  });

  test("keeps an approved identity check, which staff can no longer refuse", async () => {
    await erase();
    await expect(provider.control(`kyc/${customer.userId}/cancel`, { comment: "A reason" })).rejects.toThrow(
      /409/,
    );
  });

  test("gets no entry of an inbox and no event from what staff decide later", async () => {
    await erase();
    await sendLetter(provider.deps, provider.deps.sql, customer.userId, { kind: "identityApproved" });
    for (const table of ["inbox_entry", "user_event", "mail"]) {
      const { rows } = await provider.query(`select 1 from ${table} where user_id = ${customer.userId}`);
      expect(rows).toEqual([]);
    }
  });
});
