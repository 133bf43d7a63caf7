import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { formatTime } from "../src/pages/page.ts";
import { customer, openCustomer, provider } from "./one-customer.ts";
import { DEMO, lastLetter } from "./provider.ts";

openCustomer();

describe("every page view of a client's data by staff is recorded in the audit", () => {
  const looks = async () => {
    const events = await provider.control("events?operation=StaffLook");
    return v.parse(v.array(v.object({ changes: v.array(v.string()) })), events).flatMap((one) => one.changes);
  };

  const look = async (path: string) => {
    const staff = await provider.staff();
    const page = await staff.fetch(`/sandbox/backoffice${path}`);
    expect(page.status).toBe(200);
    const [newest] = await looks();
    return newest;
  };

  test.each([
    ["identity checks", "/kyc?state=decided", "Identity checks"],
    ["deposits", "?state=decided", "Deposits"],
    ["withdrawals", "/withdrawals?state=decided", "Withdrawals"],
    ["transfers", "/transfers?state=decided", "Transfers"],
    ["the audit itself", "/audit", "Audit"],
  ])("%s", async (_what, path, title) => {
    expect(await look(path)).toMatch(new RegExp(`^looked at ${title}: users \\d`));
  });

  test("users", async () => {
    expect(await look(`/users?search=${customer.email}`)).toBe(`looked at Clients: users ${customer.userId}`);
  });

  test("documents and receipts, but not the client's own views", async () => {
    const path = `/api/files/kyc/${customer.userId}/front`;
    await provider.query("delete from event where operation = 'StaffLook'");
    const { rows } = await provider.query(
      `select front_id as "id" from kyc_case where user_id = ${customer.userId}`,
    );
    const [{ id }] = v.parse(v.tuple([v.object({ id: v.string() })]), rows);
    await provider.deps.files.put(id, new Uint8Array([1]));
    expect((await customer.fetch(path)).status).toBe(200);
    expect(await looks()).toEqual([]);
    const staff = await provider.staff();
    expect((await staff.fetch(path)).status).toBe(200);
    expect(await looks()).toEqual([`looked at the file ${path}: users ${customer.userId}`]);
  });

  test("the mailbox of a real provider, which shows no texts, links or codes", async () => {
    await customer.client.call("RequestOtpWithdrawal", {});
    const config = { ...provider.deps.config, seed: "none" } as const;
    const { fetch } = await createApp({ ...provider.deps, config });
    await provider.query(
      "update mail set subject = null, text = null, html = null, link = null, code = null",
    );
    const staff = await provider.staff(fetch);
    const path = `/sandbox/mailbox.json?to=${customer.email}`;
    const rows: unknown = await (await staff.fetch(path)).json();
    expect(rows).toMatchObject([
      { subject: "The OTP for your withdrawal", text: null, link: null, code: null },
    ]);
    expect((await looks())[0]).toBe(`looked at the letters to ${customer.email}: users ${customer.userId}`);
    expect((await provider.visitor(9, fetch).fetch(path)).status).toBe(401);
  });
});

describe("a freeze of withdrawals is shown to staff with its end", () => {
  const order = { paymentPlatformId: 11, currencyCode: "MYR", amount: 441, amountUsd: 100 };
  const pages = ["/withdrawals", "/users?search="];
  const read = async (path: string) => {
    const staff = await provider.staff();
    const search = path.endsWith("=") ? encodeURIComponent(customer.email) : "";
    return (await staff.fetch(`/sandbox/backoffice${path}${search}`)).text();
  };
  const word = "Withdrawals and transfers to others paused until";

  test("beside the client's requests and in the list of users, until it ends", async () => {
    const { client } = customer;
    await client.call("RequestOtpWithdrawal", {});
    const otpValue = (await lastLetter(provider, customer.email)).code ?? "";
    await client.call("WithdrawalRequest", { ...order, otpValue });
    for (const path of pages) expect(await read(path)).not.toContain(word);
    await client.call("UpdateUserPassword", {
      oldPassword: DEMO.password,
      newPassword: "Another-long-one-7",
    });
    const end = formatTime(new Date(provider.clock.now().getTime() + 24 * 3_600_000));
    for (const path of pages) expect(await read(path)).toContain(`${word} ${end}`);
    provider.clock.advance(24 * 60 + 1);
    for (const path of pages) expect(await read(path)).not.toContain(word);
  });
});
