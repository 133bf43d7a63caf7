import { expect, test } from "vitest";
import { sharePortal } from "./portal.ts";

const portal = sharePortal();
const order = { paymentPlatformId: 11, currencyCode: "MYR", amount: 447, amountUsd: 100 };

test("a user cancels a transfer: the row, the balance and the back office agree, and staff come too late", async () => {
  const { customer, provider, visit } = portal();
  const mine = await customer();
  await mine.client.call("CTraderTransferRequest", { amountUsd: 25 });
  const [row] = await mine.client.call("GetInternalTransactionsByUser", {});
  const { transactionId = "" } = row ?? {};
  const before = await mine.client.call("GetUserInfo", {});
  const { page } = await visit(mine);
  await page.goto(`/transactions?tab=internal-transfer&id=${transactionId}`);
  const panel = page.getByRole("dialog", { name: "Internal Transfer" });
  await panel.getByRole("button", { name: "Cancel transfer" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel transfer" }).click();
  await panel.getByText("You cancelled it", { exact: true }).waitFor();
  const after = await mine.client.call("GetUserInfo", {});
  expect(after.cTraderBalance).toBeCloseTo(before.cTraderBalance + 25, 2);
  await expect(provider.control(`transfers/${transactionId}/approve`, {})).rejects.toThrow("409");
});

test("without the capability a pending deposit offers nothing, and no late code is requested", async () => {
  const { customer, visit } = portal();
  const mine = await customer();
  const { transactionId } = await mine.client.call("DepositRequest", order);
  const { context, page } = await visit(mine);
  const sent: string[] = [];
  context.on("request", (request) => void sent.push(request.url()));
  await context.route("**/GetCapabilities*", async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: text.replace(`"cancel",`, ""), contentType: "application/json" });
  });
  await page.goto(`/transactions?tab=deposit&id=${transactionId}`);
  await page.getByRole("dialog", { name: "Deposit" }).getByText("Submitted", { exact: true }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(await page.getByRole("button", { name: "Cancel deposit" }).count()).toBe(0);
  expect(sent.filter((url) => /Cancel(Deposit|Transfer)|late-operations|cancel\.screen/.test(url))).toEqual(
    [],
  );
});
