import { customerPassword } from "@broker/sandbox/testing";
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { signIn, signOut } from "../account.ts";
import { begin, isSignedOut, sharedPortals, some, textOf } from "./in-flow.ts";
import { isWell, resume, walkOn } from "./survive.ts";

const alone = sharedPortals();

describe.concurrent("time and navigation", () => {
  test.each(some("DepositRequest", "EWalletTransferRequest"))(
    "$operation: after a reload during the request it is done once, and a look-up shows its outcome",
    (journey) =>
      alone(async (portal) => {
        const { operation } = journey;
        const { page, customer, who, expectProblems } = await begin(portal, journey);
        // A new password ends the session of the reloaded page.
        if (operation === "UpdateUserPassword") expectProblems(/status of 401/);
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
        if (journey.isLookedUp) {
          await resume(journey, who);
          await walkOn(journey, who);
        }
        await page.reload();
        await isWell(page);
        expect(await times()).toBe(before + 1);
      })(),
  );

  test.each(some("DepositRequest", "UpdateUserWithdrawalInfo"))(
    "$operation: after back and forward no input is lost without confirmation, and it is sent once",
    (journey) =>
      alone(async (portal) => {
        const { operation, draft, again, asksToLeave } = journey;
        const { page, customer, who } = await begin(portal, journey);
        await page.goto("/referrals");
        await journey.prepare(who);
        const entered = await journey.kept(page);
        // The previous page is another document, so the browser itself asks for confirmation.
        const asked = asksToLeave && page.waitForEvent("dialog");
        page.on("dialog", (dialog) => void dialog.accept());
        await page.goBack();
        expect(asked && (await asked).type()).toBe(asksToLeave && "beforeunload");
        await page.getByRole("heading", { name: "Refer a Friend" }).waitFor();
        await page.goForward();
        await isWell(page);
        if (draft) await draft(page).first().waitFor();
        else await journey.prepare(who);
        // Files and codes are not stored.
        expect(draft && !again ? await journey.kept(page) : entered).toEqual(entered);
        const before = await portal.effects(operation, customer.userId);
        await (draft && again ? again(who) : journey.send(page).click());
        await walkOn(journey, who);
        expect(await portal.effects(operation, customer.userId)).toBe(before + 1);
      })(),
  );

  const sleeps = [
    {
      minutes: 31,
      is: "locked",
      isEnded: (page: Page) => page.getByRole("heading", { name: "Your session has ended" }).waitFor(),
      comeBack: async (page: Page) => {
        await page.getByLabel("Password", { exact: true }).fill(customerPassword);
        await page.getByRole("button", { name: "Continue" }).click();
      },
    },
    {
      minutes: 61,
      is: "closed",
      isEnded: (page: Page) =>
        page.getByText("You have been logged out due to inactivity. Please log in again.").waitFor(),
      comeBack: async (page: Page, email: string) => {
        await page.getByRole("button", { name: "OK" }).click();
        await isSignedOut(page);
        await signIn(page, email, customerPassword);
      },
    },
  ];
  test.each(some("DepositRequest").flatMap((journey) => sleeps.map((sleep) => ({ journey, sleep }))))(
    "$journey.operation: after $sleep.minutes minutes of sleep the page is $sleep.is, nothing is sent, and the password restores the journey",
    ({ journey, sleep: { minutes, isEnded, comeBack } }) =>
      alone(async (portal) => {
        const { operation, draft, again } = journey;
        const { page, customer, who } = await begin(portal, journey);
        await page.clock.install();
        await journey.prepare(who);
        const entered = await journey.kept(page);
        const place = new URL(page.url()).pathname;
        const before = await portal.effects(operation, customer.userId);
        await page.clock.fastForward(minutes * 60_000);
        await isEnded(page);
        expect(await textOf(page)).not.toContain(customer.fullName);
        expect(await portal.effects(operation, customer.userId)).toBe(before);
        await comeBack(page, customer.email);
        await page.getByRole("button", { name: customer.username.toUpperCase() }).waitFor();
        await isWell(page);
        expect(new URL(page.url()).pathname).toBe(place);
        await draft?.(page).first().waitFor();
        expect(draft && !again ? await journey.kept(page) : entered).toEqual(entered);
      })(),
  );

  test(
    "a page of the client area that the browser restores after the sign-out shows no data of its user",
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
