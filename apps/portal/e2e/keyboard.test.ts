import { customerPassword } from "@broker/sandbox/testing";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { picture } from "./faults/money-journeys.ts";
import { sharePortal } from "./portal.ts";

const portal = sharePortal();

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: "attached" });
  for (let presses = 0; presses < 90; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${target.toString()}`);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

async function press(page: Page, name: string | RegExp, within: Page | Locator = page): Promise<void> {
  await tabTo(page, within.getByRole("button", { name, exact: true }).first());
  await page.keyboard.press("Enter");
}

async function follow(page: Page, link: Locator): Promise<void> {
  await tabTo(page, link.first());
  await page.keyboard.press("Enter");
}

/** Chooses a radio button: Tab focuses the group, arrow keys move within it. */
async function choose(page: Page, name: RegExp): Promise<void> {
  const radio = page.getByRole("radio", { name }).first();
  await radio.waitFor({ state: "attached" });
  const inGroup = () => page.evaluate(() => document.activeElement?.getAttribute("type") === "radio");
  for (let presses = 0; presses < 90 && !(await inGroup()); presses += 1) await page.keyboard.press("Tab");
  for (let presses = 0; presses < 20 && !(await isFocused(radio)); presses += 1)
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  expect(await radio.isChecked()).toBe(true);
}

/** Closes an announcement dialog, which has the focus, with Enter. */
async function read(page: Page, words: string): Promise<void> {
  await page.getByRole("alertdialog").getByText(words).waitFor();
  const ok = page.getByRole("alertdialog").getByRole("button", { name: "OK" });
  await tabTo(page, ok);
  await page.keyboard.press("Enter");
  await ok.waitFor({ state: "hidden" });
}

async function attach(page: Page, name: string): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  const browse = page.getByText("Choose a file").locator("visible=true").first();
  const button = page.getByRole("button", { name: "Choose a file" }).or(browse).first();
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  await (await chooser).setFiles(picture(name));
}

test("the journey from the registration to a withdrawal by keyboard only", async () => {
  const { provider } = portal();
  const { page } = await portal().visit();
  // The journey uses the keyboard only, from the registration on.
  const email = "keys@example.com";
  await page.goto("/sign-up?referralCode=NORTHGALE");
  await type(page, "Full name", "Nur Keys");
  await type(page, "Username", "keys");
  await type(page, "Email", email);
  await tabTo(page, page.getByLabel("Country", { exact: true }));
  await page.keyboard.type("Malaysia");
  await type(page, "Mobile number", "198765432");
  await type(page, "City", "Kuala Lumpur");
  await type(page, "Nationality", "Malaysian");
  await type(page, "Password", customerPassword);
  await type(page, "Confirm password", customerPassword);
  for (const words of [/accept the Terms/, /understood the Risk/]) {
    await tabTo(page, page.getByRole("checkbox", { name: words }));
    await page.keyboard.press("Space");
  }
  await press(page, "Create account");
  await page.getByRole("heading", { name: "Account Created" }).waitFor();

  const { link } = await provider.readLetter(email);
  await page.goto(link ?? "");
  await follow(page, page.getByRole("link", { name: "Go to Login" }));
  await type(page, "Email", email);
  await type(page, "Password", customerPassword);
  await page.keyboard.press("Enter");
  await page.getByText("Welcome, Nur Keys").waitFor();
  const customer = await provider.signIn({ email });
  await provider.approveIdentity(customer);

  await follow(page, page.getByRole("main").getByRole("link", { name: "Deposit", exact: true }));
  await choose(page, /Bank Transfer/);
  await press(page, "Next");
  await choose(page, /Daybreak Bank/);
  await press(page, "Next");
  await type(page, "You send", "894");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Pay, then send us the proof" }).waitFor();
  await attach(page, "receipt.png");
  await press(page, "Submit");
  await read(page, "Deposit submitted successfully!");
  await page.waitForURL("**/transactions?tab=deposit");
  const [event] = await provider.control<{ changes: string[] }[]>("events?operation=DepositRequest");
  await provider.control(`deposits/${/D-\S+/.exec(event?.changes[0] ?? "")?.[0]}/complete`, {});

  await page.reload();
  await follow(page, page.getByRole("navigation").getByRole("link", { name: "Dashboard" }));
  await press(page, "Verified, transfer funds");
  await type(page, "Amount (USD)", "20");
  await page.keyboard.press("Enter");
  await read(page, "Transfer successful!");
  await page.waitForURL("**/transactions?tab=internal-transfer");

  await follow(page, page.getByRole("navigation").getByRole("link", { name: "Deposit & Withdraw" }));
  await page.getByRole("tab", { name: "Deposit" }).waitFor();
  await tabTo(page, page.getByRole("tab", { name: "Deposit" }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/deposit-withdraw?tab=withdrawal*");
  await choose(page, /Daybreak Bank/);
  await press(page, "Next");
  await type(page, "You withdraw", "50");
  await press(page, "Next");
  await press(page, "Request OTP");
  await page.getByText("An OTP was sent to").waitFor();
  const { code } = await provider.readLetter(email);
  await tabTo(page, page.getByRole("textbox", { name: "OTP" }));
  await page.keyboard.type(code ?? "");
  await press(page, "Confirm withdrawal");
  await read(page, "Your withdrawal of $50.00 was submitted.");
  await page.waitForURL("**/transactions?tab=withdrawal");
  expect(await portal().effects("WithdrawalRequest", customer.userId)).toBe(1);
}, 180_000);
