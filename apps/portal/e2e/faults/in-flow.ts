import type { Page } from "playwright-core";
import { expect, vi } from "vitest";
import { signIn } from "../account.ts";
import { phone, type Portal, sharePortals } from "../portal.ts";
import { accountJourneys } from "./account-journeys.ts";
import type { Journey } from "./journey.ts";
import { moneyJourneys } from "./money-journeys.ts";

/** Whether to run all combinations, as at night, or a short sample. */
export const isWhole = process.env["FAULTS"] === "all";

const journeys = [...moneyJourneys, ...accountJourneys];

/** Returns the journey to a call. */
export function journeyTo(operation: string): Journey {
  const found = journeys.find((journey) => journey.operation === operation);
  if (!found) throw new Error(`No journey leads to ${operation}`);
  return found;
}

/** Returns some journeys of signed-in users; at night all of them. */
export const some = (...operations: readonly string[]): readonly Journey[] =>
  journeys.filter(({ isVisitor, operation }) => !isVisitor && (isWhole || operations.includes(operation)));

/** Creates a customer with the needs of a journey, at a portal on a phone. */
export async function begin(portal: Portal, journey: Journey) {
  const customer = await portal.customer(journey.needs);
  const visit = await portal.visit(customer, { viewport: phone });
  return { ...visit, customer, who: { page: visit.page, provider: portal.provider, customer } };
}

export const isSignedOut = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Sign Me In" }).waitFor();
export const textOf = (page: Page): Promise<string> => page.evaluate(() => document.body.innerText);

/** Provides portals for a test file; concurrent tests have one each. */
export function sharedPortals() {
  const inPortal = sharePortals(2);
  return (run: (portal: Portal) => Promise<void>) => async () => {
    await expect(inPortal(run)).resolves.toBeUndefined();
  };
}

/**
 * Signs in at the form that follows the end of a session, and waits until the form is replaced: by the requested page,
 * or by another sign-in when the new session ends before the page is shown.
 */
export async function signInAgain(page: Page, email: string, password: string): Promise<void> {
  // The logo is loaded with the form's code; a click before that sends nothing.
  await page.getByRole("img", { name: "Northgale" }).first().waitFor();
  await page.evaluate(() => Reflect.set(window, "isOld", true));
  const isOld = () => page.evaluate(() => Reflect.get(window, "isOld") === true).catch(() => true);
  const answer = page.waitForResponse("**/UserLogin");
  await signIn(page, email, password);
  await answer;
  const field = page.getByLabel("Password", { exact: true });
  const isGone = async () => !(await isOld()) || !(await field.isVisible());
  await vi.waitUntil(isGone, { timeout: 5000 }).catch(() => {});
}
