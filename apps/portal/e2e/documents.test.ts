import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createLegalPdf } from "../legal/create-legal-pdf.ts";
import { sharePortal } from "./portal.ts";
import { nightTest } from "./scope.ts";

// The whole browser has a viewer of PDFs.
const portal = sharePortal({}, "whole");

/** Opens a page as a client of the seed. */
async function openAs(email: string, path: string): Promise<Page> {
  const client = await portal().provider.signIn({ email, password: "Sandbox-2026!" });
  const { page } = await portal().visit(client);
  await page.goto(path);
  return page;
}

test("the profile opens each of the eleven legal texts in a new window: a tagged PDF with its own title", async () => {
  const page = await openAs("demo@example.com", "/profile?tab=legal");
  const links = page.getByRole("tabpanel").getByRole("link");
  await links.first().waitFor();
  expect(await links.allTextContents()).toEqual([
    "Terms & Conditions",
    "Risk Disclosure",
    "Privacy Policy",
    "AML Policy",
    "Anti Spam Policy",
    "Copy Trading Policy",
    "Customer Agreement Policy",
    "Order Execution Policy",
    "Return & Refund Policy",
    "Terms of Business",
    "Terms of Use",
  ]);
  for (const link of await links.all()) {
    expect(await link.getAttribute("target")).toBe("_blank");
    const label = await link.textContent();
    const answer = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"], label ?? "").toBe("application/pdf");
    const pdf = await PDFDocument.load(await answer.body(), { updateMetadata: false });
    expect(pdf.getTitle()).toBe(label);
    expect(pdf.getPageCount()).toBeGreaterThanOrEqual(2);
    const entry = (name: string) => String(pdf.catalog.lookup(PDFName.of(name)));
    expect(entry("Lang")).toBe("(en)");
    expect(entry("MarkInfo")).toContain("/Marked true");
  }
  const [opened] = await Promise.all([page.waitForEvent("popup"), links.first().click()]);
  await expect.poll(() => opened.url()).toMatch(/\/docs\/terms-and-conditions\.pdf$/);
});

test("a legal text is identical in every build", async () => {
  const [first, second] = await Promise.all([createLegalPdf("terms-of-use"), createLegalPdf("terms-of-use")]);
  expect(Buffer.compare(first, second)).toBe(0);
});

test("a printed statement has its whole list, dark on white, without controls", async () => {
  const page = await openAs("demo@example.com", "/transactions?tab=deposit");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.setViewportSize({ width: 718, height: 1000 });
  const status = page.getByRole("columnheader", { name: "Status" });
  await status.waitFor();
  expect(await page.getByRole("navigation").count()).toBe(0);
  expect(await page.getByRole("searchbox").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Download CSV" }).count()).toBe(0);
  const { right } = await status.evaluate((element) => element.getBoundingClientRect().toJSON());
  expect(right).toBeLessThanOrEqual(718);
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(scheme).toBe("light");
});

nightTest(
  "a list is printed in full, as a statement with holder and period, and is paginated again afterwards",
  async () => {
    const page = await openAs("busy@example.com", "/transactions?tab=deposit");
    await page.getByText("of 5,000").waitFor();
    await page.getByLabel("Status").selectOption("Cancelled");
    const rows = page.getByRole("table", { name: "Deposit" }).locator("tbody tr");
    const statement = page
      .getByRole("main")
      .locator("dl")
      .filter({ has: page.getByText("Account holder", { exact: true }) });
    // One deposit in four is cancelled; the list is filtered with a short delay.
    const count = 1250;
    await page.getByText("1,250 entries", { exact: true }).waitFor();
    expect([await rows.count(), await statement.count()]).toEqual([25, 0]);
    const next = page.getByRole("button", { name: "Next page" });
    await next.focus();
    // The events of Ctrl+P, followed at once by the printing.
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    expect(await rows.count()).toBe(count);
    expect(await statement.count()).toBe(1);
    const facts = Object.fromEntries(
      await statement
        .locator("dt")
        .evaluateAll((terms) =>
          terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]),
        ),
    );
    expect(facts).toMatchObject({
      "Account holder": expect.stringContaining("Noor Aziz"),
      Period: expect.stringMatching(/^\w{3} \d.*–.*\d{4}$/),
      Status: "Cancelled",
    });
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    expect([await rows.count(), await statement.count()]).toEqual([25, 0]);
    expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
    // The browser's own print command sends the same events.
    const paper = await PDFDocument.load(await page.pdf());
    expect(paper.getPageCount()).toBeGreaterThan(count / 40);
    await rows.nth(25).waitFor({ state: "detached" });
  },
);
