import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { hideCapabilities } from "./hide-capabilities.ts";
import { sharePortal } from "./portal.ts";
import { untilQuiet } from "./quiet.ts";

const portal = sharePortal();

test("a client requests a statement and downloads it, and every visitor verifies it by its code", async () => {
  const { provider, visit } = portal();
  const { page, expectProblems } = await visit(
    await provider.signIn({ email: "demo@example.com", password: "Sandbox-2026!" }),
  );
  expectProblems(/404/);
  await page.goto("/transactions");
  await page.getByRole("main").getByRole("link", { name: "Statements" }).click();
  await page.getByRole("heading", { level: 1, name: "Statements" }).waitFor();
  const field = page.getByLabel("Document", { exact: true });
  // The first option is the placeholder.
  await field.selectOption({ index: 1 });
  const name = await field.locator("option:checked").innerText();
  await page.getByRole("button", { name: "Request" }).click();
  const button = page.getByRole("button", { name: `Download ${name} as PDF` });
  const [download] = await Promise.all([page.waitForEvent("download"), button.click({ timeout: 30_000 })]);
  const bytes = await readFile(await download.path());
  expect(download.suggestedFilename()).toMatch(/^statement-\d{4}(-\d{2})?\.pdf$/);
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(createHash("sha256").update(bytes).digest("hex")).toMatch(/^[a-f0-9]{64}$/);
  await page.goto("/verify/ABCD-EFGH-JKMN-PQRS-TVWX-YZ23");
  await page.getByRole("alert").waitFor();
});

test("without the capability nothing leads to statements, and none is requested", async () => {
  const { customer, visit } = portal();
  const { context, page } = await visit(await customer());
  const sent: string[] = [];
  context.on("request", (request) => void sent.push(request.url()));
  await hideCapabilities(context, "statements", "events", "inbox", "notes", "paging");
  await page.goto("/transactions?view=statements");
  await page.getByRole("heading", { level: 1, name: "Transactions" }).waitFor();
  await untilQuiet(page);
  expect(await page.getByRole("link", { name: "Statements" }).count()).toBe(0);
  expect(
    sent.filter((url) => /\/api\/Statement\/|capability-operations|statements\.screen/.test(url)),
  ).toEqual([]);
});
