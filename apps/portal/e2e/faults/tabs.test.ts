import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { signOut } from "../account.ts";
import { begin, isSignedOut, journeyTo, sharedPortals, some, textOf } from "./in-flow.ts";
import { enterCode, type Journey } from "./journey.ts";
import { isWell } from "./survive.ts";

const alone = sharedPortals();

/** Blocks storage events, so that the page must detect the changes of other tabs itself. */
const hearNothing = () =>
  window.addEventListener("storage", (event) => event.stopImmediatePropagation(), true);

/** Clicks if the button still exists: a page that polls the provider may have reacted before. */
const pressIfThere = (journey: Journey, page: Page) =>
  journey
    .send(page)
    .click({ timeout: 10_000 })
    .catch(() => {});

describe.concurrent("another tab", () => {
  test.each(some("DepositRequest", "UpdateUserInfo"))(
    "$operation: after a sign-out in another tab, the page shows no data of its user and sends nothing",
    (journey) =>
      alone(async (portal) => {
        const { operation } = journey;
        const { context, page, customer, who } = await begin(portal, journey);
        await context.addInitScript(hearNothing);
        await journey.prepare(who);
        const before = await portal.effects(operation);
        const other = await context.newPage();
        await other.goto("/profile?tab=legal");
        await signOut(other, customer.username);
        await pressIfThere(journey, page);
        await isSignedOut(page);
        expect(await textOf(page)).not.toContain(customer.fullName);
        expect(await portal.effects(operation)).toBe(before);
      })(),
  );

  test.each(some("EWalletTransferRequest"))(
    "$operation: after another user signed in in another tab, no data of the first is shown or sent",
    (journey) =>
      alone(async (portal) => {
        const { operation } = journey;
        const { context, page, customer, who } = await begin(portal, journey);
        const second = await portal.customer(journey.needs);
        await context.addInitScript(hearNothing);
        await journey.prepare(who);
        const before = await portal.effects(operation);
        // The state that the other tab leaves: another cookie, and another user in the shared storage.
        const other = await context.newPage();
        await other.goto("/email/verify");
        await context.addCookies([
          { ...second.cookie, url: page.url().replace("http:", "https:"), secure: true },
        ]);
        await other.evaluate((store) => localStorage.setItem("userStore", store), second.userStore);
        await pressIfThere(journey, page);
        await page.waitForFunction((name) => !document.body.innerText.includes(name), customer.fullName);
        expect(await portal.effects(operation)).toBe(before);
      })(),
  );

  test(
    "a code confirms one withdrawal, though two tabs use it at once",
    alone(async (portal) => {
      const journey = journeyTo("WithdrawalRequest");
      const { context, page, customer, who, expectProblems } = await begin(portal, journey);
      expectProblems(/^Failed to load resource/);
      await journey.prepare(who);
      // A duplicated tab has a copy of the tab's session storage.
      const [other] = await Promise.all([
        context.waitForEvent("page"),
        page.evaluate(() => void window.open(location.href)),
      ]);
      await enterCode({ ...who, page: other });
      await Promise.all([page, other].map((tab) => journey.send(tab).click()));
      const titles: (string | null)[] = [];
      for (const tab of [page, other]) {
        titles.push(await tab.getByRole("alertdialog").getByRole("heading").textContent());
        await isWell(tab);
        await tab.reload();
        await isWell(tab);
      }
      expect(titles).toContain("Success");
      expect(await portal.effects("WithdrawalRequest", customer.userId)).toBe(1);
    }),
  );

  test(
    "of two tabs that together exceed the balance, one succeeds and the other shows the refusal",
    alone(async (portal) => {
      const journey = journeyTo("EWalletTransferRequest");
      const { context, page, customer, who, expectProblems } = await begin(portal, {
        ...journey,
        needs: { eWallet: 15 },
      });
      expectProblems(/^Failed to load resource/);
      const other = await context.newPage();
      for (const tab of [page, other]) await journey.prepare({ ...who, page: tab });
      await Promise.all([page, other].map((tab) => journey.send(tab).click()));
      const told = await Promise.all(
        [page, other].map(async (tab) => {
          const refusal = tab.getByRole("alertdialog", { name: "Error" });
          await journey.done(tab).or(refusal).first().waitFor();
          await isWell(tab);
          return refusal.isVisible();
        }),
      );
      expect(told.filter(Boolean)).toHaveLength(1);
      expect(await portal.effects("EWalletTransferRequest", customer.userId)).toBe(1);
    }),
  );
});
