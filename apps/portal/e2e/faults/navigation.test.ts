import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { signIn, signOut } from "../account.ts";
import { PASSWORD } from "../customer.ts";
import { begin, isSignedOut, sharedPortals, some, textOf } from "./in-flow.ts";
import { isWell, walkOn } from "./survive.ts";

const alone = sharedPortals();

describe.concurrent("time and navigation", () => {
  test.each(some("DepositRequest", "EWalletTransferRequest"))(
    "$operation: a reload while the reply is awaited: done once, and told afterwards",
    (journey) =>
      alone(async (portal) => {
        const { operation } = journey;
        const { page, customer, who } = await begin(portal, journey);
        await journey.prepare(who);
        const before = await portal.effects(operation, customer.userId);
        await portal.provider.control("faults", [{ operation, times: 1, kind: "latency" }]);
        const sent = page.waitForRequest((request) => request.url().includes(operation));
        await journey.send(page).click();
        await sent;
        await page.reload();
        await isWell(page);
        const times = () => portal.effects(operation, customer.userId);
        for (let tries = 0; tries < 60 && (await times()) === before; tries += 1) await pause(250);
        expect(await times()).toBe(before + 1);
        await page.reload();
        await isWell(page);
        expect(await times()).toBe(before + 1);
      })(),
  );

  test.each(some("DepositRequest", "UpdateUserWithdrawalInfo"))(
    "$operation: back and forward again, then it is sent once",
    (journey) =>
      alone(async (portal) => {
        const { operation } = journey;
        const { page, customer, who } = await begin(portal, journey);
        await page.goto("/referrals");
        await journey.prepare(who);
        await page.goBack();
        const leave = page.getByRole("button", { name: "Leave" });
        await page.getByRole("heading", { name: "Refer a Friend" }).or(leave).first().waitFor();
        if (await leave.isVisible()) await leave.click();
        await page.getByRole("heading", { name: "Refer a Friend" }).waitFor();
        await page.goForward();
        await isWell(page);
        const isThere = await journey
          .send(page)
          .waitFor({ timeout: 3000 })
          .then(
            () => true,
            () => false,
          );
        if (!isThere) await journey.prepare(who);
        const before = await portal.effects(operation, customer.userId);
        await journey.send(page).click();
        await walkOn(journey, who);
        expect(await portal.effects(operation, customer.userId)).toBe(before + 1);
      })(),
  );

  test.each(some("DepositRequest"))(
    "$operation: 31 minutes asleep: signed out on waking, nothing sent, and on from there after the next sign-in",
    (journey) =>
      alone(async (portal) => {
        const { operation } = journey;
        const { page, customer, who } = await begin(portal, journey);
        await page.clock.install();
        await journey.prepare(who);
        const before = await portal.effects(operation, customer.userId);
        await page.clock.fastForward("31:00");
        await isSignedOut(page);
        expect(await textOf(page)).not.toContain(customer.fullName);
        expect(await portal.effects(operation, customer.userId)).toBe(before);
        await signIn(page, customer.email, PASSWORD);
        await page.getByRole("button", { name: customer.username.toUpperCase() }).waitFor();
        await isWell(page);
      })(),
  );

  test(
    "a page of the client area that the browser restores after the sign-out shows nothing of its user",
    alone(async (portal) => {
      const customer = await portal.customer();
      const { page } = await portal.visit(customer);
      await page.goto("/dashboard");
      await page.getByText(customer.fullName).first().waitFor();
      await page.getByRole("navigation").getByRole("link", { name: "Profile" }).first().click();
      await page.getByRole("heading", { name: "Profile", level: 1 }).waitFor();
      await signOut(page, customer.username);
      await page.goBack();
      await isSignedOut(page);
      expect(await textOf(page)).not.toContain(customer.fullName);
    }),
  );
});
