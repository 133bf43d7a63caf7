import { customerPassword } from "@broker/sandbox/testing";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { hideCapabilities } from "../hide-capabilities.ts";
import { faultList } from "./fault-list.ts";
import { isWhole, sharedPortals, signInAgain } from "./in-flow.ts";
import { isWell } from "./survive.ts";

const alone = sharedPortals();

/** A read: the screen that depends on it, and the content that shows it has loaded. */
interface Read {
  readonly operation: string;
  readonly path: string;
  /** Whether a provider makes it that has no pages of lists. */
  readonly isUnpaged?: boolean;
  /** Performs the steps on the screen before it makes the call. */
  open?(page: Page): Promise<void>;
  there(page: Page): Locator;
}

/** Opens the second step of the deposit wizard, at a gateway. */
const openGateway = (name: string) => async (page: Page) => {
  await page.getByText("Payment Gateway", { exact: true }).first().click();
  await page.getByText(name, { exact: true }).first().click();
};

const reads: readonly Read[] = [
  { operation: "GetUserInfo", path: "/dashboard", there: (page) => page.getByText("Welcome, ") },
  ...["GetDepositTransactionsByUser", "GetDepositPage"].map((operation, index) => ({
    operation,
    path: "/transactions?tab=deposit",
    isUnpaged: index === 0,
    there: (page: Page) => page.getByText("Daybreak Bank").first(),
  })),
  ...["GetWithdrawalTransactionsByUser", "GetWithdrawalPage"].map((operation, index) => ({
    operation,
    path: "/transactions?tab=withdrawal",
    isUnpaged: index === 0,
    there: (page: Page) => page.getByText("No withdrawals yet"),
  })),
  ...["GetInternalTransactionsByUser", "GetTransferPage"].map((operation, index) => ({
    operation,
    path: "/transactions?tab=internal-transfer",
    isUnpaged: index === 0,
    there: (page: Page) => page.getByText("Completed").first(),
  })),
  {
    operation: "GetReferralHierarchy",
    path: "/referrals?tab=history",
    there: (page) => page.getByText("No Referral Data"),
  },
  {
    operation: "GetPaymentPlatforms",
    path: "/deposit-withdraw?tab=deposit",
    there: (page) => page.getByText("Bank Transfer", { exact: true }).first(),
  },
  {
    operation: "GetCurrencies",
    path: "/deposit-withdraw?tab=withdrawal",
    there: (page) => page.getByText("Daybreak Bank").first(),
  },
  ...["GetCompoundSchemeLogByUserId", "GetCompoundSchemePage"].map((operation, index) => ({
    operation,
    path: "/transactions?tab=compound-scheme",
    isUnpaged: index === 0,
    there: (page: Page) => page.getByText("No compound scheme yet"),
  })),
  {
    operation: "GetWithdrawalMethod",
    path: "/profile?tab=withdrawal-settings",
    open: (page) => page.getByRole("button", { name: "Edit", exact: true }).click(),
    there: (page) => page.locator("select[name=bankCode]:enabled"),
  },
  {
    operation: "GetSmilePayzDepositMethod",
    path: "/deposit-withdraw?tab=deposit",
    open: openGateway("SmilePayz"),
    there: (page) => page.getByText("DuitNow QR", { exact: true }),
  },
  {
    operation: "GetOnePayDepositMethod",
    path: "/deposit-withdraw?tab=deposit",
    open: openGateway("OnePay"),
    there: (page) => page.getByRole("combobox", { name: "Bank" }),
  },
];

const rows = reads.flatMap((read, at) =>
  faultList
    // In the short run each fault is combined with one of the calls.
    .filter((_, index) => isWhole || (index - 1) % reads.length === at)
    .map((fault) => ({ read, fault })),
);

/** More failures than a read is repeated automatically, so that the error is shown. */
const TIMES = 4;

/** Follows the offered recovery until the content is shown; returns whether a failure was shown before. */
async function walkOn(page: Page, read: Read, email: string): Promise<boolean> {
  const there = read.there(page);
  const retry = page.getByRole("button", { name: /^(Retry|Load banks again)$/ }).first();
  const signInForm = page.getByRole("button", { name: "Sign Me In" });
  for (let step = 0; step < 2 * TIMES; step += 1) {
    await there.or(retry).or(signInForm).first().waitFor();
    await isWell(page);
    if (await there.isVisible()) return step > 0;
    if (await signInForm.isVisible()) {
      await signInAgain(page, email, customerPassword);
      await there
        .or(retry)
        .or(signInForm)
        .first()
        .waitFor({ timeout: 3000 })
        .catch(() => read.open?.(page));
    } else {
      const answer = page.waitForEvent("requestfinished", { timeout: 3000 }).catch(() => {});
      // The button may have disappeared together with the error.
      await retry.click({ timeout: 3000 }).catch(() => {});
      await answer;
    }
  }
  throw new Error("No way led on");
}

describe.concurrent("a screen with a failed read", () => {
  test.each(rows)(
    "$read.operation, $fault.name: the failure is shown, recovery is offered, and the content is shown in the end",
    ({ read, fault }) =>
      alone(async ({ provider, customer, visit }) => {
        const who = await customer({ eWallet: 50, trading: 20 });
        const { context, page, expectProblems } = await visit(who);
        // Offline, the code fails to load too.
        expectProblems(/^Failed to load resource|^Error loading route module|dynamically imported module/);
        if (read.isUnpaged) await hideCapabilities(context, "paging");
        await page.goto("/email/verify");
        const lift = await fault.arm({ context, page, provider, operation: read.operation }, TIMES);
        await page.goto(read.path);
        await isWell(page);
        // When the session ends meanwhile, there is nothing to open.
        const signInForm = page.getByRole("button", { name: "Sign Me In" });
        await Promise.race([read.open?.(page).catch(() => {}), signInForm.waitFor().catch(() => {})]);
        const isTold = await walkOn(page, read, who.email);
        expect(fault.mayHeal || isTold === (fault.effect !== "good"), "it says so").toBe(true);
        expect(await read.there(page).isVisible()).toBe(true);
        await lift();
        // The rest of the fault must not affect other tests.
        await provider.control("faults", []);
      })(),
  );
});

const verification = faultList.filter(({ effect, isInData }) => effect !== "signedOut" && !isInData);

describe.concurrent("calls around a session", () => {
  test.each(isWhole ? verification : verification.slice(1, 3))(
    "VerifyEmail, $name: the address is verified in the end, and the link to the sign-in is always shown",
    (fault) =>
      alone(async ({ provider, customer, visit }) => {
        const who = await customer({ isNew: true });
        const { link } = await provider.readLetter(who.email);
        const { context, page, expectProblems } = await visit();
        expectProblems(/^Failed to load resource/);
        await page.goto("/email/verify");
        await fault.arm({ context, page, provider, operation: "VerifyEmail" }, 1);
        await page.goto(link ?? "");
        const done = page.getByText("Email verification successful!");
        const retry = page.getByRole("button", { name: "Try again" });
        await done.or(retry).first().waitFor();
        await page.getByRole("link", { name: "Go to Login" }).waitFor();
        await isWell(page);
        await page.waitForFunction(() => navigator.onLine);
        if (await retry.isVisible()) await retry.click();
        await done.waitFor();
        expect(new URL(page.url()).pathname).toBe("/email/verify");
      })(),
  );

  test.each(isWhole ? faultList : faultList.slice(6, 8))(
    "UserLogout, $name: the user is signed out, and no data of the user remains",
    (fault) =>
      alone(async ({ provider, customer, visit }) => {
        const who = await customer();
        const { context, page, expectProblems } = await visit(who);
        expectProblems(/^Failed to load resource/);
        await page.goto("/profile?tab=legal");
        await fault.arm({ context, page, provider, operation: "UserLogout" }, 1);
        await page.getByRole("button", { name: who.username.toUpperCase() }).click();
        await page.getByRole("menuitem", { name: "Logout" }).click();
        await page.getByRole("button", { name: "Sign Me In" }).waitFor({ timeout: 60_000 });
        await isWell(page);
        const kept = await page.evaluate(() => [
          ...Object.keys(localStorage),
          ...Object.keys(sessionStorage),
        ]);
        expect(kept.filter((name) => name !== "signedOut")).toEqual([]);
        expect(await page.content()).not.toContain(who.fullName);
        await page.goto("/dashboard");
        await page.waitForURL("**/login?from=*");
      })(),
  );
});
