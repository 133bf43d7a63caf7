import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sharePortal } from "./portal.ts";

const portal = sharePortal();

/** A phone on which the browser's own bars are shown, where bars of the page have the largest share of the window. */
const lowPhone = { width: 390, height: 600 } as const;

async function openDetails(page: Page): Promise<void> {
  await page.goto("/deposit-withdraw?tab=withdrawal");
  await page.getByText("Daybreak Bank").first().click();
  await page.getByLabel("You withdraw").fill("50");
}

async function openReview(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Next" }).click();
  await page.locator("h2:focus", { hasText: "Is everything right?" }).waitFor();
}

/** Returns whether no other element covers the upper and the lower part of an element. */
const isSeen = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [0.1, 0.5, 0.9].every((part) => {
    const found = document.elementFromPoint(left + width / 2, top + height * part);
    return found !== null && (element.contains(found) || found.contains(element));
  });
};

/** Returns whether no bar covers the focused element; true also without one, and where it is invisible by intention. */
const isFocusSeen = () => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return true;
  const { left, top, width, height } = focused.getBoundingClientRect();
  if (width < 3 || height < 3) return true;
  return [0.1, 0.5, 0.9].every((part) => {
    const found = document.elementFromPoint(left + width / 2, top + height * part);
    return found && (focused.contains(found) || found.contains(focused) || found.closest("label"));
  });
};
const nameFocused = () => {
  const focused = document.activeElement;
  return (focused?.textContent || focused?.ariaLabel || focused?.id || "").trim();
};

/** Presses a key once for each focusable control of the page, and returns the names of focused controls that a bar covered. */
async function listHidden(page: Page, key: "Tab" | "Shift+Tab"): Promise<readonly string[]> {
  const hidden: string[] = [];
  const presses = await page.locator("a, button, input, select, textarea, [tabindex='0']").count();
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    // The scroll position may change some frames after the key press, and the sheet may still be in its opening animation.
    const seen = page.waitForFunction(isFocusSeen, undefined, { timeout: 2_000 });
    await seen.catch(async () => hidden.push(await page.evaluate(nameFocused)));
  }
  return hidden;
}

test.each([lowPhone, { width: 390, height: 760 }, { width: 390, height: 844 }, { width: 1280, height: 720 }])(
  "a refused code returns the focus to its field, which is in view with its sentence, in a window of $width by $height",
  async (viewport) => {
    const customer = await portal().customer({ eWallet: 500 });
    const { page } = await portal().visit(customer, { viewport });
    await openDetails(page);
    await openReview(page);
    await page.getByRole("button", { name: "Request OTP" }).click();
    const field = page.getByRole("textbox", { name: "OTP" });
    await page.locator("input:focus").waitFor();
    const { code } = await portal().provider.readLetter(customer.email);
    await field.fill(code === "000000" ? "000001" : "000000");
    await page.getByRole("button", { name: "Confirm withdrawal" }).click();
    await page.getByRole("alertdialog", { name: "Error" }).getByRole("button", { name: "OK" }).click();
    await page.locator("input:focus[aria-invalid=true]").waitFor();
    const sentence = page.getByText("This OTP is wrong or has expired.");
    await expect.poll(() => field.evaluate(isSeen)).toBe(true);
    await expect.poll(() => sentence.evaluate(isSeen)).toBe(true);

    await field.fill("");
    await page.getByRole("button", { name: "Confirm withdrawal" }).click();
    await page.locator("input:focus[aria-invalid=true]").waitFor();
    await expect.poll(() => sentence.evaluate(isSeen)).toBe(true);
  },
);

test("no bar of a low phone covers the control that has the focus, in a step or in a sheet", async () => {
  const { page } = await portal().visit(await portal().customer({ eWallet: 500 }), { viewport: lowPhone });
  const covered = async () => [...(await listHidden(page, "Tab")), ...(await listHidden(page, "Shift+Tab"))];
  await openDetails(page);
  expect(await covered()).toEqual([]);
  await openReview(page);
  expect(await covered()).toEqual([]);
  await page.goto("/transactions?tab=internal-transfer");
  await page.getByRole("button", { name: "Transfer CTrader Funds" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Transfer" }).waitFor();
  expect(await covered()).toEqual([]);
});
