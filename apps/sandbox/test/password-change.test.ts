import { beforeEach, describe, expect, test } from "vitest";
import { customer, openCustomer, provider } from "./one-customer.ts";
import { lastLetter, type Visitor } from "./provider.ts";

openCustomer();

let visitor: Visitor;
beforeEach(() => {
  visitor = customer;
});

describe("a password", () => {
  test("asvs(6.2.3): is changed by a user who knows the old one", async () => {
    const wrong = { oldPassword: "not-the-old-one", newPassword: "Another-2026!" };
    await expect(visitor.client.call("UpdateUserPassword", wrong)).rejects.toMatchObject({ code: 1008 });
  });

  test("asvs(7.4.3): ends every other session when it is changed; the current one continues with a new cookie", async () => {
    const elsewhere = provider.visitor();
    await elsewhere.signIn(customer.email);
    await visitor.client.call("UpdateUserPassword", {
      oldPassword: "Sandbox-2026!",
      newPassword: "Another-2026!",
    });
    await visitor.client.call("GetUserInfo", {});
    await expect(elsewhere.client.call("GetUserInfo", {})).rejects.toMatchObject({ status: 401 });
    await expect(provider.visitor().signIn(customer.email)).rejects.toMatchObject({ code: 1001 });
  });

  const ask = (email: string) => visitor.client.call("ResetUserPassword", { email });
  const set = (token: string, password: string, confirm = password) =>
    visitor.fetch("/sandbox/reset-password", {
      method: "POST",
      body: new URLSearchParams({ token, password, confirm }),
    });

  test("asvs(6.4.1): is reset by a link that is valid once, for an hour, and ends every session", async () => {
    const elsewhere = provider.visitor();
    await elsewhere.signIn(customer.email);
    await ask(customer.email.toUpperCase().replace("EXAMPLE.COM", "example.com"));
    await provider.work();
    const link = new URL((await lastLetter(provider, customer.email)).link ?? "");
    const token = link.searchParams.get("token") ?? "";
    // The link leads to the portal's page where the provider has the operation for it; the provider's page accepts it
    // too.
    expect(link.pathname).toBe("/reset-password");
    const page = await visitor.fetch(`/sandbox/reset-password${link.search}`);
    expect(page.status).toBe(200);
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect((await set(token, "short")).status).toBe(422);
    expect(await (await set(token, "A-new-one-2026", "Another-2026")).text()).toContain(
      "New password and confirm password do not match.",
    );
    expect((await set(token, "A-new-one-2026")).status).toBe(200);
    expect((await set(token, "And-another-2026")).status).toBe(410);
    await expect(elsewhere.client.call("GetUserInfo", {})).rejects.toMatchObject({ status: 401 });
    await expect(visitor.signIn(customer.email)).rejects.toMatchObject({ code: 1001 });
    await visitor.client.call("UserLogin", { email: customer.email, password: "A-new-one-2026" });
    expect(await provider.control("events?operation=ResetUserPasswordPage")).toMatchObject([
      { changes: [`user ${customer.userId} set a new password`] },
    ]);
  });

  test("reset on the portal's own page is one row of the audit", async () => {
    await ask(customer.email);
    await provider.work();
    const token = new URL((await lastLetter(provider, customer.email)).link ?? "").searchParams.get("token");
    const rows = () =>
      provider.query(`select operation, changes from event
        where changes::text like '%user ${customer.userId} %' or operation = 'CompletePasswordReset' order by event_id`);
    const before = (await rows()).rows.length;
    await visitor.client.call("CompletePasswordReset", { token: token ?? "", newPassword: "Another-2026!" });
    expect((await rows()).rows.slice(before)).toEqual([
      { operation: "CompletePasswordReset", changes: [`user ${customer.userId} set a new password`] },
    ]);
  });

  test("is not reset by a link that is an hour old, or invented", async () => {
    await ask(customer.email);
    await provider.work();
    const token = new URL((await lastLetter(provider, customer.email)).link ?? "").searchParams.get("token");
    provider.clock.advance(61);
    expect((await visitor.fetch(`/sandbox/reset-password?token=${token}`)).status).toBe(410);
    expect((await visitor.fetch("/sandbox/reset-password?token=made-up")).status).toBe(410);
  });

  test("asvs(6.3.8): has a reset request with the same answer for known and unknown addresses, and an e-mail to known ones only", async () => {
    expect(await ask("nobody@example.com")).toBeNull();
    expect(await ask(customer.email)).toBeNull();
    await provider.work();
    expect((await lastLetter(provider, customer.email)).subject).toBe("Set a new password");
    await expect(lastLetter(provider, "nobody@example.com")).rejects.toThrow("There is no letter");
  });
});
