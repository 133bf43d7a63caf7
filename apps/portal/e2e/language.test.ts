import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sharePortal } from "./portal.ts";
import { nightTest } from "./scope.ts";

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
  await page.waitForURL((url) => url.pathname + url.search === "/login?ended=inactivity");
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

nightTest(
  "English opened in another tab stays English, and the tab it was opened from keeps its language",
  async () => {
    const { page } = await portal().visit();
    await page.goto("/ms/login?ended=inactivity");
    await heading(page, "Log masuk");
    const english = languageSwitch(page, "Bahasa").getByRole("link", { name: "English" });
    const hasQuery = () => expect.poll(() => english.getAttribute("href")).toContain("ended=inactivity");
    for (const open of [
      () => english.click({ button: "middle" }),
      () => english.click({ modifiers: ["ControlOrMeta"] }),
    ]) {
      // The link of the prerendered page leads to the page without its query, until its code runs.
      await hasQuery();
      const opened = page.context().waitForEvent("page");
      await open();
      const tab = await opened;
      await heading(tab, "Sign in");
      await expect.poll(() => placeOf(tab)).toBe("/login?ended=inactivity");
      await tab.reload();
      await heading(tab, "Sign in");
      expect(await page.locator("html").getAttribute("lang")).toBe("ms");
      // Links of the first tab lead on in its own language, although the other one was chosen last.
      await page.getByRole("link", { name: "Daftar" }).click();
      await heading(page, "Buka akaun anda");
      await page.goto("/ms/login?ended=inactivity");
      await heading(page, "Log masuk");
      await tab.close();
    }
  },
);

nightTest("a link of an English page leads to English, where another language is stored", async () => {
  const { page } = await portal().visit();
  await page.goto("/ms/platforms");
  await page.locator("footer").getByRole("link", { name: "Bahasa Melayu" }).click();
  await page.goto("/ms/platforms");
  const opened = page.context().waitForEvent("page");
  // The link is opened as by a context menu, which scripts do not notice.
  await page.evaluate(() => window.open("/platforms", "_blank"));
  const tab = await opened;
  await tab.locator("header").getByRole("link", { name: "Sign in" }).click();
  await heading(tab, "Sign in");
  expect(placeOf(tab)).toBe("/login");
});

test("the language switch of a public page keeps the page's query and place", async () => {
  const { page } = await portal().visit();
  await page.goto("/trading-tools/calculators?calculator=margin&symbol=EURUSD&lots=0.5#margin");
  await page.locator("footer").getByRole("link", { name: "العربية" }).click();
  await page.waitForURL("**/ar/trading-tools/calculators?**");
  expect(placeOf(page)).toBe("/ar/trading-tools/calculators?calculator=margin&symbol=EURUSD&lots=0.5");
  expect(new URL(page.url()).hash).toBe("#margin");
  expect(await page.locator("#margin input[name=lots]").inputValue()).toBe("0.5");
});

test("a signed-out user is led to the sign-in in the language of the client area", async () => {
  const { page } = await portal().visit();
  await page.goto("/profile?lang=ar");
  await heading(page, "تسجيل الدخول");
  expect(placeOf(page)).toBe("/ar/login?from=%2Fprofile%3Flang%3Dar");
});

nightTest("changing the language preserves the input of the sign-up", async () => {
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
  await page.getByText("ESS", { exact: true }).first().click();
  const amounts = () =>
    page.locator("main input").evaluateAll((all) => all.map((one) => Reflect.get(one, "value")));
  await page.getByLabel("Your e-wallet receives").fill("123.45");
  expect(await amounts()).toContain("123.45");
  const typed = await amounts();
  const told = page.waitForResponse(/UpdateLetterLanguage/);
  await page.getByRole("button", { name: customer.username.toUpperCase() }).click();
  await page.getByRole("menuitemradio", { name: "العربية" }).click();
  expect(await (await told).json()).toMatchObject({ responseCode: 1 });
  await page.locator('html[lang="ar"][dir="rtl"]').waitFor();
  expect(await amounts()).toEqual(typed);
  expect(placeOf(page)).toBe("/deposit-withdraw?tab=deposit");
  await page.reload();
  await page.locator('html[lang="ar"]').waitFor();
  await expect.poll(amounts).toEqual(typed);
});

test.each(["login", "sign-up", "reset-password", "email/verify", "sign-in-report", "capture"])(
  "the HTML of /%s names its language and direction in each language",
  async (page) => {
    const { url } = portal().provider;
    const tagOf = async (path: string) => (await (await fetch(url + path)).text()).match(/<html[^>]*>/)?.[0];
    expect(await tagOf(`/${page}`)).toContain('lang="en" dir="ltr"');
    expect(await tagOf(`/ms/${page}`)).toContain('lang="ms" dir="ltr"');
    expect(await tagOf(`/ar/${page}`)).toContain('lang="ar" dir="rtl"');
  },
);

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
  await page.getByRole("button", { name: "Log masuk", exact: true }).click();
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
