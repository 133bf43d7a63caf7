import type { Page } from "playwright-core";
import { describe, expect, test, vi } from "vitest";
import { begin, isWhole, journeyTo, sharedPortals } from "./in-flow.ts";
import { details } from "./account-journeys.ts";
import { enterCode, success, type Traveller } from "./journey.ts";
import { picture } from "./money-journeys.ts";
import { isWell } from "./survive.ts";

const alone = sharedPortals();

type Step = (who: Traveller) => Promise<unknown>;
const next = (page: Page) => page.getByRole("button", { name: "Next" }).click();
const choose =
  (words: string) =>
  async ({ page }: Traveller) => {
    await page.getByText(words, { exact: true }).first().click();
  };
const attach = (page: Page) => page.locator("input[type=file]").first().setInputFiles(picture("receipt.png"));

/** The steps of each wizard; the page is reloaded before each step, which must then be restored. */
const wizards: Readonly<Record<string, { path: string; steps: readonly Step[] }>> = {
  SubmitDeposit: {
    path: "/deposit-withdraw?tab=deposit",
    steps: [
      choose("Bank Transfer"),
      choose("Daybreak Bank"),
      ({ page }) => page.getByLabel("You send").fill("447"),
      async ({ page }) => {
        expect(await page.getByLabel("You send").inputValue()).toBe("447");
        await page.getByRole("button", { name: "Confirm", exact: true }).click();
        await page.getByRole("heading", { name: "Pay, then send us the proof" }).waitFor();
      },
      async ({ page }) => {
        await attach(page);
        await page.getByRole("button", { name: "Submit", exact: true }).click();
      },
    ],
  },
  WithdrawalRequest: {
    path: "/deposit-withdraw?tab=withdrawal",
    steps: [
      choose("Daybreak Bank"),
      ({ page }) => page.getByLabel("You withdraw").fill("50"),
      async ({ page }) => {
        expect(await page.getByLabel("You withdraw").inputValue()).toBe("50");
        await next(page);
        await page.getByRole("button", { name: "Request OTP" }).click();
        await page.getByText("An OTP was sent to").waitFor();
      },
      async (who) => {
        await next(who.page);
        await enterCode(who);
        await who.page.getByRole("button", { name: "Confirm withdrawal" }).click();
      },
    ],
  },
  KycVerification: {
    path: "/my-account",
    steps: [
      async ({ page }) => {
        for (const [label, text] of Object.entries(details)) await page.getByLabel(label).fill(text);
      },
      async ({ page }) => {
        for (const [label, text] of Object.entries(details))
          await vi.waitUntil(async () => (await page.getByLabel(label).inputValue()) === text, {
            timeout: 10_000,
          });
        await next(page);
        await page.getByText("Passport", { exact: true }).first().click();
      },
      async ({ page }) => {
        const files = page.locator("input[type=file]");
        await files.first().setInputFiles(picture("front.png"));
        await files.last().setInputFiles(picture("back.png"));
        await page.getByText("I confirm that all the information is correct").click();
        await page.getByRole("button", { name: "Submit All" }).click();
      },
    ],
  },
};

describe.concurrent("a reload at every step", () => {
  test.each(isWhole ? Object.keys(wizards) : ["WithdrawalRequest"])(
    "%s: the input is restored, and it is sent once",
    (operation) =>
      alone(async (portal) => {
        const wizard = wizards[operation];
        if (!wizard) throw new Error(`No wizard leads to ${operation}`);
        const { page, customer, who } = await begin(portal, journeyTo(operation));
        await page.goto(wizard.path);
        for (const step of wizard.steps) {
          await step(who);
          if (step !== wizard.steps.at(-1)) await page.reload();
          await isWell(page);
        }
        await success(page).getByRole("button", { name: "OK" }).click();
        await page.reload();
        await isWell(page);
        expect(await portal.effects(operation, customer.userId)).toBe(1);
      })(),
  );
});
