import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { signIn, signOut } from "../account.ts";
import { PASSWORD, pixel } from "../customer.ts";
import { chooseGateway, gateways } from "../depositing.ts";
import { phone, type Portal, sharePortals } from "../portal.ts";
import { accountJourneys } from "./account-journeys.ts";
import { type Journey, success } from "./journey.ts";
import { moneyJourneys } from "./money-journeys.ts";
import { isWell, walkOn } from "./survive.ts";

const inPortal = sharePortals(2);
const journeys = new Map(
  [...moneyJourneys, ...accountJourneys].map((journey) => [journey.operation, journey]),
);
const isWhole = process.env["FAULTS"] === "all";
const inside = [...journeys.values()].filter(({ isVisitor }) => !isVisitor);
/** Those that a change can wait for; at night all. */
const some = (...operations: readonly string[]) =>
  isWhole ? inside : inside.filter(({ operation }) => operations.includes(operation));

async function begin(portal: Portal, journey: Journey) {
  const customer = await portal.customer(journey.needs);
  const visit = await portal.visit(customer, { viewport: phone });
  return { ...visit, customer, who: { page: visit.page, provider: portal.provider, customer } };
}
const isSignedOut = (page: Page) => page.getByRole("button", { name: "Sign Me In" }).waitFor();
const textOf = (page: Page) => page.evaluate(() => document.body.innerText);

/** A test that has a portal to itself while others run beside it. */
const alone = (run: (portal: Portal) => Promise<void>) => async () => {
  await expect(inPortal(run)).resolves.toBeUndefined();
};

describe.concurrent("another tab", () => {
  test.each(some("DepositRequest", "UpdateUserInfo"))(
    "$operation: signed out elsewhere, the page shows nothing more of its user and sends nothing",
    ({ operation }) =>
      alone(async (portal) => {
        const journey = journeys.get(operation);
        if (!journey) return;
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
    ({ operation }) =>
      alone(async (portal) => {
        const journey = journeys.get(operation);
        if (!journey) return;
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
    "one code pays one withdrawal, though two tabs confirm with it",
    alone(async (portal) => {
      const journey = journeys.get("WithdrawalRequest");
      if (!journey) return;
      const { context, page, customer, who, expectProblems } = await begin(portal, journey);
      expectProblems(/^Failed to load resource/);
      await journey.prepare(who);
      const other = await context.newPage();
      await other.goto("/deposit-withdraw?tab=withdrawal");
      await journey.send(page).click();
      await success(page).waitFor();
      await isWell(other);
      await other.reload();
      await isWell(other);
      expect(await portal.effects("WithdrawalRequest", customer.userId)).toBe(1);
    }),
  );
});

describe.concurrent("time and navigation", () => {
  test.each(some("DepositRequest", "EWalletTransferRequest"))(
    "$operation: a reload while the reply is awaited: done once, and told afterwards",
    ({ operation }) =>
      alone(async (portal) => {
        const journey = journeys.get(operation);
        if (!journey) return;
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
    ({ operation }) =>
      alone(async (portal) => {
        const journey = journeys.get(operation);
        if (!journey) return;
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
    ({ operation }) =>
      alone(async (portal) => {
        const journey = journeys.get(operation);
        if (!journey) return;
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
      await signOut(page, customer.username);
      await page.goBack();
      await isSignedOut(page);
      expect(await textOf(page)).not.toContain(customer.fullName);
    }),
  );
});

const storages = {
  "switched off": () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const kind of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, kind, { get: refuse, configurable: true });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
  broken: () => {
    Storage.prototype.getItem = () => '{"version":1,"userData":[[]],"signedInAt":"yesterday"';
  },
} as const;

describe.concurrent("a browser that gives less", () => {
  test.each(Object.entries(storages))("whose storage is %s still signs in and deposits", (_name, spoil) =>
    alone(async (portal) => {
      const customer = await portal.customer();
      const { context, page } = await portal.visit(null);
      await context.addInitScript(spoil);
      await page.goto("/login");
      await signIn(page, customer.email, PASSWORD);
      await page.getByText("Welcome, ").waitFor();
      await page.getByRole("main").getByRole("link", { name: "Deposit", exact: true }).click();
      await page.getByText("Bank Transfer", { exact: true }).first().click();
      await page.getByRole("button", { name: "Next" }).click();
      await page.getByText("Maybank").first().click();
      await page.getByRole("button", { name: "Next" }).click();
      await page.getByLabel("You send").fill("447");
      await page.getByRole("button", { name: "Confirm", exact: true }).click();
      await page.getByRole("heading", { name: "Pay, then send us the proof" }).waitFor();
      expect(await portal.effects("DepositRequest", customer.userId)).toBe(1);
    })(),
  );

  test(
    "that denies the clipboard says so, and shows the link",
    alone(async (portal) => {
      const { context, page } = await portal.visit(await portal.customer());
      await context.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
        document.execCommand = () => false;
      });
      await page.goto("/referrals");
      await page
        .getByText(/sign-up\?referralCode=/)
        .first()
        .waitFor();
      await page.getByRole("button", { name: /^Copy/ }).first().click();
      await page.getByText("Failed to copy!").first().waitFor();
      expect(await page.getByText(/sign-up\?referralCode=/).count()).toBeGreaterThan(0);
    }),
  );

  test(
    "whose file is gone before it is sent says so, keeps the deposit, and takes another",
    alone(async (portal) => {
      const journey = journeys.get("SubmitDeposit");
      if (!journey) return;
      const { page, customer, who, expectProblems } = await begin(portal, journey);
      expectProblems(/^Failed to load resource/);
      const folder = await mkdtemp(join(tmpdir(), "gone-"));
      const file = join(folder, "receipt.png");
      await writeFile(file, pixel);
      await journey.prepare(who);
      await page.getByRole("button", { name: /^Remove/ }).click();
      await page.locator("input[type=file]").setInputFiles(file);
      await rm(folder, { recursive: true });
      await journey.send(page).click();
      await walkOn(journey, who);
      expect(await portal.effects("SubmitDeposit", customer.userId)).toBe(1);
    }),
  );

  test(
    "to which a new release no longer gives a part of the old one goes on",
    alone(async (portal) => {
      const { context, page, expectProblems } = await portal.visit(await portal.customer());
      expectProblems(/^Failed to load resource|^Error loading route module|dynamically imported module/);
      await page.goto("/dashboard");
      await page.getByText("Welcome, ").waitFor();
      await context.route("**/assets/*ransaction*.js", (route) => route.fulfill({ status: 404, body: "" }));
      const link = page.getByRole("navigation").getByRole("link", { name: "Transactions" }).first();
      const missing = page.waitForResponse((response) => response.status() === 404);
      await link.click();
      await missing;
      await isWell(page);
      await context.unroute("**/assets/*ransaction*.js");
      await page.waitForLoadState();
      await link.click();
      await page.getByRole("heading", { name: "Transactions", level: 1 }).waitFor();
      expect(new URL(page.url()).pathname).toBe("/transactions");
    }),
  );
});

const odd = {
  "a script": "javascript:window.pwned=1",
  "another host": "https://evil.example/checkout",
  "a form to another host":
    '<form action="https://evil.example/" method="post"><input name="a" value="b"></form>',
  "a form without an address": '<form method="post"><input name="a"></form>',
  "a form of a script": '<form action="javascript:window.pwned=1"></form>',
  "no form at all": "<p>Please pay.</p><script>window.pwned=1</script>",
  nothing: "",
} as const;

describe.concurrent("a gateway that gives", () => {
  test.each(isWhole ? Object.entries(odd) : Object.entries(odd).slice(0, 3))(
    "%s instead of a payment page: nothing of it is opened or run, and a way leads on",
    (_name, paymentUrl) =>
      alone(async (portal) => {
        const { context, page } = await portal.visit(await portal.customer());
        await context.route("**/api/Deposit/GenerateDepositUrlEss", async (route) => {
          const response = await route.fetch();
          const answer: { data: object } = await response.json();
          await route.fulfill({ response, json: { ...answer, data: { ...answer.data, paymentUrl } } });
        });
        await page.goto("/deposit-withdraw?tab=deposit");
        await chooseGateway(page, gateways[0]);
        await page.getByLabel("Your e-wallet receives").fill("25");
        await page.getByRole("button", { name: "Confirm", exact: true }).click();
        const carryOn = page.getByRole("button", { name: "Continue" });
        const refused = page.getByText("This payment page cannot be opened safely").first();
        await carryOn.or(refused).first().waitFor();
        if (await carryOn.isVisible()) await carryOn.click();
        await refused.waitFor();
        await isWell(page);
        expect(context.pages()).toHaveLength(1);
        await page.getByRole("button", { name: "Start another deposit" }).click();
        await page.getByRole("heading", { name: "How would you like to deposit?" }).waitFor();
      })(),
  );
});
