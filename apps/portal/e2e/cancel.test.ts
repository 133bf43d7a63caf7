import { expect, test } from "vitest";
import { requestDeposit } from "./depositing.ts";
import { hideCapabilities } from "./hide-capabilities.ts";
import { sharePortal } from "./portal.ts";
import { untilQuiet } from "./quiet.ts";

const portal = sharePortal();

/** Returns the id of the transaction that the customer opened last by a call. */
async function newestOf(operation: string): Promise<string> {
  const [event] = await portal().provider.control<{ changes: string[] }[]>(`events?operation=${operation}`);
  return /[DT]-\S+/.exec(event?.changes[0] ?? "")?.[0] ?? "";
}

test("a user cancels a transfer, and staff come too late to approve it", async () => {
  const { customer, provider, visit } = portal();
  const mine = await customer({ trading: 100 });
  const { userId, cTraderLogin } = mine;
  const own = { companyId: 9, userId, cTraderLogin };
  await mine.call("InternalTransfer/CTraderTransferRequest", { ...own, amountUsd: 25 });
  const transactionId = await newestOf("CTraderTransferRequest");
  const { page } = await visit(mine);
  await page.goto(`/transactions?tab=internal-transfer&id=${transactionId}`);
  const panel = page.getByRole("dialog", { name: "Internal Transfer" });
  await panel.getByRole("button", { name: "Cancel transfer" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel transfer" }).click();
  await panel.getByText("You cancelled it", { exact: true }).waitFor();
  await expect(provider.control(`transfers/${transactionId}/approve`, {})).rejects.toThrow("409");
});

test("without the capability a pending deposit offers nothing, and no late code is requested", async () => {
  const { customer, visit } = portal();
  const mine = await customer();
  const transactionId = await requestDeposit(mine);
  const { context, page } = await visit(mine);
  const sent: string[] = [];
  context.on("request", (request) => void sent.push(request.url()));
  await hideCapabilities(context, "cancel", "events", "inbox", "notes", "paging");
  await page.goto(`/transactions?tab=deposit&id=${transactionId}`);
  await page.getByRole("dialog", { name: "Deposit" }).getByText("Submitted", { exact: true }).waitFor();
  await untilQuiet(page);
  expect(await page.getByRole("button", { name: "Cancel deposit" }).count()).toBe(0);
  expect(
    sent.filter((url) => /Cancel(Deposit|Transfer)|capability-operations|cancel\.screen/.test(url)),
  ).toEqual([]);
});
