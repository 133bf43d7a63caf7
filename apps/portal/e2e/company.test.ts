import { join } from "node:path";
import { expect, test } from "vitest";
import { inventPerson, openMailedLink, readDialog, register, signIn, signOut } from "./account.ts";
import { picture } from "./faults/money-journeys.ts";
import { desk, phone, sharePortal } from "./portal.ts";

const portal = sharePortal({
  // The same build as that of the first company.
  PORTAL_CONFIGURATION: join(import.meta.dirname, "company-12.json"),
  SESSION_MINUTES: "240",
  SUPPORT_EMAIL: "support@tidewell.example",
});

/** Texts of the first company that clients of the other must not see. */
const foreign = /Northgale|ctrader\.northgale|Daybreak|Ridgeline|USDT|SmilePayz|Amira|Farid/i;

test("a portal of the other company uses its own names, addresses, platforms and clients only", async () => {
  const { page, context } = await portal().visit(null, { viewport: phone });
  const sent: string[] = [];
  const received: string[] = [];
  context.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  const seen = async () => received.push(await page.evaluate(() => document.documentElement.outerHTML));

  await page.goto("/login");
  await page.getByRole("img", { name: "Tidewell" }).waitFor();
  await signIn(page, "demo@example.com", "Sandbox-2026!");
  await page.getByText("Invalid email or password.").waitFor();
  await seen();
  await readDialog(page, "Error");
  await page.getByLabel("Email", { exact: true }).fill("other@example.com");
  await page.getByRole("button", { name: "Sign Me In" }).click();
  await page.getByText("Welcome, Oana Popescu").waitFor();
  await page.getByText("$700.00").first().waitFor();
  await seen();
  for (const place of ["/my-account", "/profile", "/transactions", "/referrals"]) {
    await page.goto(place);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.getByRole("contentinfo").getByText("Tidewell").waitFor();
    await seen();
  }
  expect(received.join("\n")).toContain("https://ctrader.tidewell.example/");
  await page.goto("/deposit-withdraw?tab=deposit");
  // The wizard chooses the only method automatically.
  await page.getByRole("heading", { name: "Which bank will you pay to?" }).waitFor();
  await page.getByRole("radio", { name: /^Saltmarsh Savings/ }).waitFor();
  expect(await page.getByRole("radio").count()).toBe(2);
  await seen();
  await page.getByRole("button", { name: "Method" }).click();
  await page.getByRole("radio", { name: /^Bank Transfer/ }).waitFor();
  await expect.poll(() => page.getByRole("radio").count()).toBe(1);
  await seen();
  expect(received.filter((html) => foreign.test(html))).toEqual([]);
  expect(sent.filter((request) => /company_?id\W{1,4}9\b/i.test(request))).toEqual([]);
  expect(sent.some((request) => /company_?id\W{1,4}12\b/i.test(request))).toBe(true);
});

test("the configuration is in the pages and their policies, and links have its referral code", async () => {
  const { page } = await portal().visit();
  const policyOf = async (path: string) => (await page.goto(path))?.headers()["content-security-policy"];
  expect(await policyOf("/login")).toContain("form-action 'self';");
  expect(await policyOf("/pay/handoff")).toContain("form-action 'self' https://pay.tidewell.example;");
  await page.goto("/login");
  expect(await page.locator("#configuration").textContent()).toContain('"companyId":12');
  await expect.poll(() => page.locator('a[href="/sign-up?referralCode=TIDEWELL"]').count()).toBe(1);
});

test("a client registers and deposits with the other company, and the first company has no record of it", async () => {
  const { provider } = portal();
  const { page } = await portal().visit();
  const person = inventPerson("Ion Dragan", "iond");
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Open an account" }).click();
  await page.waitForURL("**/sign-up?referralCode=TIDEWELL");
  await register(page, person);
  const { text } = await provider.readLetter(person.email);
  expect(text).not.toMatch(foreign);
  await openMailedLink(page, provider, person.email);
  await page.getByRole("link", { name: "Go to Login" }).click();
  await signIn(page, person.email, person.password);
  await page.getByText("Welcome, Ion Dragan").waitFor();

  await page.getByRole("main").getByRole("link", { name: "Deposit", exact: true }).click();
  await page.getByText("Saltmarsh Savings").first().click();
  await page.getByLabel("You send").fill("447");
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await page.getByRole("heading", { name: "Pay, then send us the proof" }).waitFor();
  await page.locator("input[type=file]").setInputFiles(picture("receipt.png"));
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await page.getByRole("alertdialog", { name: "Success" }).getByRole("button", { name: "OK" }).click();
  await page.getByRole("row").getByText("Pending").waitFor();
  const [event] = await provider.control<{ changes: string[] }[]>("events?operation=DepositRequest");
  await provider.control(`deposits/${/D-\S+/.exec(event?.changes[0] ?? "")?.[0]}/complete`, {});
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await page.getByText("$100.00").first().waitFor();

  await page.goto("/transactions?tab=internal-transfer");
  await page.getByRole("button", { name: "Transfer between my accounts" }).waitFor();
  await signOut(page, person.username);
});

test.each([
  ["desk", desk],
  ["phone", phone],
])(
  "with longer sessions, an hour of inactivity ends one on a %s with a message, and the sign-in leads back",
  async (_name, viewport) => {
    const { page } = await portal().visit(null, { viewport });
    await page.clock.install();
    await page.goto("/login");
    await signIn(page, "other@example.com", "Sandbox-2026!");
    await page.getByText("Welcome, Oana Popescu").waitFor();
    await page.goto("/profile?tab=legal");
    await page.getByRole("heading", { name: "Legal documents" }).waitFor();
    await page.clock.fastForward("58:30");
    await page.getByText(/Your session ends in 01:\d\d/).waitFor();
    expect(await page.getByRole("button", { name: "Stay signed in" }).count()).toBe(1);
    // Moving the pointer to that button already counts as activity.
    await page.mouse.move(20, 20);
    await page.getByText(/Your session ends in/).waitFor({ state: "detached" });
    await page.clock.fastForward("58:30");
    await page.getByText(/Your session ends in 01:\d\d/).waitFor();
    await page.clock.fastForward("02:00");
    expect(await readDialog(page, "Information")).toContain(
      "You have been logged out due to inactivity. Please log in again.",
    );
    await page.waitForURL("**/login?from=%2Fprofile%3Ftab%3Dlegal");
    await signIn(page, "other@example.com", "Sandbox-2026!");
    await page.getByRole("heading", { name: "Legal documents" }).waitFor();
  },
);
