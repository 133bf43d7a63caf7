import type { Customer, Sandbox } from "@broker/sandbox/testing";
import { expect, test } from "vitest";
import { chooseGateway, continueDialog, gateways, openPayment, requestHere } from "./depositing.ts";
import { details } from "./faults/account-journeys.ts";
import { picture } from "./faults/money-journeys.ts";
import {
  confirmResult,
  denyStorage,
  landmarksOf,
  setCookie,
  shareEmbedding,
  tellOf,
  tokenIn,
  told,
  visitIn,
} from "./host-site.ts";

const embedding = shareEmbedding();

/** Signs a new client in to the site. */
async function signInNew(needs?: Parameters<Sandbox["createCustomer"]>[0]): Promise<Customer> {
  const { portal, site } = embedding();
  const customer = await portal.createCustomer(needs);
  site.signIn(customer);
  return customer;
}
const visit = (address: string) => visitIn(embedding().browser, address);

test("a deposit completes in a frame of another site without third-party cookies, and its events arrive", async () => {
  const { portal, site } = embedding();
  const customer = await signInNew();
  const { context, page, problems } = await visit(`${site.origin}/broker-deposit?attributes=lang="en"`);
  const element = page.frameLocator("iframe");
  await element.getByRole("heading", { name: "Deposit", level: 1 }).waitFor();
  const frame = page.frames().find((one) => one.url().includes("/inapp/"));
  if (!frame) throw new Error("There is no frame");
  // The token is in no address, and the browser blocks cookies of the frame.
  const token = await tokenIn(page);
  expect(await frame.evaluate(() => location.href + JSON.stringify(history.state))).not.toContain(token);
  expect(await setCookie(frame)).toBe("");
  expect(await page.locator("iframe").getAttribute("title")).toBe("Deposit");
  expect(await landmarksOf(frame)).toEqual(["Deposit steps"]);

  const [ess, , onePay] = gateways;
  for (const [gateway, usd] of [
    [ess, "34"],
    [onePay, "35"],
  ] as const) {
    await requestHere(frame, gateway, usd);
    const payment = await openPayment(context, () =>
      continueDialog(frame).getByRole("button", { name: "Continue" }).click(),
    );
    await payment.getByRole("button", { name: "Pay", exact: true }).click();
    await payment.getByRole("heading", { name: "You can close this window" }).waitFor();
    await frame.getByText("Your deposit has arrived in your e-wallet.").waitFor();
    await payment.close();
    await confirmResult(page, frame);
    await page.evaluate(() => Reflect.set(window, "told", []));
  }
  // The frame is as tall as its content, and follows the appearance and the language of its element.
  await page.evaluate(() => document.querySelector("broker-deposit")?.setAttribute("theme", "dark"));
  await expect.poll(() => frame.evaluate(() => document.documentElement.dataset["colorScheme"])).toBe("dark");
  await page.evaluate(() => document.querySelector("broker-deposit")?.setAttribute("lang", "zh"));
  await frame.getByRole("heading", { name: "入金", level: 1 }).waitFor();
  expect(await page.locator("iframe").getAttribute("title")).toBe("入金");
  await expect
    .poll(() => frame.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
    .toBeLessThanOrEqual(0);
  expect(await context.cookies()).toEqual([]);
  for (const call of ["GenerateDepositUrlEss", "GenerateDepositUrlOnePay"])
    expect(await portal.countEffects(call, customer.userId)).toBe(1);
  expect(problems).toEqual([]);
  await context.close();
});

test("a bank deposit with its proof completes in a frame, where its result shows what staff decides", async () => {
  const { portal, site } = embedding();
  const customer = await signInNew();
  const { page, problems } = await visit(`${site.origin}/broker-deposit?attributes=lang="en"`);
  const frame = page.frameLocator("iframe");
  await frame.getByText("Bank Transfer", { exact: true }).first().click();
  await frame.getByText("Daybreak Bank").first().click();
  await frame.getByLabel("You send").fill("447");
  await frame.getByRole("button", { name: "Confirm", exact: true }).click();
  await frame.getByRole("heading", { name: "Pay, then send us the proof" }).waitFor();
  await frame.locator("input[type=file]").setInputFiles(picture("receipt.png"));
  await frame.getByRole("button", { name: "Submit", exact: true }).click();
  const result = frame.getByRole("alertdialog", { name: "Success" });
  await result.getByText("In review").waitFor();
  const id = await result.getByText(/^D-\d{8}-\w+$/).innerText();
  await portal.control(`deposits/${id}/complete`, {});
  await expect
    .poll(() => result.getByRole("listitem").last().innerText())
    .toMatch(/^Credited to your e-wallet\s+\w+ \d+, 20/);
  expect(await result.getByText("We will review and process your payment").count()).toBe(0);
  await confirmResult(page, frame);
  expect(await portal.countEffects("SubmitDeposit", customer.userId)).toBe(1);
  expect(problems).toEqual([]);
  await page.context().close();
});

test("a withdrawal completes in a frame, by a one-time code", async () => {
  const { portal, site } = embedding();
  const customer = await signInNew({ eWallet: 100 });
  const { page, problems } = await visit(`${site.origin}/broker-withdrawal?attributes=lang="en"`);
  const frame = page.frameLocator("iframe");
  await frame.getByText("Daybreak Bank").first().click();
  // No script of the page can read the token in the element.
  const token = await tokenIn(page);
  expect(
    await page.locator("broker-withdrawal").evaluate(({ shadowRoot }) => shadowRoot?.innerHTML),
  ).not.toContain(token);
  await frame.getByLabel("You withdraw").fill("50");
  await frame.getByRole("button", { name: "Next" }).click();
  await frame.getByRole("button", { name: "Request OTP" }).click();
  await frame.getByText(`An OTP was sent to ${customer.email}.`).waitFor();
  const { code } = await portal.readLetter(customer.email);
  await frame.getByRole("textbox", { name: "OTP" }).fill(code ?? "");
  await frame.getByRole("button", { name: "Confirm withdrawal" }).click();
  await confirmResult(page, frame);
  const reference: unknown = expect.stringMatching(/^W-/);
  expect(await told(page)).toContainEqual({ type: "completed", journey: "withdrawal", reference });
  expect(await portal.countEffects("WithdrawalRequest", customer.userId)).toBe(1);
  expect(problems).toEqual([]);
  await page.context().close();
});

test("without storage for the frame, a reload of the site's page finds the deposit whose answer was lost, and makes no other", async () => {
  const { portal, site } = embedding();
  const customer = await signInNew();
  const { page } = await visit("about:blank");
  await denyStorage(page);
  await page.goto(`${site.origin}/broker-deposit?attributes=lang="en"`);
  const frame = page.frameLocator("iframe");
  await chooseGateway(frame, gateways[0]);
  await frame.getByLabel("Your e-wallet receives").fill("34");
  await portal.control("faults", [{ operation: "GenerateDepositUrlEss", times: 1, kind: "dropAfterCommit" }]);
  // The look-up of the outcome never ends before the reload.
  await page.route("**/VoidIntent", (route) => route.abort());
  await frame.getByRole("button", { name: "Confirm" }).click();
  await expect.poll(() => portal.countEffects("GenerateDepositUrlEss", customer.userId)).toBe(1);
  await page.unroute("**/VoidIntent");
  await page.reload();
  await frame
    .getByText(/^D-\d{8}-\w+$/)
    .first()
    .waitFor();
  expect(await portal.countEffects("GenerateDepositUrlEss", customer.userId)).toBe(1);
  await page.context().close();
});

test("a verification completes in a frame, and is closed when its result is confirmed", async () => {
  const { site } = embedding();
  await signInNew({ isUnchecked: true });
  const { page } = await visit(`${site.origin}/broker-verification?attributes=lang="en"`);
  const frame = page.frameLocator("iframe");
  await frame.getByRole("heading", { name: "Account Verification", level: 1 }).waitFor();
  for (const [label, value] of Object.entries(details)) await frame.getByLabel(label).fill(value);
  await frame.getByRole("button", { name: "Next" }).click();
  await frame.getByRole("radio", { name: "Passport" }).click({ force: true });
  for (const [index, side] of ["front.png", "back.png"].entries())
    await frame.locator("input[type=file]").nth(index).setInputFiles(picture(side));
  await frame.getByText("I confirm that all the information is correct").click();
  await frame.getByRole("button", { name: "Submit All" }).click();
  await tellOf(page, "completed");
  expect((await told(page)).map(({ type }) => type)).not.toContain("closed");
  await frame.getByRole("button", { name: "OK" }).click();
  await tellOf(page, "closed");
  await frame.getByText("Account Status: Submitted, pending approval").waitFor();
  await page.context().close();
});
