import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readDialog } from "./account.ts";
import { details } from "./faults/account-journeys.ts";
import { picture } from "./faults/money-journeys.ts";
import { sharePortal } from "./portal.ts";

const portal = sharePortal({ KYC_DOCUMENTS: '{"MY":["national-id"]}' });
/** The portal of a company that accepts all kinds of document. */
const without = sharePortal();

/** Enters the details of an identity check, and opens its second step. */
async function openDocument(page: Page): Promise<void> {
  await page.goto("/my-account");
  for (const [label, text] of Object.entries(details)) await page.getByLabel(label).fill(text);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("heading", { name: "Identity document" }).waitFor();
}

test("the only document that the company accepts is chosen, and submitted without a choice", async () => {
  const { customer, effects, visit } = portal();
  const mine = await customer({ isUnchecked: true });
  const { page } = await visit(mine);
  await openDocument(page);
  const kinds = page.getByRole("radio");
  await kinds.first().waitFor();
  expect(await kinds.count()).toBe(1);
  expect(await page.getByRole("radio", { name: "National ID" }).isChecked()).toBe(true);
  const inputs = page.locator("input[type=file]");
  await inputs.nth(0).setInputFiles(picture("front.png"));
  await inputs.nth(1).setInputFiles(picture("back.png"));
  await page.getByText("I confirm that all the information is correct").click();
  await page.getByRole("button", { name: "Submit All" }).click();
  expect(await readDialog(page, "Success")).toContain("Account verification submitted successfully!");
  expect(await effects("KycVerification", mine.userId)).toBe(1);
});

test("a company that does not say so accepts all three, and none is chosen", async () => {
  const { customer, visit } = without();
  const { page } = await visit(await customer({ isUnchecked: true }));
  await openDocument(page);
  const kinds = page.getByRole("radio");
  await kinds.first().waitFor();
  expect(await kinds.count()).toBe(3);
  expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
});
