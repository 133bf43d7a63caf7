import { describe, expect, test } from "vitest";
import { atGateways, PAYMENT_HOST } from "../test/gateways.ts";
import { readPaymentForm } from "./deposit/payment-link.ts";
import { openWizard as openDeposit } from "../test/deposit-state.tsx";
import { signedIn } from "../test/render.tsx";
import { createTransferProvider, open } from "../test/transfer-provider.ts";
import { useTransfer } from "./transfer/use-transfer.ts";
import { createWithdrawalProvider, openWizard as openWithdrawal } from "../test/withdrawal-provider.ts";

describe("in two tabs with shared storage", () => {
  test("the proof of a deposit can be submitted in one tab after another deposit was refused in the other", async () => {
    const { provider, broker } = await signedIn();
    const refused = await openDeposit(broker);
    const opened = await openDeposit(provider.broker());
    await refused.enterAmount();
    await opened.enterAmount();
    await opened.at("enteringAmount", (wizard) => wizard.next());
    await opened.at("providingProof");
    provider.turnAway("DepositRequest", 403);
    await refused.at("enteringAmount", (wizard) => wizard.next());
    await refused.at("requestFailed", (wizard) => wizard.dismiss());
    await refused.at("enteringAmount");
    await opened.unmount();
    const again = await openDeposit(provider.broker());
    await again.at("providingProof", (wizard) => expect(wizard.transactionId).toBe("D-1"));
  });

  test("a payment stays open in one tab, and its form available, when the other tab starts another deposit", async () => {
    const paymentUrl = (id: string) =>
      `<form method="post" action="https://${PAYMENT_HOST}/"><input name="reference" value="${id}"></form>`;
    const { broker, reload } = await atGateways({ paymentUrl });
    const first = await openDeposit(broker);
    await first.at("choosingMethod", (one) => one.choose("gateway"));
    await first.at("choosingMethod", (one) => one.next());
    await first.at("choosingPlatform", (one) => one.choose(31));
    await first.at("choosingPlatform", (one) => one.next());
    await first.at("enteringAmount", (one) => one.change("local", "447"));
    await first.at("enteringAmount", (one) => one.next());
    await first.at("continuing", (one) => one.continue());
    await first.at("awaitingPayment");
    const page = reload();
    const second = await openDeposit(page);
    await second.at("awaitingPayment", (one) => one.restart());
    await second.at("choosingMethod", (one) => one.choose("gateway"));
    expect(readPaymentForm(broker, "D-1")?.inputs).toEqual([{ name: "reference", value: "D-1" }]);
    // The tab that started a new wizard keeps it; the first tab continues with its own, also after a reload.
    await second.unmount();
    const again = await openDeposit(page);
    await again.at("choosingPlatform", (one) => expect(one.method).toBe("gateway"));
    await first.unmount();
    const reloaded = await openDeposit(reload());
    await reloaded.at("awaitingPayment", (one) => expect(one.transactionId).toBe("D-1"));
  });

  test("each tab finds the form of its own payment, although the other tab opened one later", async () => {
    const paymentUrl = (id: string) =>
      `<form method="post" action="https://${PAYMENT_HOST}/"><input name="reference" value="${id}"></form>`;
    const { broker, reload } = await atGateways({ paymentUrl });
    const tabs = [await openDeposit(broker), await openDeposit(reload())];
    for (const [index, { at }] of tabs.entries()) {
      await at("choosingMethod", (one) => one.choose("gateway"));
      await at("choosingMethod", (one) => one.next());
      await at("choosingPlatform", (one) => one.choose(31));
      await at("choosingPlatform", (one) => one.next());
      await at("enteringAmount", (one) => one.change("local", index === 0 ? "447" : "894"));
    }
    for (const { at } of tabs) {
      await at("enteringAmount", (one) => one.next());
      await at("continuing");
    }
    const forms = ["D-1", "D-2"].map((id) => readPaymentForm(broker, id)?.inputs);
    expect(forms).toEqual(["D-1", "D-2"].map((value) => [{ name: "reference", value }]));
  });

  test("a deposit that may still arrive is kept for one tab while the other tab only chooses", async () => {
    const { provider, broker } = await signedIn();
    const other = await openDeposit(provider.broker());
    const lost = await openDeposit(broker);
    await lost.enterAmount();
    provider.turnAway("DepositRequest", 503);
    await lost.at("enteringAmount", (wizard) => wizard.next());
    await lost.at("requestNotFound", (wizard) => wizard.goTo("amount"));
    await lost.at("enteringAmount");
    await other.at("choosingMethod", (wizard) => wizard.choose("crypto"));
    await lost.unmount();
    provider.deposits.push({ transactionId: "D-late", key: null, receipt: null });
    const again = await openDeposit(provider.broker());
    await again.at("enteringAmount", (wizard) => wizard.change("local", "894"));
    await again.at("enteringAmount", (wizard) => wizard.next());
    await again.at("providingProof", (wizard) => expect(wizard.transactionId).toBe("D-late"));
    expect(provider.deposits).toHaveLength(1);
  });

  test("a transfer is looked up in one tab while the other tab enters one, or has one refused", async () => {
    const { provider, countOf } = createTransferProvider();
    const { broker } = await signedIn(provider);
    const other = await open(provider.broker(), () => useTransfer("trading"));
    const lost = await open(broker, () => useTransfer("trading"));
    await lost.at("entering", (transfer) => transfer.change("50"));
    provider.turnAway("CTraderTransferRequest", 503);
    await lost.at("entering", (transfer) => transfer.submit());
    await lost.at("notFound");
    await lost.unmount();
    await other.at("entering", (transfer) => transfer.change("70"));
    const again = await open(provider.broker(), () => useTransfer("trading"));
    await again.at("notFound");
    await again.unmount();
    provider.turnAway("CTraderTransferRequest", 403);
    await other.at("entering", (transfer) => transfer.submit());
    await other.at("confirmingAnother", (transfer) => transfer.confirm());
    await other.at("failed", (transfer) => transfer.dismiss());
    await other.at("entering");
    const last = await open(provider.broker(), () => useTransfer("trading"));
    await last.at("entering", (transfer) => transfer.change("90"));
    await last.at("entering", (transfer) => transfer.submit());
    await last.at("confirmingAnother", ({ earlier }) =>
      expect(earlier.map(({ usdAmount }) => usdAmount)).toEqual(["50"]),
    );
    expect(countOf("CTraderTransferRequest")).toBe(2);
  });

  test("a withdrawal is looked up in one tab while the other tab chooses one, or has one refused", async () => {
    const { provider, rows } = createWithdrawalProvider();
    const { broker } = await signedIn(provider);
    const other = await openWithdrawal(provider.broker());
    const lost = await openWithdrawal(broker);
    await other.at("choosingPlatform");
    await lost.enterDetails();
    provider.turnAway("WithdrawalRequest", 503);
    await lost.at("reviewing", (wizard) => wizard.confirm());
    await lost.at("notFound");
    await lost.unmount();
    await other.at("choosingPlatform", (wizard) => wizard.choose(11));
    const again = await openWithdrawal(provider.broker());
    await again.at("notFound");
    await again.unmount();
    await other.enterDetails();
    provider.turnAway("WithdrawalRequest", 403);
    await other.at("reviewing", (wizard) => wizard.confirm());
    await other.at("confirmingAnother", (wizard) => wizard.confirm());
    await other.at("failed", (wizard) => wizard.dismiss());
    await other.at("enteringDetails");
    const last = await openWithdrawal(provider.broker());
    await last.at("enteringDetails", (wizard) => wizard.change("usd", "200"));
    await last.requestCode();
    await last.at("enteringDetails", (wizard) => wizard.code.change("493027"));
    await last.at("enteringDetails", (wizard) => wizard.next());
    await last.at("reviewing", (wizard) => wizard.confirm());
    await last.at("confirmingAnother", ({ earlier }) =>
      expect(earlier.map(({ usdAmount }) => usdAmount)).toEqual(["100"]),
    );
    expect(rows).toHaveLength(1);
  });
});
