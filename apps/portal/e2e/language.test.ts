import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sharePortal } from "./portal.ts";

const portal = sharePortal();

const languageSwitch = (page: Page, label: string) => page.getByRole("navigation", { name: label });
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
const placeOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

test("a page whose address names no language uses the browser's, until another is chosen", async () => {
  const { page } = await portal().visit(null, { locale: "ms-MY" });
  await page.goto("/login?ended=inactivity");
  await heading(page, "Log masuk");
  expect(placeOf(page)).toBe("/ms/login?ended=inactivity");
  await languageSwitch(page, "Bahasa").getByRole("link", { name: "English" }).click();
  await heading(page, "Sign in");
  expect(placeOf(page)).toBe("/login?ended=inactivity");
  await page.goto("/login");
  await heading(page, "Sign in");
  await page.goto("/platforms");
  expect(placeOf(page)).toBe("/platforms");
});

test("the language chosen on a public page is used by the portal, and vice versa", async () => {
  const { page } = await portal().visit();
  await page.goto("/platforms");
  await page.locator("footer").getByRole("link", { name: "العربية" }).click();
  await page.waitForURL("**/ar/platforms");
  await page.goto("/sign-up?referralCode=NORTHGALE");
  await heading(page, "إنشاء حسابك");
  expect(placeOf(page)).toBe("/ar/sign-up?referralCode=NORTHGALE");
  expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
  await languageSwitch(page, "اللغة").getByRole("link", { name: "简体中文" }).click();
  await heading(page, "创建您的账户");
  await page.goto("/platforms");
  expect(placeOf(page)).toBe("/zh/platforms");
});

test("changing the language preserves the input of the sign-up", async () => {
  const { page } = await portal().visit();
  await page.goto("/sign-up");
  await heading(page, "Create your account");
  await page.getByLabel("Full Name").fill("Aisyah binti Omar");
  await languageSwitch(page, "Language").getByRole("link", { name: "Bahasa Melayu" }).click();
  await heading(page, "Buka akaun anda");
  expect(placeOf(page)).toBe("/ms/sign-up");
  expect(await page.getByLabel("Nama penuh").inputValue()).toBe("Aisyah binti Omar");
});

test("changing the language in the client area preserves the wizard's step, and the provider writes e-mails in it", async () => {
  const customer = await portal().customer();
  const { page } = await portal().visit(customer);
  await page.goto("/deposit-withdraw?tab=deposit");
  await page.getByText("Payment Gateway", { exact: true }).first().click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("ESS", { exact: true }).first().click();
  await page.getByRole("button", { name: "Next" }).click();
  const amounts = () =>
    page.locator("main input").evaluateAll((all) => all.map((one) => Reflect.get(one, "value")));
  await page.getByLabel("Your e-wallet receives").fill("123.45");
  expect(await amounts()).toContain("123.45");
  const typed = await amounts();
  const told = page.waitForResponse(/UpdateLetterLanguage/);
  await page.getByRole("button", { name: customer.username.toUpperCase() }).click();
  await page.getByRole("menuitem", { name: "العربية" }).click();
  expect(await (await told).json()).toMatchObject({ responseCode: 1 });
  await page.locator('html[lang="ar"][dir="rtl"]').waitFor();
  expect(await amounts()).toEqual(typed);
  expect(placeOf(page)).toBe("/deposit-withdraw?tab=deposit");
  await page.reload();
  await page.locator('html[lang="ar"]').waitFor();
  await expect.poll(amounts).toEqual(typed);
});

test("an unknown address below a language's folder is answered in that language", async () => {
  const { page, expectProblems } = await portal().visit();
  expectProblems(/status of 404/);
  const answer = await page.goto("/zh/no-such-page");
  expect(answer?.status()).toBe(404);
  expect(await page.locator("html").getAttribute("lang")).toBe("zh");
});

test("the provider's refusals and React Aria's messages are in the language of the page", async () => {
  const customer = await portal().customer();
  const { page } = await portal().visit();
  await page.goto("/ms/login");
  await page.getByLabel("E-mel").fill(customer.email);
  await page.getByLabel("Kata laluan").first().fill("not-the-password-7");
  await page.getByRole("button", { name: "Log masuk" }).click();
  await page.getByText("E-mel atau kata laluan tidak betul.").first().waitFor();
  const { page: own } = await portal().visit(customer);
  for (const [language, dismiss] of [
    ["ms", "Tutup"],
    ["ar", "تجاهل"],
  ] as const) {
    await own.goto(`/profile?lang=${language}`);
    await own.getByRole("button", { name: customer.username.toUpperCase() }).click();
    await expect
      .poll(() => own.getByRole("button", { name: dismiss, exact: true }).count())
      .toBeGreaterThan(0);
  }
});
