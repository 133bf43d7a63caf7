import { onlineManager } from "@tanstack/react-query";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import type { Broker } from "../broker.ts";
import { BrokerProvider } from "../provider.tsx";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn } from "../../test/render.tsx";
import { transactionQueries } from "../transaction/transaction.queries.ts";
import { createWithdrawalProvider, openWizard } from "../../test/withdrawal-provider.ts";
import { useWithdrawal } from "./use-withdrawal.ts";

test("when the reply is lost after the commit, the withdrawal is found and not repeated", async () => {
  const { provider, rows } = createWithdrawalProvider();
  const { broker } = await signedIn(provider);
  provider.loseReplyOf("WithdrawalRequest");
  const { at, enterDetails } = await openWizard(broker);
  await enterDetails();
  await at("reviewing", (wizard) => wizard.confirm());
  // W-0 has the same amounts, but was there before.
  await at("settled", ({ transactionId }) => expect(transactionId).toBe("W-1"));
  expect(rows).toHaveLength(2);
  expect(provider.calls.filter((call) => call === "WithdrawalRequest")).toHaveLength(1);
});

test("a withdrawal whose page is closed while it is sent is looked up when it is opened again, and not sent again", async () => {
  const { provider, rows } = createWithdrawalProvider();
  const { broker } = await signedIn(provider);
  provider.holdReplyOf("WithdrawalRequest");
  const first = await openWizard(broker);
  await first.enterDetails();
  await first.at("reviewing", (wizard) => wizard.confirm());
  await expect.poll(() => rows.length).toBe(2);
  await first.unmount();
  expect(provider.kept.get("withdrawalDraft.100234")).not.toContain("493027");
  const again = await openWizard(provider.broker());
  await again.at("settled", ({ transactionId }) => expect(transactionId).toBe("W-1"));
  expect(provider.calls.filter((call) => call === "WithdrawalRequest")).toHaveLength(1);
});

test("a list that was already loading is not used for the look-up", async () => {
  const { provider, rows } = createWithdrawalProvider();
  const { broker } = await signedIn(provider);
  const { at, enterDetails } = await openWizard(broker);
  await enterDetails();
  // The last answer before the commit, still pending when the look-up begins.
  provider.duringNext("WithdrawalRequest", () => {
    void broker.queryClient.prefetchQuery({
      ...transactionQueries.withdrawals(broker),
      staleTime: 0,
      queryFn: () => new Promise<never>(() => {}),
    });
  });
  provider.loseReplyOf("WithdrawalRequest");
  await at("reviewing", (wizard) => wizard.confirm());
  await at("settled");
  expect(rows).toHaveLength(2);
});

test("when a session ends while it is sent, the draft is restored for its user, and nothing is done twice", async () => {
  const { provider } = createWithdrawalProvider();
  const { broker } = await signedIn(provider);
  const { at, enterDetails } = await openWizard(broker);
  await enterDetails();
  provider.turnAway("WithdrawalRequest", 401);
  await at("reviewing", (wizard) => wizard.confirm());
  await expect.poll(() => broker.session.get().status).toBe("signedOut");
  await at("failed", ({ failure }) => expect(failure?.kind).toBe("unauthenticated"));
  const kept: unknown = JSON.parse(provider.kept.get("withdrawalDraft.100234") ?? "null");
  expect(kept).toMatchObject({ staffUserId: 100234, drafts: [{ entry: { text: "100" } }] });
});

test("without a network it fails at once and is never queued for later", async () => {
  const { provider } = createWithdrawalProvider();
  const { broker } = await signedIn(provider);
  const { at, enterDetails } = await openWizard(broker);
  await enterDetails();
  onTestFinished(() => onlineManager.setOnline(true));
  onlineManager.setOnline(false);
  provider.turnAway("GetWithdrawalTransactionsByUser", 403);
  await at("reviewing", (wizard) => wizard.confirm());
  await at("failed");
  expect(provider.calls).not.toContain("WithdrawalRequest");
});

test("a server-rendered page looks an open withdrawal up once it is hydrated", async () => {
  const { provider, rows } = createWithdrawalProvider();
  const { broker } = await signedIn(provider);
  provider.holdReplyOf("WithdrawalRequest");
  const first = await openWizard(broker);
  await first.enterDetails();
  await first.at("reviewing", (wizard) => wizard.confirm());
  await expect.poll(() => rows.length).toBe(2);
  await first.unmount();
  const Page = () => useWithdrawal().step;
  const page = (one: Broker) => (
    <BrokerProvider broker={one}>
      <Page />
    </BrokerProvider>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page(createTestProvider().broker()));
  expect(container.textContent).toBe("loading");
  const mismatches: unknown[] = [];
  const root = hydrateRoot(container, page(provider.broker()), {
    onRecoverableError: (error) => mismatches.push(error),
  });
  await expect.poll(() => container.textContent).toBe("settled");
  expect(mismatches).toEqual([]);
  root.unmount();
});
