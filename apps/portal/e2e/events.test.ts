import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { requestDeposit } from "./depositing.ts";
import { hideCapabilities } from "./hide-capabilities.ts";
import { sharePortal } from "./portal.ts";
import { untilQuiet } from "./quiet.ts";

const portal = sharePortal();

/** Lists the streams that the pages of a browser open. */
function listStreams(context: BrowserContext): readonly string[] {
  const streams: string[] = [];
  context.on("response", (response) => {
    const isStream = response.headers()["content-type"]?.startsWith("text/event-stream");
    if (isStream) streams.push(response.url());
  });
  return streams;
}

const balance = (page: Page) => page.getByText("350.00").filter({ visible: true }).first();
const row = (page: Page, status: string) =>
  page.getByRole("main").getByText(status, { exact: true }).filter({ visible: true }).first();

test("a decision in the back office changes balance and list in both tabs before any poll, over one connection", async () => {
  const { customer, provider, visit } = portal();
  const mine = await customer({ eWallet: 250 });
  const transactionId = await requestDeposit(mine);
  const { context, page: dashboard } = await visit(mine);
  const streams = listStreams(context);
  await dashboard.goto("/dashboard");
  await expect.poll(() => streams).toHaveLength(1);
  await untilQuiet(dashboard);
  const list = await context.newPage();
  await list.goto("/transactions?tab=deposit");
  await row(list, "Pending").waitFor();
  await untilQuiet(list);
  expect(await balance(dashboard).count()).toBe(0);
  await provider.control(`deposits/${transactionId}/complete`, {});
  const begun = performance.now();
  await Promise.all([balance(dashboard).waitFor(), row(list, "Completed").waitFor()]);
  // Polls would take at least ten seconds.
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(streams).toHaveLength(1);
});

test("the other tab keeps hearing when the tab with the connection is closed", async () => {
  const { customer, provider, visit } = portal();
  const mine = await customer({ eWallet: 250 });
  const transactionId = await requestDeposit(mine);
  const { context, page: first } = await visit(mine);
  const streams = listStreams(context);
  await first.goto("/dashboard");
  await expect.poll(() => streams).toHaveLength(1);
  const second = await context.newPage();
  await second.goto("/transactions?tab=deposit");
  await row(second, "Pending").waitFor();
  await untilQuiet(second);
  await first.close();
  await expect.poll(() => streams).toHaveLength(2);
  await provider.control(`deposits/${transactionId}/cancel`, { comment: "No payment has arrived." });
  await row(second, "Cancelled").waitFor();
});

test("a session that is ended elsewhere ends on screen without a press or a call of its user", async () => {
  const { customer, provider, visit } = portal();
  const mine = await customer({ eWallet: 250 });
  const elsewhere = await provider.signIn({ email: mine.email });
  const { context, page, expectProblems } = await visit(mine);
  expectProblems(/401/);
  const streams = listStreams(context);
  await page.goto("/dashboard");
  await expect.poll(() => streams).toHaveLength(1);
  await untilQuiet(page);
  await elsewhere.call("Security/EndOtherSessions", {});
  // The provider also checks the sessions of its streams every 25 seconds, which this does not wait for.
  await page.waitForURL("**/login?*", { timeout: 15_000 });
});

test("without the capability nothing is streamed, and balances are read when the page is shown again", async () => {
  const { customer, provider, visit } = portal();
  const mine = await customer({ eWallet: 250 });
  const transactionId = await requestDeposit(mine);
  const { context, page } = await visit(mine);
  const sent: string[] = [];
  context.on("request", (request) => void sent.push(request.url()));
  await hideCapabilities(context, "events");
  await page.goto("/dashboard");
  await page.getByText("Welcome, ").waitFor();
  await untilQuiet(page);
  await provider.control(`deposits/${transactionId}/complete`, {});
  await page.evaluate(() => void window.dispatchEvent(new Event("visibilitychange")));
  await balance(page).waitFor();
  expect(sent.filter((url) => /Event\/Stream|event\.screen/.test(url))).toEqual([]);
});
