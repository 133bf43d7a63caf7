import type { Page } from "playwright-core";
import { expect, vi } from "vitest";
import { signIn } from "../account.ts";
import { phone, type Portal, sharePortals } from "../portal.ts";
import { accountJourneys } from "./account-journeys.ts";
import type { Journey } from "./journey.ts";
import { moneyJourneys } from "./money-journeys.ts";

/** Whether all is tried, as at night, or a sample that a change can wait for. */
export const isWhole = process.env["FAULTS"] === "all";

const journeys = [...moneyJourneys, ...accountJourneys];

/** The journey to a call. */
export function journeyTo(operation: string): Journey {
  const found = journeys.find((journey) => journey.operation === operation);
  if (!found) throw new Error(`No journey leads to ${operation}`);
  return found;
}

/** The journeys of signed-in users that a change can wait for; at night all. */
export const some = (...operations: readonly string[]): readonly Journey[] =>
  journeys.filter(({ isVisitor, operation }) => !isVisitor && (isWhole || operations.includes(operation)));

/** A customer with what a journey needs, at a portal on a phone. */
export async function begin(portal: Portal, journey: Journey) {
  const customer = await portal.customer(journey.needs);
  const visit = await portal.visit(customer, { viewport: phone });
  return { ...visit, customer, who: { page: visit.page, provider: portal.provider, customer } };
}

export const isSignedOut = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Sign Me In" }).waitFor();
export const textOf = (page: Page): Promise<string> => page.evaluate(() => document.body.innerText);

/** Portals for a file, and a test that has one to itself while others run beside it. */
export function sharedPortals() {
  const inPortal = sharePortals(2);
  return (run: (portal: Portal) => Promise<void>) => async () => {
    await expect(inPortal(run)).resolves.toBeUndefined();
  };
}

/**
 * Signs in at a form that a session's end led to, and waits until that form is gone: for what was wanted, or for another
 * one. It is back in its place where the new session is over before anything else is seen.
 */
export async function signInAgain(page: Page, email: string, password: string): Promise<void> {
  // With it comes the code; a press before that sends nothing.
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
