import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PASSWORD } from "../customer.ts";
import { desk, phone, type Portal } from "../portal.ts";
import { signIn } from "../account.ts";
import type { BrowserFault } from "./fault-list.ts";
import type { Journey, Traveller } from "./journey.ts";

/** How the last press is made. */
export const presses = ["a click", "a double click", "Enter", "Enter and a click"] as const;
type Press = (typeof presses)[number];

/** What is met with each fault. */
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
  // Where the first press was heard, there may be no button left.
  if (by === "Enter and a click") await button.click({ timeout: 300 }).catch(() => {});
}

const failed = (page: Page) => page.getByRole("alertdialog", { name: /^(Error|Registration Failed)$/ });

/** Every page says something, and runs nothing of what the provider says. */
export async function isWell(page: Page): Promise<void> {
  await page.locator("h1, h2, [role=alertdialog]").first().waitFor();
  expect(await page.evaluate(() => Reflect.get(window, "pwned"))).toBe(undefined);
  expect(await page.getByText("Unexpected Application Error!").count()).toBe(0);
}

const onward = (page: Page) => page.getByRole("button", { name: /^(Check again|Send again)$/ });

/** The first of two that happens; what becomes of the other is no matter. */
async function first(...ways: readonly Promise<unknown>[]): Promise<void> {
  await Promise.race(ways);
  for (const way of ways) way.catch(() => {});
}

/** After another sign-in a wizard goes on where it was; a form is filled in again. */
async function resume(journey: Journey, who: Traveller): Promise<void> {
  const { page } = who;
  const restored = journey.send(page).or(onward(page)).or(journey.done(page)).first();
  const isRestored = await restored.waitFor({ timeout: 8000 }).then(
    () => true,
    () => false,
  );
  // Once its dialog is open, it may say at once what became of what was sent before.
  if (!isRestored) await first(journey.prepare(who), onward(page).waitFor());
  const isLookedUp = (await onward(page).isVisible()) || (await journey.done(page).isVisible());
  if (!isLookedUp) await (isRestored && journey.again ? journey.again(who) : journey.send(page).click());
}

/** Goes the way on that the page shows, until it says that all is done. */
export async function walkOn(journey: Journey, who: Traveller): Promise<void> {
  const { page, customer } = who;
  const done = journey.done(page);
  const again = () => journey.again?.(who) ?? journey.send(page).click();
  const rejected = page.getByText(/Your proof did not arrive|enter an OTP once more/);
  const signInForm = page.getByRole("button", { name: "Sign Me In" });
  for (let step = 0; step < 8; step += 1) {
    const way = done.or(failed(page)).or(onward(page)).or(rejected);
    await (journey.isVisitor ? way : way.or(signInForm)).first().waitFor();
    if (await done.isVisible()) return;
    if (await failed(page).isVisible()) {
      await failed(page).getByRole("button", { name: "OK" }).click();
      await again();
    } else if (await onward(page).isVisible()) await onward(page).click();
    else if (await rejected.isVisible()) {
      const change = page.getByRole("button", { name: "Change it" });
      if (await change.isVisible()) await change.click();
      await again();
    } else if (!journey.isVisitor && (await signInForm.isVisible())) {
      // With it comes the code; a press before that sends nothing.
      await page.getByRole("img", { name: "Northgale" }).first().waitFor();
      await signIn(page, customer.email, PASSWORD);
      await signInForm.waitFor({ state: "hidden" });
      await resume(journey, who);
    }
  }
  throw new Error("No way led on");
}

/** What has to be said of a fault: null where what became of the call is found out, or nothing went wrong. */
function sentenceOf(journey: Journey, { effect, message, isInData }: BrowserFault): string | null {
  if (isInData && !journey.hasData) return null;
  if (effect === "message") return message ?? "";
  if (effect === "refused") return journey.refused;
  return effect === "unknown" && !journey.isLookedUp ? journey.broken : null;
}

/** One call, gone wrong once: the reason is said, the input is kept, a way leads on, and it is done once in the end. */
export async function survive(
  portal: Portal,
  journey: Journey,
  fault: BrowserFault,
  { by, width, scheme }: Surroundings,
): Promise<void> {
  const { operation } = journey;
  const customer = await portal.customer(journey.needs);
  const { context, page, expectProblems } = await portal.visit(journey.isVisitor ? null : customer, {
    viewport: width === "phone" ? phone : desk,
    colorScheme: scheme,
  });
  // The browser logs each answer that is none; that is what faults are.
  if (fault.effect !== "good") expectProblems(/^Failed to load resource/);
  const who = { page, provider: portal.provider, customer };
  await journey.prepare(who);
  const entered = await journey.kept(page);
  const before = await portal.effects(operation);
  await fault.arm({ context, page, provider: portal.provider, operation }, 1);

  await press(journey, page, by);
  const sentence = sentenceOf(journey, fault);
  const told = page.getByText(sentence ?? "").first();
  const done = journey.done(page);
  // A second press may come when the first was answered already, and then is a second try; where a connection breaks
  // the browser makes one by itself.
  const isTriedAgain =
    fault.isRepeatedByBrowser === true || by === "a double click" || by === "Enter and a click";
  const known = page.getByText(/already (taken|registered)/);
  if (sentence !== null) await (isTriedAgain ? told.or(done).or(known) : told).first().waitFor();
  if (sentence !== null && (await told.isVisible())) {
    await isWell(page);
    const dialog = failed(page);
    if (await dialog.isVisible()) {
      await dialog.getByRole("button", { name: "OK" }).click();
      await dialog.waitFor({ state: "hidden" });
    }
    expect(await journey.kept(page)).toEqual(entered);
    if (!(await journey.done(page).isVisible())) await (journey.again?.(who) ?? journey.send(page).click());
  }
  if (
    operation === "CreateUser" &&
    fault.effect !== "message" &&
    (await portal.effects(operation)) > before
  ) {
    // Sent again after a success that nobody heard of, it is refused: the account is there, and can be used.
    await known.or(done).first().waitFor();
  } else if (operation === "UpdateUserPassword" && (await portal.effects(operation)) > before) {
    await page
      .getByText(/password/i)
      .first()
      .waitFor();
  } else await walkOn(journey, who);
  await isWell(page);
  const times = (await portal.effects(operation)) - before;
  if (journey.isPatient) await journey.send(page).waitFor();
  else if (journey.isRepeatable) expect(times).toBeGreaterThan(0);
  else expect(times).toBe(1);
}
