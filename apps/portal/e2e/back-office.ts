import type { Page } from "playwright-core";

/** The address of the provider's back office. */
const BACK_OFFICE = "/sandbox/backoffice";

/** Signs in to the back office as a member of staff, and opens one of its pages. */
export async function openBackOffice(page: Page, path: "" | `/${string}`): Promise<void> {
  await page.goto(BACK_OFFICE);
  await page.getByLabel("E-mail").fill("staff@example.com");
  await page.getByLabel("Password").fill("Sandbox-2026!");
  const button = page.getByRole("button", { name: "Sign in" });
  await button.click();
  await button.waitFor({ state: "detached" });
  await page.goto(`${BACK_OFFICE}${path}`);
}
