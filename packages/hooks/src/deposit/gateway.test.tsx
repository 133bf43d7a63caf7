import { describe, expect, onTestFinished, test, vi } from "vitest";
import { askForPaymentForm } from "./ask-for-payment-form.ts";
import { readPaymentForm } from "./payment-link.ts";
import { atGateways, PAYMENT_HOST } from "../../test/gateways.ts";
import { openWizard } from "../../test/deposit-state.tsx";
import { enterAmount, toContinuing } from "../../test/gateway-wizard.ts";

const checkout = `https://${PAYMENT_HOST}/checkout`;
const asForm = (id: string) =>
  `<form method="post" action="${checkout}"><input type="hidden" name="reference" value="${id}"></form>`;

describe("a deposit through a gateway", () => {
  test.each([
    ["ESS", 31, null],
    ["SmilePayz", 32, "QRIS"],
  ] as const)("contains the e-mail at %s after a page load too, though no storage has it", async (...at) => {
    const { reload, bodies } = await atGateways();
    await toContinuing(reload(), at[1], at[2]);
    expect(bodies).toMatchObject([{ email: "demo@example.com" }]);
  });

  const bank = { merchantBankId: "DAYB", bankName: "Daybreak Online" };
  test.each([
    ["ESS", 31, null, "GenerateDepositUrlEss", {}],
    ["SmilePayz", 32, "QRIS", "GenerateDepositUrlSmilePayz", { paymentMethodCode: "QRIS" }],
    ["OnePay", 33, "DAYB", "GenerateDepositUrlOnePay", bank],
    ["RazorPay", 34, "DAYB", "GenerateDepositUrlOnePay", bank],
    ["FastPay", 35, "DAYB", "GenerateDepositUrlOnePay", bank],
  ] as const)("is completed by %s", async (_name, platformId, code, call, extra) => {
    const { provider, broker, bodies, windows } = await atGateways();
    const { at } = await toContinuing(broker, platformId, code);
    expect(provider.calls.filter((one) => one.startsWith("GenerateDepositUrl"))).toEqual([call]);
    const session = { userId: 100234, companyId: 9, username: "amira", cTraderLogin: "5100234" };
    const money = { paymentPlatformId: platformId, currencyCode: "MYR", amount: 447, amountUsd: 100 };
    expect(bodies).toEqual([{ ...session, email: "demo@example.com", ...money, ...extra }]);
    await at("continuing", (one) => {
      one.continue();
      // The window opens in the click handler, and once however often the button is pressed.
      expect(windows).toEqual([`${checkout}/D-1`]);
      one.continue();
    });
    expect(windows).toHaveLength(1);
    for (const deposit of provider.deposits) deposit.paymentStatusId = 5;
    await at("awaitingPayment", (one) => one.checkAgain());
    await at("settled", (one) => expect(one).toMatchObject({ transactionId: "D-1", outcome: "paid" }));
    expect(provider.kept.has("depositDraft.100234")).toBe(false);
  });

  test("has the payment options of each gateway, as GetSmilePayzPaymentMethod and GetOnePayPaymentMethod list them", async () => {
    const { provider, broker } = await atGateways();
    const { at, result } = await openWizard(broker);
    await at("choosingMethod", (one) => one.choose("bank"));
    expect(provider.calls.filter((call) => call.endsWith("PaymentMethod"))).toEqual([]);
    await at("choosingMethod", (one) => one.choose("gateway"));
    await at("choosingMethod", (one) => one.next());
    await at("choosingPlatform");
    const accepted = () => {
      const wizard = result.current;
      return wizard.step === "choosingPlatform" ? [...wizard.accepted.values()] : [];
    };
    const methods = ["QRIS", "Virtual account"];
    const banks = ["Daybreak Online", "Ridgeline Online"];
    await expect.poll(accepted).toEqual([[], methods, banks, [], []]);
  });

  test("can be chosen although its options failed to load", async () => {
    const { provider, broker } = await atGateways();
    provider.turnAway("GetSmilePayzPaymentMethod", 400);
    provider.turnAway("GetOnePayPaymentMethod", 400);
    await toContinuing(broker, 33, "DAYB");
    expect(provider.calls).toContain("GetOnePayPaymentMethod");
  });

  test("warns the user to wait while OnePay, RazorPay or FastPay open the payment", async () => {
    const { provider, broker } = await atGateways();
    provider.holdReplyOf("GenerateDepositUrlOnePay");
    const { at } = await enterAmount(broker, 33, "DAYB");
    await at("enteringAmount", (one) => one.next());
    await at("requesting", (one) => expect(one.isBlocking).toBe(true));
  });

  test("passes a form to our hand-off document, which reads it for its own user only", async () => {
    const { broker, windows } = await atGateways({ paymentUrl: asForm });
    const { at } = await toContinuing(broker);
    await at("continuing", (one) => one.continue());
    expect(windows).toEqual(["/pay/handoff?reference=D-1"]);
    const form = { action: checkout, method: "post", inputs: [{ name: "reference", value: "D-1" }] };
    expect(readPaymentForm(broker, "D-1")).toEqual(form);
    expect([readPaymentForm(broker, "D-2"), readPaymentForm(broker, null)]).toEqual([null, null]);
    const elsewhere = { ...broker, payments: { ...broker.payments, allowedHosts: [] } };
    expect(readPaymentForm(elsewhere, "D-1")).toBeNull();
    broker.session.signOut();
    expect(readPaymentForm(broker, "D-1")).toBeNull();
  });

  test("passes it also when the browser's storage is full, as long as the page is open", async () => {
    const { broker, reload } = await atGateways({ paymentUrl: asForm });
    broker.storage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    const { at, unmount } = await toContinuing(broker);
    await at("continuing", (one) => one.continue());
    const handoff = reload();
    expect(readPaymentForm(handoff, "D-1")).toBeNull();
    // The time limit of the request must not pass on a busy machine.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    expect(await askForPaymentForm(handoff, "D-1")).toMatchObject({ action: checkout });
    vi.useRealTimers();
    await unmount();
    expect(await askForPaymentForm(handoff, "D-1")).toBeNull();
  });

  test("shows a plain link when the browser blocks the window, and waits once it is followed", async () => {
    const { broker, windows, browser } = await atGateways({ isBlocked: true });
    const { at } = await toContinuing(broker);
    await at("continuing", (one) => one.continue());
    await at("windowBlocked", (one) => {
      expect(one.link).toBe(`${checkout}/D-1`);
      browser.isBlocking = false;
      one.reopen();
    });
    expect(windows).toHaveLength(1);
    await at("awaitingPayment", (one) => {
      browser.isBlocking = true;
      one.reopen();
    });
    await at("windowBlocked", (one) => one.follow());
    await at("awaitingPayment");
  });

  test.each([
    ["an address on another host", "notAllowed", () => "https://evil.example/"],
    ["a form for another host", "notAllowed", () => '<form action="https://evil.example/"></form>'],
    ["a page without a form", "noForm", () => "<p>Sorry</p>"],
  ])("opens no page with %s, says why, and can be restarted", async (_what, reason, paymentUrl) => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    onTestFinished(() => warn.mockRestore());
    const { broker, windows } = await atGateways({ paymentUrl });
    const { at } = await enterAmount(broker, 31);
    await at("enteringAmount", (one) => one.next());
    await at("unpayable", (one) => {
      expect(one.reason).toBe(reason);
      one.restart();
    });
    expect(warn.mock.calls.flat().join().includes("evil.example")).toBe(reason === "notAllowed");
    await at("choosingMethod", (one) => expect(one.method).toBeNull());
    expect(windows).toEqual([]);
  });

  test("whose reply is lost after the commit is repeated under its own key, and is one deposit", async () => {
    const { provider, broker } = await atGateways();
    provider.loseReplyOf("GenerateDepositUrlEss");
    const { at } = await toContinuing(broker);
    await at("continuing", (one) => expect(one.transactionId).toBe("D-1"));
    expect(provider.deposits).toHaveLength(1);
  });

  test("whose reply is lost at a provider without keys is found, and cannot be paid a second time", async () => {
    const { provider, broker } = await atGateways({ idempotencyKeys: false });
    provider.loseReplyOf("GenerateDepositUrlEss");
    const { at } = await enterAmount(broker, 31);
    await at("enteringAmount", (one) => one.next());
    await at("unpayable", (one) => expect(one).toMatchObject({ transactionId: "D-1", reason: "unknown" }));
    expect(provider.calls.filter((one) => one === "GenerateDepositUrlEss")).toHaveLength(1);
  });

  test("is restored after a reload, and sends nothing again", async () => {
    const { provider, broker, windows, reload } = await atGateways();
    const first = await toContinuing(broker);
    await first.unmount();
    const second = await openWizard(reload());
    await second.at("continuing", (one) => one.continue());
    await second.at("awaitingPayment");
    await second.unmount();
    const third = await openWizard(reload());
    await third.at("awaitingPayment");
    expect(windows).toHaveLength(1);
    for (const deposit of provider.deposits) deposit.paymentStatusId = 6;
    await third.at("awaitingPayment", (one) => one.checkAgain());
    await third.at("paymentCancelled", (one) => one.restart());
    await third.at("choosingMethod");
    expect(provider.calls.filter((one) => one === "GenerateDepositUrlEss")).toHaveLength(1);
  });

  test("does not open an address that other code has written to the storage", async () => {
    const { provider, broker, windows, reload } = await atGateways();
    const first = await toContinuing(broker);
    await first.unmount();
    const kept = provider.kept.get("depositDraft.100234") ?? "";
    expect(kept).toContain(checkout);
    provider.kept.set("depositDraft.100234", kept.replaceAll(checkout, "https://evil.example"));
    const again = await openWizard(reload());
    await again.at("unpayable");
    expect(windows).toEqual([]);
  });

  test("that is being processed already is found when its reply was lost", async () => {
    const { provider, broker } = await atGateways();
    provider.loseReplyOf("GenerateDepositUrlEss");
    provider.duringNext("GetDepositTransactionsByUser", () =>
      provider.duringNext("GetDepositTransactionsByUser", () => {
        for (const deposit of provider.deposits) deposit.paymentStatusId = 2;
      }),
    );
    const { at } = await toContinuing(broker);
    await at("continuing", (one) => expect(one.transactionId).toBe("D-1"));
  });

  test("reports options that failed to load, and loads them again on demand", async () => {
    const { provider, broker } = await atGateways();
    provider.turnAway("GetSmilePayzDepositMethod", 400);
    const { at, result } = await openWizard(broker);
    await at("choosingMethod", (one) => one.choose("gateway"));
    await at("choosingMethod", (one) => one.next());
    await at("choosingPlatform", (one) => one.choose(32));
    await expect.poll(() => result.current).toMatchObject({ options: { status: "failed" } });
    await at("choosingPlatform", (one) => one.options?.status === "failed" && one.options.retry());
    await expect.poll(() => result.current).toMatchObject({ options: { status: "loaded" } });
  });
});
