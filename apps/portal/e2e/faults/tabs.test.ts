import { describe, expect, test } from "vitest";
import { signOut } from "../account.ts";
import { begin, isSignedOut, journeyTo, sharedPortals, some, textOf } from "./in-flow.ts";
import { enterCode } from "./journey.ts";
import { isWell } from "./survive.ts";

const alone = sharedPortals();

describe.concurrent("another tab", () => {
  test.each(some("DepositRequest", "UpdateUserInfo"))(
    "$operation: signed out elsewhere, the page shows nothing more of its user and sends nothing",
    (journey) =>
      alone(async (portal) => {
        const { operation } = journey;
        const { context, page, customer, who } = await begin(portal, journey);
        await journey.prepare(who);
        const before = await portal.effects(operation);
        const other = await context.newPage();
        await other.goto("/profile?tab=legal");
        await signOut(other, customer.username);
        await isSignedOut(page);
        expect(await textOf(page)).not.toContain(customer.fullName);
        expect(await portal.effects(operation)).toBe(before);
      })(),
  );

  test.each(some("EWalletTransferRequest"))(
    "$operation: another user signed in elsewhere, nothing of the first is seen or sent as the second",
    (journey) =>
      alone(async (portal) => {
        const { operation } = journey;
        const { context, page, customer, who } = await begin(portal, journey);
        const second = await portal.customer();
        await journey.prepare(who);
        const before = await portal.effects(operation);
        // As the other tab leaves it: another cookie, and another name in what both tabs keep.
        const other = await context.newPage();
        await other.goto("/email/verify");
        await context.addCookies([
          { ...second.cookie, url: page.url().replace("http:", "https:"), secure: true },
        ]);
        await other.evaluate((store) => localStorage.setItem("userStore", store), second.userStore);
        await page.bringToFront();
        await page
          .getByText(/Somebody else is signed in|Welcome, |You signed out/)
          .first()
          .waitFor();
        const carryOn = page.getByRole("button", { name: "Continue" });
        if (await carryOn.isVisible()) await carryOn.click();
        await page.waitForFunction((name) => !document.body.innerText.includes(name), customer.fullName);
        expect(await portal.effects(operation)).toBe(before);
      })(),
  );

  test(
    "one code pays one withdrawal, though two tabs confirm with it at once",
    alone(async (portal) => {
      const journey = journeyTo("WithdrawalRequest");
      const { context, page, customer, who, expectProblems } = await begin(portal, journey);
      expectProblems(/^Failed to load resource/);
      await journey.prepare(who);
      // A tab's double has all that the tab keeps for itself.
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
});
