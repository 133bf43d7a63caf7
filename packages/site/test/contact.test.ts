import type { InProcess } from "@broker/sandbox/in-process";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchOptions } from "../../../scripts/test-browser/launch-options.ts";
import { defaultLanguage, languages } from "../src/languages.ts";
import { paths } from "../src/paths.ts";
import { violations } from "./axe.ts";
import { serveSite, type ServedSite } from "./served-site.ts";

let site: ServedSite;
let provider: InProcess;
let browser: Browser;
let origin: string;
beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), chromium.launch(launchOptions())]);
  ({ origin, provider } = site);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const written = {
  "What is it about?": "withdrawal",
  "Your name": "Lea Martin",
  "Your e-mail address": "lea@example.net",
  "Your message": "How long does it take?",
};

/** Fills in the contact form. */
async function write(page: Page, fields: Partial<typeof written> = written): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = page.getByLabel(label);
    if (label === "What is it about?") await field.selectOption(value);
    else await field.fill(value);
  }
  await page.getByLabel("I agree").check();
}

test.each([true, false])(
  "the contact form is submitted in full, and leads to the answer in its language, scripts: %s",
  async (javaScriptEnabled) => {
    const page = await browser.newPage({ javaScriptEnabled });
    await page.goto(origin + paths.contact);
    await page.getByRole("link", { name: "Write to us" }).click();
    await write(page);
    await page.getByRole("button", { name: "Send the message" }).click();
    await page.getByRole("heading", { level: 1, name: "Your message has arrived" }).waitFor();
    await provider.letterTo("lea@example.net");
    const mailbox = new Request(`${provider.origin}/sandbox/mailbox.json?to=lea@example.net`);
    const letters: unknown = await (await provider.browser()(mailbox)).json();
    expect(letters).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({
          subject: "We have your message",
          text: expect.stringContaining("about a withdrawal"),
        }),
      ]),
    );
    await page.close();
  },
);

test("the contact form shows errors with the page's messages at their fields, and removes them after a correction", async () => {
  const { contactForm } = languages.find(({ tag }) => tag === "ms")?.messages ?? defaultLanguage.messages;
  const page = await browser.newPage();
  await page.goto(`${origin}/ms${paths.contact}`);
  await page.getByRole("button", { name: contactForm.send }).click();
  const topic = page.getByLabel(contactForm.topic);
  await expect.poll(() => topic.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await topic.getAttribute("aria-invalid")).toBe("true");
  const email = page.getByLabel(contactForm.email);
  const described = () =>
    email.evaluate((field) =>
      (field.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent),
    );
  expect(await described()).toEqual([contactForm.emailHint, contactForm.wrong.emailMissing]);
  await email.fill("lea");
  expect(await described()).toEqual([contactForm.emailHint, contactForm.wrong.email]);
  await email.fill("lea@example.net");
  expect(await described()).toEqual([contactForm.emailHint, ""]);
  expect(await violations(page)).toEqual([]);
  expect(page.url()).toBe(`${origin}/ms${paths.contact}`);
  await page.close();
});

test("a bot that fills in the hidden field is recognised", async () => {
  const page = await browser.newPage();
  await page.goto(origin + paths.contact);
  const trap = page.locator("#website");
  expect(await trap.evaluate((field) => field.parentElement?.getBoundingClientRect().width)).toBeLessThan(2);
  await page.getByLabel("What is it about?").focus();
  await page.keyboard.press("Shift+Tab");
  expect(await trap.evaluate((field) => field === document.activeElement)).toBe(false);
  expect(await page.getByRole("textbox").count()).toBe(3);
  await page.close();
});

test("the page of a refused message says so, with the reason where there were too many", async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const often = page.getByText("Many messages came from your network");
  await page.goto(origin + paths.notSent);
  expect(await often.isVisible()).toBe(false);
  await page.goto(`${origin}${paths.notSent}#often`);
  await often.waitFor();
  await page.close();
});

test.each([
  // Friday, 23:59 in London.
  ["2026-11-20T23:59:00Z", "Somebody answers now."],
  ["2026-11-21T00:00:00Z", "Nobody answers at this moment."],
  // Monday begins there while it is Sunday in UTC in summer only.
  ["2026-07-05T23:00:00Z", "Somebody answers now."],
  ["2026-07-05T22:59:00Z", "Nobody answers at this moment."],
])("at %s the contact page shows: %s", async (time, sentence) => {
  const page = await browser.newPage({ timezoneId: "Asia/Tokyo" });
  await page.clock.setFixedTime(new Date(time));
  await page.goto(origin + paths.contact);
  await expect.poll(() => page.locator("open-now").textContent()).toContain(sentence);
  await page.close();
});

test("a sender of too many messages reads so in the page's language, and the input is preserved", async () => {
  const { contactForm } = languages.find(({ tag }) => tag === "ms")?.messages ?? defaultLanguage.messages;
  const page = await browser.newPage();
  await page.goto(`${origin}/ms${paths.contact}`);
  await page.getByLabel(contactForm.topic).selectOption("other");
  await page.getByLabel(contactForm.name).fill("Lea Martin");
  await page.getByLabel(contactForm.email).fill("lea@example.net");
  await page.getByLabel(contactForm.message).fill("Adakah anda di sana?");
  await page.getByLabel(contactForm.consent).check();
  const send = { companyId: 9, topic: "other", name: "Lea", email: "lea@example.net", language: "ms" };
  for (let round = 0; round < 10; round += 1)
    await page.request.post(`${origin}/api/User/SendSupportMessage`, {
      data: { ...send, message: "Adakah anda di sana?", consent: true },
    });
  await page.getByRole("button", { name: contactForm.send }).click();
  await page.getByText(contactForm.notSent.often).waitFor();
  await page.goBack();
  expect(await page.getByLabel(contactForm.message).inputValue()).toBe("Adakah anda di sana?");
  await page.close();
});
