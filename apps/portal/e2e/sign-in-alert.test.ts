import { expect, test } from "vitest";
import { hideCapabilities } from "./hide-capabilities.ts";
import { sharePortal } from "./portal.ts";
import { untilQuiet } from "./quiet.ts";
import { PASSWORD } from "./set-up-app.ts";

const portal = sharePortal();
const security = "/profile?tab=contact";
const NEXT_PASSWORD = "Another-passphrase-7";

test("the link of the e-mail about a foreign sign-in changes nothing when it is opened, and locks the account when its reader confirms", async () => {
  const { customer, provider, visit } = portal();
  const mine = await customer({ eWallet: 500 });
  const thief = await visit(await provider.signIn({ email: mine.email }));
  const letter = () => provider.readLetter(mine.email);
  await expect
    .poll(async () => (await letter()).text)
    .toContain("signed in to your account from a device that you had not used before");
  const { link } = await letter();
  const reader = await visit(null);
  const calls: string[] = [];
  reader.context.on("request", (request) => {
    if (request.method() === "POST") calls.push(new URL(request.url()).pathname);
  });
  const referrers: (string | undefined)[] = [];
  reader.context.on("request", (request) => void referrers.push(request.headers()["referer"]));
  await reader.page.goto(link ?? "");
  const button = reader.page.getByRole("button", { name: "This was not me" });
  await button.waitFor();
  await untilQuiet(reader.page);
  expect(calls).toEqual([]);
  expect(referrers.filter((one) => one?.includes("token="))).toEqual([]);
  await thief.page.goto("/dashboard");
  await thief.page.getByRole("heading", { level: 1 }).waitFor();

  thief.expectProblems(/401/);
  await button.click();
  await reader.page.getByRole("heading", { name: "Your account is locked" }).waitFor();
  expect(calls).toEqual(["/api/Security/ReportSignIn"]);
  await thief.page.waitForURL(/\/login/);
  await expect.poll(async () => (await letter()).text).toContain("your password no longer works.");
  const reset = await letter();
  await reader.page.goto(reset.link ?? "");
  await reader.page.getByLabel("New password", { exact: true }).fill(NEXT_PASSWORD);
  await reader.page.getByLabel("Confirm new password", { exact: true }).fill(NEXT_PASSWORD);
  await reader.page.getByRole("button", { name: "Set password" }).click();
  await reader.page.getByText("Your password is set.").waitFor();
  const back = await visit(await provider.signIn({ email: mine.email, password: NEXT_PASSWORD }));
  await back.page.goto("/deposit-withdraw?tab=withdrawal");
  await back.page.getByText(/^Withdrawals are paused until /).waitFor();

  // The same link again.
  await reader.page.goto(link ?? "");
  await button.click();
  await reader.page.getByRole("alertdialog").getByText("This link no longer works.").waitFor();
});

test("a user sets a phrase that the e-mails then contain, and without the capability nothing of it is shown or asked", async () => {
  const { customer, provider, visit } = portal();
  const mine = await customer({ isUnchecked: true });
  const { page } = await visit(mine);
  await page.goto(security);
  await page.getByRole("button", { name: "Set a phrase" }).click();
  await page.getByLabel("Your phrase").fill("three green umbrellas");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("The phrase in our emails has been changed.").waitFor();
  await page.getByRole("button", { name: "OK" }).click();
  await page.getByText("three green umbrellas").waitFor();
  await expect
    .poll(async () => (await provider.readLetter(mine.email)).text)
    .toContain("Your phrase: three green umbrellas");

  const bare = await visit(await provider.signIn({ email: mine.email, password: PASSWORD }));
  const sent: string[] = [];
  bare.context.on("request", (request) => void sent.push(request.url()));
  await hideCapabilities(bare.context, "letterPhrase");
  await bare.page.goto(security);
  await bare.page.getByRole("heading", { name: "Security Settings" }).waitFor();
  await untilQuiet(bare.page);
  expect(await bare.page.getByText("Phrase in our emails").count()).toBe(0);
  expect(sent.filter((url) => /LetterPhrase|letter-phrase/.test(url))).toEqual([]);
});
