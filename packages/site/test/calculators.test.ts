import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchOptions } from "../../../scripts/test-browser/launch-options.ts";
import { providerRates } from "../src/content/rates.ts";
import { defaultLanguage } from "../src/languages.ts";
import { paths } from "../src/paths.ts";
import { violations } from "./axe.ts";
import { serveSite, type ServedSite } from "./served-site.ts";

let site: ServedSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), chromium.launch(launchOptions())]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const here = () => site.origin + paths.calculators;
const result = (name: string) => `#${name} output bdi`;

test("the input is calculated at once, stored in the address, and restored from it", async () => {
  const page = await browser.newPage();
  await page.goto(here());
  const form = page.locator("#margin");
  await form.getByLabel("Lots").fill("0.5");
  await form.getByLabel("Price").fill("1.15842");
  await form.getByLabel("Leverage").selectOption("100");
  const sum = page.locator(result("margin")).first();
  await expect.poll(() => sum.textContent()).toBe("579.21 USD");
  const address = page.url();
  expect(address).toContain("?calculator=margin&symbol=EURUSD&lots=0.5&price=1.15842&leverage=100#margin");
  await page.goto("about:blank");
  await page.goto(address);
  await expect.poll(() => sum.textContent()).toBe("579.21 USD");
  await form.getByRole("button").click();
  await expect.poll(() => sum.textContent()).toBe("579.21 USD");
  expect(page.url()).toBe(address);
  await page.close();
});

test("another instrument sets its price, from the feed, and its currency", async () => {
  const page = await browser.newPage();
  await page.goto(here(), { waitUntil: "networkidle" });
  const form = page.locator("#margin");
  await form.getByLabel("Instrument").selectOption("GER40");
  const answer = await page.request.get(`${site.origin}/content/quotes?symbols=GER40&curve=none`);
  const { quotes }: { quotes: readonly { ask: string }[] } = await answer.json();
  expect(await form.getByLabel("Price").inputValue()).toBe(quotes[0]?.ask);
  const [sum, dollars] = await page.locator(result("margin")).allTextContents();
  expect(sum).toMatch(/^[\d,]+\.\d\d EUR$/);
  expect(dollars).toMatch(/^[\d,]+\.\d\d USD in US dollars$/);
  await page.close();
});

test("currencies are converted at the provider's current rates", async () => {
  const page = await browser.newPage();
  const rates = page.waitForResponse(/GetCurrencies/);
  await page.route(/GetCurrencies/, async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll('"sellRate":4.47', '"sellRate":4.5');
    await route.fulfill({ response, body: text });
  });
  await page.goto(here());
  await rates;
  await page.locator("#convert").getByLabel("Amount").fill("450");
  await expect.poll(() => page.locator(result("convert")).first().textContent()).toBe("100.00 USD");
  await page.close();
});

test("a rate of zero gives no result, and a sentence says why", async () => {
  const page = await browser.newPage();
  await page.route(/GetCurrencies/, async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll('"sellRate":4.47', '"sellRate":0');
    await route.fulfill({ response, body: text });
  });
  await page.goto(here());
  const told = () => page.locator(result("convert")).allTextContents();
  await expect.poll(told).toEqual(["–", defaultLanguage.messages.calculators.none]);
  await page.locator("#convert").getByLabel("Amount").fill("much");
  await expect.poll(told).toEqual(["–", ""]);
  await page.close();
});

test("the rates of the build are those of the provider", async () => {
  const answer = await fetch(`${site.origin}/api/Cache/GetCurrencies`);
  const { data }: { data: readonly { currencyCode: string; sellRate: number; buyRate: number }[] } =
    await answer.json();
  expect(providerRates).toEqual(
    Object.fromEntries(
      data
        .filter(({ currencyCode }) => currencyCode !== "USD")
        .map(({ currencyCode, sellRate, buyRate }) => [currencyCode, [String(sellRate), String(buyRate)]]),
    ),
  );
});

test("an option that an address names and the form lacks is ignored", async () => {
  const page = await browser.newPage();
  await page.goto(`${here()}?calculator=convert&direction=in&amount=447&currency=XXX#convert`);
  await expect.poll(() => page.locator(result("convert")).first().textContent()).toBe("100.00 USD");
  expect(await page.locator("#convert").getByLabel("Currency").inputValue()).toBe("MYR");
  await page.close();
});

test("a result is written only when it differs, so that unchanged results are not announced", async () => {
  const page = await browser.newPage();
  await page.goto(here(), { waitUntil: "networkidle" });
  await page.evaluate(() => {
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes)
        document.body.dataset["written"] =
          `${document.body.dataset["written"] ?? ""} ${target.parentElement?.closest("form")?.id}`;
    });
    for (const output of document.querySelectorAll("output"))
      observer.observe(output, { childList: true, characterData: true, subtree: true });
  });
  const written = () => page.evaluate(() => document.body.dataset["written"] ?? "");
  const lots = page.locator("#pip").getByLabel("Lots");
  await lots.fill("1.0");
  await page.locator("#margin").getByLabel("Lots").focus();
  expect(await written()).toBe("");
  await lots.fill("2");
  await expect.poll(written).toBe(" pip");
  await page.close();
});

test("an invalid number shows an error at its field, and is not calculated", async () => {
  const page = await browser.newPage();
  await page.goto(here());
  const lots = page.locator("#pip").getByLabel("Lots");
  await lots.fill("1,5");
  await expect.poll(() => page.locator(result("pip")).first().textContent()).toBe("–");
  const wrong = await lots.evaluate(
    (field) => document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent,
  );
  expect(wrong).toContain("such as 1.5");
  expect(await lots.getAttribute("aria-invalid")).toBe("true");
  expect(await violations(page)).toEqual([]);
  await page.close();
});

test("without scripts there is a complete example, each formula, and a note", async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${here()}?calculator=pip&lots=7#pip`);
  for (const name of ["margin", "pip", "profit", "convert"])
    expect(await page.locator(result(name)).first().textContent()).toMatch(/^[\d,]+\.\d\d [A-Z]{3}$/);
  expect(await page.locator("noscript").textContent()).toContain("The figures are those of an example");
  expect(await page.getByText("Lots × units of one lot × price ÷ leverage").isVisible()).toBe(true);
  await page.close();
});
