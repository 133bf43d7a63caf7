import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { requestDeposit } from "./depositing.ts";
import { hideCapabilities } from "./hide-capabilities.ts";
import { type Portal, sharePortal } from "./portal.ts";
import { untilQuiet } from "./quiet.ts";

const portal = sharePortal();

/** Creates a customer with one deposit. */
async function depositor({ customer }: Portal) {
  const mine = await customer();
  return { mine, address: `/transactions?tab=deposit&id=${await requestDeposit(mine)}` };
}
const panelOf = (page: Page) => page.getByRole("dialog", { name: "Deposit" });
const fieldOf = (page: Page) => panelOf(page).getByRole("textbox", { name: "Your note" });
const press = (page: Page, name: string) => panelOf(page).getByRole("button", { name }).click();

test("a note is written on a deposit, is kept while its page is closed, survives a reload once it is saved, and is removed", async () => {
  const { visit, effects } = portal();
  const { mine, address } = await depositor(portal());
  const { page } = await visit(mine);
  await page.goto(address);
  await press(page, "Add a note");
  await fieldOf(page).fill("Rent for December");
  await panelOf(page).getByRole("button", { name: "Close" }).click();
  await page.getByRole("table").getByRole("link").first().click();
  await expect.poll(() => fieldOf(page).inputValue()).toBe("Rent for December");
  expect(await effects("SaveTransactionNote", mine.userId)).toBe(0);
  await press(page, "Save note");
  await panelOf(page).getByRole("button", { name: "Edit note" }).waitFor();
  await page.reload();
  await panelOf(page).getByText("Rent for December").waitFor();
  await press(page, "Edit note");
  await fieldOf(page).fill("");
  await press(page, "Save note");
  await panelOf(page).getByRole("button", { name: "Add a note" }).waitFor();
  expect(await effects("SaveTransactionNote", mine.userId)).toBe(2);
});

test("two tabs do not replace each other's note unseen: the second one sees both, and decides", async () => {
  const { visit, effects } = portal();
  const { mine, address } = await depositor(portal());
  const { page, context } = await visit(mine);
  await page.goto(address);
  await press(page, "Add a note");
  await fieldOf(page).fill("Mine");
  const other = await context.newPage();
  await other.goto(address);
  await press(other, "Add a note");
  await fieldOf(other).fill("Theirs");
  await press(other, "Save note");
  await panelOf(other).getByRole("button", { name: "Edit note" }).waitFor();

  await page.bringToFront();
  // A page that comes to the front reads the notes again. Where that read ends before the press, the conflict is shown already.
  const save = panelOf(page).getByRole("button", { name: "Save note" });
  const conflict = panelOf(page).getByText("This note was changed elsewhere");
  const isShown = async () => {
    if (await save.isVisible()) await save.click({ timeout: 1000 }).catch(() => {});
    return conflict.isVisible();
  };
  await expect.poll(isShown, { timeout: 30_000 }).toBe(true);
  await panelOf(page).getByText("Theirs", { exact: true }).waitFor();
  expect(await fieldOf(page).inputValue()).toBe("Mine");
  expect(await effects("SaveTransactionNote", mine.userId)).toBe(1);
  await press(page, "Save mine instead");
  await panelOf(page).getByText("Mine", { exact: true }).waitFor();
  await panelOf(page).getByRole("button", { name: "Edit note" }).waitFor();
  expect(await effects("SaveTransactionNote", mine.userId)).toBe(2);
});

test("a note whose answer was lost is shown as saved, and is saved once", async () => {
  const { visit, effects } = portal();
  const { mine, address } = await depositor(portal());
  const { page, context, expectProblems } = await visit(mine);
  expectProblems(/SaveTransactionNote|Failed to load resource|net::ERR/);
  await context.route("**/SaveTransactionNote", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.goto(address);
  await press(page, "Add a note");
  await fieldOf(page).fill("Rent");
  await press(page, "Save note");
  await panelOf(page).getByText("Rent", { exact: true }).waitFor();
  await expect.poll(() => fieldOf(page).count()).toBe(0);
  expect(await effects("SaveTransactionNote", mine.userId)).toBe(1);
});

test("without the capability the page of a transaction has no note, and requests neither notes nor their code", async () => {
  const { visit } = portal();
  const { mine, address } = await depositor(portal());
  const { page, context } = await visit(mine);
  const sent: string[] = [];
  context.on("request", (request) => void sent.push(request.url()));
  await hideCapabilities(context, "notes");
  await page.goto(address);
  await panelOf(page).getByText("Submitted", { exact: true }).waitFor();
  await untilQuiet(page);
  expect(await panelOf(page).getByText(/note/i).count()).toBe(0);
  expect(sent.filter((url) => /TransactionNote|note\.screen/.test(url))).toEqual([]);
});
