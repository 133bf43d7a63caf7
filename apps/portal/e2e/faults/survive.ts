import { customerPassword } from "@broker/sandbox/testing";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { NEW_PASSWORD } from "./account-journeys.ts";
import { desk, phone, type Portal } from "../portal.ts";
import { countRequests } from "./count-requests.ts";
import type { BrowserFault } from "./fault-list.ts";
import { signInAgain } from "./in-flow.ts";
import type { Journey, Traveller } from "./journey.ts";

/** The ways to submit. */
export const presses = ["a click", "a double click", "Enter", "Enter and a click"] as const;
type Press = (typeof presses)[number];

/** The conditions that are combined with each fault. */
export interface Surroundings {
  readonly by: Press;
  readonly width: "phone" | "desk";
  readonly scheme: "light" | "dark";
}

async function press(journey: Journey, page: Page, by: Press): Promise<void> {
  const button = journey.send(page);
  const field = journey.field?.(page);
  if (field && by.startsWith("Enter")) await field.press("Enter");
  else await button.click(by === "a double click" ? { clickCount: 2 } : {});
  // After the first click was processed, the button may have been removed.
  if (by === "Enter and a click") await button.click({ timeout: 300 }).catch(() => {});
}

const failed = (page: Page) => page.getByRole("alertdialog", { name: /^(Error|Registration Failed)$/ });

/** Expects that a page shows content, and executes nothing from the provider's data. */
export async function isWell(page: Page): Promise<void> {
  await page.locator("h1, h2, [role=alertdialog]").first().waitFor();
  expect(await page.evaluate(() => Reflect.get(window, "pwned"))).toBe(undefined);
  expect(await page.getByText("Unexpected Application Error!").count()).toBe(0);
}

const signInButton = (page: Page) => page.getByRole("button", { name: "Sign Me In" });
const onward = (page: Page) => page.getByRole("button", { name: /^(Check again|Send again)$/ });

/** Matches the sentence that a request was not done. */
const notArrived = (page: Page) =>
  page.getByText(/Your proof did not arrive|enter an OTP once more|Your transfer of .* did not arrive/);

/** Continues after another sign-in or a reload: a wizard is restored, a form is filled in again. */
export async function resume(journey: Journey, who: Traveller): Promise<void> {
  const { page } = who;
  const found = onward(page).or(notArrived(page)).or(journey.done(page));
  const restored = journey.send(page).or(found).first();
  const isRestored = await restored.waitFor({ timeout: 8000 }).then(
    () => true,
    () => false,
  );
  if (!isRestored && journey.open) {
    await journey.open(who);
    await journey.send(page).or(found).first().waitFor();
  }
  // A dialog may show the outcome of the earlier request, and then there is nothing to fill in.
  if (!isRestored && !(await found.first().isVisible())) await journey.prepare(who);
  const isLookedUp = await found.first().isVisible();
  if (!isLookedUp) await (isRestored && journey.again ? journey.again(who) : journey.send(page).click());
}

/** Follows the offered recovery until the call is done. */
export async function walkOn(journey: Journey, who: Traveller): Promise<void> {
  const { page, customer } = who;
  const done = journey.done(page);
  const again = () => journey.again?.(who) ?? journey.send(page).click();
  const rejected = notArrived(page);
  const signInForm = signInButton(page);
  let isNewSession = false;
  for (let step = 0; step < 8; step += 1) {
    const way = done.or(failed(page)).or(onward(page)).or(rejected);
    await (journey.isVisitor ? way : way.or(signInForm)).first().waitFor();
    // Offline, each attempt fails at once.
    await page.waitForFunction(() => navigator.onLine);
    if (await done.isVisible()) return;
    if (await failed(page).isVisible()) {
      await failed(page).getByRole("button", { name: "OK" }).click();
      await again();
    } else if (await onward(page).isVisible()) await onward(page).click();
    else if (await rejected.isVisible()) {
      const change = page.getByRole("button", { name: "Change it" });
      if (await change.isVisible()) await change.click();
      if (isNewSession) await journey.renew?.(who);
      isNewSession = false;
      await again();
    } else if (!journey.isVisitor && (await signInForm.isVisible())) {
      await signInAgain(page, customer.email, customerPassword);
      isNewSession = true;
      await resume(journey, who);
    }
  }
  throw new Error("No way led on");
}

/** Returns the sentence that a fault must show; null where the outcome is found out, or nothing failed. */
function sentenceOf(journey: Journey, { effect, message, isInData }: BrowserFault): string | null {
  if (isInData && !journey.hasData) return null;
  if (effect === "message") return message ?? "";
  if (effect === "refused") return journey.refused;
  // A visitor has no session that could end: for them the call has failed.
  const isBroken = journey.isVisitor ? effect !== "good" : effect === "unknown" && !journey.isLookedUp;
  return isBroken ? journey.broken : null;
}

/** A journey whose call was pressed, with the state of page and provider before. */
interface Attempt {
  readonly journey: Journey;
  readonly who: Traveller;
  readonly fault: BrowserFault;
  readonly portal: Portal;
  /** The input before the press. */
  readonly entered: unknown;
  /** The number of the operation's effects before the press. */
  readonly before: number;
  readonly requests: ReturnType<typeof countRequests>;
}

/** Signs a customer in, fills in the journey's form, and applies a fault to its next call. */
async function prepareFault(
  portal: Portal,
  journey: Journey,
  fault: BrowserFault,
  { width, scheme }: Surroundings,
): Promise<Attempt> {
  const { operation } = journey;
  const customer = await portal.customer(journey.needs);
  const { context, page, expectProblems } = await portal.visit(journey.isVisitor ? null : customer, {
    viewport: width === "phone" ? phone : desk,
    colorScheme: scheme,
  });
  // The browser logs failed requests, which faults cause.
  if (fault.effect !== "good" || fault.mayComplain) expectProblems(/^Failed to load resource/);
  const who = { page, provider: portal.provider, customer };
  await journey.prepare(who);
  const entered = await journey.kept(page);
  const before = await portal.effects(operation);
  const requests = countRequests(page, operation);
  await fault.arm({ context, page, provider: portal.provider, operation }, 1);
  return { journey, who, fault, portal, entered, before, requests };
}

const timesDone = async ({ portal, journey, before }: Attempt) =>
  (await portal.effects(journey.operation)) - before;

/**
 * Matches the special outcomes of two operations: a repeated registration is refused, and a new password with a lost
 * answer leads to the sign-in.
 */
const specialOutcome = (operation: Journey["operation"], page: Page) =>
  operation === "CreateUser" ? page.getByText(/already (taken|registered)/) : signInButton(page);

/** Expects the sentence of the fault, unless another attempt or the special outcome replaced it. */
async function expectSentence(attempt: Attempt, sentence: string): Promise<void> {
  const { journey, fault, requests } = attempt;
  const { page } = attempt.who;
  const { operation } = journey;
  const told = page.getByText(sentence).first();
  const special = specialOutcome(operation, page);
  const way = told.or(journey.done(page));
  const hasSpecial = operation === "CreateUser" || operation === "UpdateUserPassword";
  await (hasSpecial ? way.or(special) : way).first().waitFor();
  // A second click after the first was answered is a second attempt; when a connection breaks, the browser repeats
  // the request itself, unseen by the page.
  const isTriedAgain = fault.isRepeatedByBrowser === true || requests.made > 1;
  const isDone = (await timesDone(attempt)) > 0;
  const isSignedOut = operation === "UpdateUserPassword" && (await special.isVisible()) && isDone;
  if (!(await told.isVisible())) expect(isTriedAgain || isSignedOut, `"${sentence}" is said`).toBe(true);
}

/** Dismisses the error where it is a dialog, expects the input to be preserved, and submits again. */
async function submitAgain({ journey, who, entered }: Attempt): Promise<void> {
  const { page } = who;
  await isWell(page);
  const dialog = failed(page);
  if (await dialog.isVisible()) {
    await dialog.getByRole("button", { name: "OK" }).click();
    await dialog.waitFor({ state: "hidden" });
  }
  expect(await journey.kept(page)).toEqual(entered);
  await page.waitForFunction(() => navigator.onLine);
  if (!(await journey.done(page).isVisible())) await (journey.again?.(who) ?? journey.send(page).click());
}

/** Reaches the end of a journey: by the special outcome of its operation, or by the offered recovery. */
async function reachEnd(attempt: Attempt): Promise<void> {
  const { journey, who, fault, portal } = attempt;
  const { page, customer } = who;
  const { operation } = journey;
  const special = specialOutcome(operation, page);
  const end = special.or(journey.done(page));
  const isDone = async () => (await timesDone(attempt)) > 0;
  if (operation === "CreateUser") await end.or(failed(page)).first().waitFor();
  if (operation === "CreateUser" && fault.effect !== "message" && (await isDone())) {
    // A repeated registration after a success with a lost answer is refused: the account exists and can be used.
    await end.first().waitFor();
  } else if (operation === "UpdateUserPassword" && (await isDone())) {
    // All sessions end with the old password: a user whose answer was lost signs in with the new password.
    await end.or(page.getByText("The old password is wrong.")).first().waitFor();
    await portal.provider.signIn({ email: customer.email, password: NEW_PASSWORD });
  } else await walkOn(journey, who);
}

/** Expects that the call was done once, and that its requests did not overlap. */
async function expectOneEffect(attempt: Attempt): Promise<void> {
  const { journey, who, requests } = attempt;
  expect(requests.atOnce, "requests under way at once").toBe(1);
  const times = await timesDone(attempt);
  if (journey.isPatient) await journey.send(who.page).waitFor();
  else if (journey.isRepeatable) expect(times).toBeGreaterThan(0);
  else expect(times).toBe(1);
}

/**
 * Tests one call with one fault: the reason is shown, the input is preserved, recovery is offered, and the call is done
 * once in the end.
 */
export async function survive(
  portal: Portal,
  journey: Journey,
  fault: BrowserFault,
  surroundings: Surroundings,
): Promise<void> {
  const attempt = await prepareFault(portal, journey, fault, surroundings);
  const { page } = attempt.who;
  await press(journey, page, surroundings.by);
  const sentence = sentenceOf(journey, fault);
  if (sentence !== null) {
    await expectSentence(attempt, sentence);
    if (await page.getByText(sentence).first().isVisible()) await submitAgain(attempt);
  }
  await reachEnd(attempt);
  await isWell(page);
  await expectOneEffect(attempt);
}
