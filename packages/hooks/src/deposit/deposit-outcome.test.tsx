import { expect, test, vi } from "vitest";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn } from "../../test/render.tsx";
import { transactionQueries } from "../transaction/transaction.queries.ts";
import { openWizard } from "../../test/deposit-state.tsx";

const receipt = new File(["%PDF"], "receipt.pdf", { type: "application/pdf" });

/** Aborts the request before the provider has read it. */
const breakOff = (provider: Awaited<ReturnType<typeof signedIn>>["provider"]) =>
  provider.turnAway("DepositRequest", 503);

test("a request whose reply is lost after the commit is found by its key and not repeated", async () => {
  const { provider, broker } = await signedIn();
  provider.loseReplyOf("DepositRequest");
  const { at, enterAmount } = await openWizard(broker);
  await enterAmount();
  await at("enteringAmount", (wizard) => wizard.next());
  await at("providingProof", (wizard) => expect(wizard.transactionId).toBe("D-1"));
  expect(provider.deposits).toHaveLength(1);
});

test("a look-up that a busy provider refuses is repeated without the user, and finds the request", async () => {
  const { provider, broker } = await signedIn(createTestProvider({}, { canGiveUp: true }));
  provider.loseReplyOf("DepositRequest");
  provider.turnAway("VoidIntent", 503);
  const { at, enterAmount } = await openWizard(broker);
  await enterAmount();
  await at("enteringAmount", (wizard) => wizard.next());
  await at("providingProof", (wizard) => expect(wizard.transactionId).toBe("D-1"));
  expect(provider.calls.filter((call) => call === "VoidIntent")).toHaveLength(2);
  expect(provider.deposits).toHaveLength(1);
});

test("a look-up in the list that a busy provider refuses is repeated as well, for the request and for its proof", async () => {
  const { provider, broker } = await signedIn();
  const { at, enterAmount } = await openWizard({ ...broker, idempotencyKeys: false });
  await enterAmount();
  provider.duringNext("DepositRequest", () => provider.turnAway("GetDepositTransactionsByUser", 503));
  provider.loseReplyOf("DepositRequest");
  await at("enteringAmount", (wizard) => wizard.next());
  await at("providingProof", (wizard) => wizard.choose(receipt));
  provider.turnAway("GetDepositTransactionsByUser", 503);
  provider.loseReplyOf("SubmitDeposit");
  await at("providingProof", (wizard) => wizard.submit());
  await at("settled");
  expect(provider.deposits).toHaveLength(1);
});

test("at a provider without keys it is found in the list, and never sent again", async () => {
  const { provider, broker } = await signedIn();
  provider.loseReplyOf("DepositRequest");
  const { at, enterAmount } = await openWizard({ ...broker, idempotencyKeys: false });
  await enterAmount();
  await at("enteringAmount", (wizard) => wizard.next());
  await at("providingProof", (wizard) => expect(wizard.transactionId).toBe("D-1"));
  expect(provider.calls.filter((call) => call === "DepositRequest")).toHaveLength(1);
});

test("another tab's deposit of the same amounts is not mistaken for a request that never arrived", async () => {
  const { provider, broker } = await signedIn();
  const { at, enterAmount } = await openWizard(broker);
  await enterAmount();
  provider.duringNext("DepositRequest", () => {
    provider.deposits.push({ transactionId: "D-other-tab", key: "another", receipt: null });
  });
  breakOff(provider);
  await at("enteringAmount", (wizard) => wizard.next());
  await at("providingProof", (wizard) => expect(wizard.transactionId).toBe("D-2"));
  expect(provider.deposits).toHaveLength(2);
});

test("a wizard that is closed during its request looks it up when it is opened again, and sends no second one", async () => {
  const { provider, broker } = await signedIn();
  provider.holdReplyOf("DepositRequest");
  const first = await openWizard(broker);
  await first.enterAmount();
  await first.at("enteringAmount", (wizard) => wizard.next());
  await first.at("requesting");
  await expect.poll(() => provider.deposits.length).toBe(1);
  await first.unmount();
  // Another page reads the list meanwhile, with the deposit in it.
  await broker.queryClient.fetchQuery({ ...transactionQueries.deposits(broker), staleTime: 0 });
  provider.releaseReplyOf("DepositRequest");
  const again = await openWizard(broker);
  await again.at("providingProof", (wizard) => expect(wizard.transactionId).toBe("D-1"));
  expect(provider.deposits).toHaveLength(1);
});

test("a proof that was refused for the session's end was not sent, and is picked again after the next sign-in without a look-up", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { provider, broker } = await signedIn();
  const first = await openWizard(broker);
  await first.enterAmount();
  await first.at("enteringAmount", (wizard) => wizard.next());
  await first.at("providingProof", (wizard) => wizard.choose(receipt));
  vi.setSystemTime(Date.now() + 31 * 60_000);
  await first.at("providingProof", (wizard) => wizard.submit());
  await expect.poll(() => broker.session.get().status).toBe("signedOut");
  await first.unmount();
  const { broker: again } = await signedIn(provider);
  provider.calls.length = 0;
  const second = await openWizard(again);
  await second.at("providingProof", (wizard) => {
    // The name of the file was removed with the session that had ended.
    expect([wizard.transactionId, wizard.fileToPickAgain]).toEqual(["D-1", null]);
  });
  expect(provider.calls).not.toContain("SubmitDeposit");
  expect(provider.calls).not.toContain("GetDepositTransactionsByUser");
  vi.useRealTimers();
});

test("an earlier deposit of the same amount is not mistaken for the one with the lost reply", async () => {
  const { provider, broker } = await signedIn();
  const { at, enterAmount } = await openWizard(broker);
  await enterAmount();
  await at("enteringAmount", (wizard) => wizard.next());
  await at("providingProof");
  await broker.queryClient.fetchQuery({ ...transactionQueries.deposits(broker), staleTime: 0 });
  broker.storage.removeItem("depositDraft.100234");
  const again = await openWizard(broker);
  await again.enterAmount();
  provider.loseReplyOf("DepositRequest");
  await again.at("enteringAmount", (wizard) => wizard.next());
  await again.at("providingProof", (wizard) => expect(wizard.transactionId).toBe("D-2"));
});

test("an earlier deposit that the list did not show yet is not mistaken for one that did not arrive", async () => {
  const { provider, broker } = await signedIn();
  provider.deposits.push({ transactionId: "D-old", key: null, receipt: null });
  const { at, enterAmount } = await openWizard(broker);
  await enterAmount();
  breakOff(provider);
  await at("enteringAmount", (wizard) => wizard.next());
  await at("requestNotFound", (wizard) => wizard.repeat());
  await at("providingProof", (wizard) => expect(wizard.transactionId).toBe("D-2"));
});

test("nor is it after a reload", async () => {
  const { provider, broker } = await signedIn();
  provider.deposits.push({ transactionId: "D-old", key: null, receipt: null });
  const first = await openWizard(broker);
  await first.enterAmount();
  provider.turnAway("DepositRequest", 503);
  provider.holdReplyOf("DepositRequest");
  await first.at("enteringAmount", (wizard) => wizard.next());
  await first.at("requestNotFound");
  await first.unmount();
  const again = await openWizard(provider.broker());
  await again.at("requestNotFound");
  expect(provider.calls.filter((call) => call === "DepositRequest")).toHaveLength(1);
});

test("a deposit of the same amounts at another platform is not mistaken for one that did not arrive", async () => {
  const { provider, broker } = await signedIn();
  const { at, enterAmount } = await openWizard(broker);
  await enterAmount();
  const elsewhere = { key: null, receipt: null, paymentPlatformName: "Ridgeline Bank" };
  provider.duringNext("DepositRequest", () => {
    provider.deposits.push({ transactionId: "D-elsewhere", ...elsewhere });
  });
  breakOff(provider);
  await at("enteringAmount", (wizard) => wizard.next());
  await at("requestNotFound");
  expect(provider.deposits.map(({ transactionId }) => transactionId)).toEqual(["D-elsewhere"]);
});

test("of two equal deposits, the request is distinguished from another tab's by its key", async () => {
  const { provider, broker } = await signedIn();
  const { at, enterAmount } = await openWizard(broker);
  await enterAmount();
  provider.duringNext("DepositRequest", () => {
    provider.deposits.push({ transactionId: "D-other-tab", key: "another", receipt: null });
  });
  provider.loseReplyOf("DepositRequest");
  await at("enteringAmount", (wizard) => wizard.next());
  await at("providingProof", (wizard) => expect(wizard.transactionId).toBe("D-2"));
  expect(provider.deposits).toHaveLength(2);
});

test("a request that arrives after the look-up is found before a changed one is sent", async () => {
  const { provider, broker } = await signedIn();
  const { at, enterAmount } = await openWizard(broker);
  await enterAmount();
  breakOff(provider);
  await at("enteringAmount", (wizard) => wizard.next());
  await at("requestNotFound", (wizard) => wizard.goTo("amount"));
  provider.deposits.push({ transactionId: "D-late", key: null, receipt: null });
  await at("enteringAmount", (wizard) => wizard.change("local", "894"));
  await at("enteringAmount", (wizard) => wizard.next());
  await at("providingProof", (wizard) => {
    expect([wizard.transactionId, wizard.intent.localAmount, wizard.isLate]).toEqual(["D-late", "447", true]);
  });
  expect(provider.deposits).toHaveLength(1);
});
