import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { Broker } from "../broker.ts";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import { useUserInfo } from "../profile/use-user-info.ts";
import { BrokerProvider } from "../provider.tsx";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import { openWizard } from "../../test/deposit-state.tsx";
import { useDeposit } from "./use-deposit.ts";

const receipt = new File(["%PDF"], "receipt.pdf", { type: "application/pdf" });

test("a deposit continues from the method to its proof, with one request", async () => {
  const { provider, broker } = await signedIn();
  const { at, enterAmount } = await openWizard(broker);
  await enterAmount();
  await at("enteringAmount", (wizard) => {
    expect([wizard.usdAmount, wizard.canGoNext]).toEqual(["100.00", true]);
    wizard.next();
    wizard.next();
  });
  await at("providingProof", (wizard) => wizard.choose(receipt));
  await at("providingProof", (wizard) => wizard.submit());
  await at("settled");
  expect(provider.deposits).toMatchObject([{ transactionId: "D-1", receipt: "receipt.pdf" }]);
});

test("a reopened wizard is restored", async () => {
  const { provider, broker } = await signedIn();
  const first = await openWizard(broker);
  await first.enterAmount();
  await first.at("enteringAmount", (wizard) => wizard.next());
  await first.at("providingProof");
  await first.unmount();
  const again = await openWizard(provider.broker());
  await again.at("providingProof", (wizard) => expect(wizard.transactionId).toBe("D-1"));
  expect(provider.deposits).toHaveLength(1);
});

test.each([
  ["is signed out", "signOut"],
  ["ends by itself", "expire"],
] as const)(
  "the name of a picked file is shown after a reload, is stored for its tab only, and is deleted once the session %s",
  async (_how, end) => {
    const { provider, broker } = await signedIn();
    const first = await openWizard(broker);
    await first.enterAmount();
    await first.at("enteringAmount", (wizard) => wizard.next());
    await first.at("providingProof", (wizard) => wizard.choose(receipt));
    await expect.poll(() => provider.keptInTab.get("depositProof")).toContain("receipt.pdf");
    expect([...provider.kept.values()].join("\n")).not.toContain("receipt.pdf");
    await first.unmount();
    const next = provider.broker();
    const again = await openWizard(next);
    await again.at("providingProof", (wizard) => expect(wizard.fileToPickAgain).toBe("receipt.pdf"));
    await again.act(() =>
      end === "signOut" ? next.session.signOut() : next.session.expire("unauthenticated"),
    );
    expect(provider.keptInTab.has("depositProof")).toBe(false);
  },
);

test("when a session ends during the request, the draft is restored for its user only", async () => {
  const { provider, broker } = await signedIn();
  const { at, enterAmount } = await openWizard(broker);
  await enterAmount();
  provider.turnAway("DepositRequest", 401);
  await at("enteringAmount", (wizard) => wizard.next());
  await expect.poll(() => broker.session.get().status).toBe("signedOut");
  await at("requestFailed", (wizard) => wizard.dismiss());
  const kept: unknown = JSON.parse(provider.kept.get("depositDraft.100234") ?? "null");
  expect(kept).toMatchObject({ staffUserId: 100234, drafts: [{ entry: { text: "447" } }] });
});

test("later events after sign-out write no draft", async () => {
  const { provider, broker } = await signedIn();
  const { at, act } = await openWizard(broker);
  await at("choosingMethod", (wizard) => wizard.choose("bank"));
  await act(() => broker.session.signOut());
  await at("choosingMethod", (wizard) => wizard.next());
  await at("choosingPlatform");
  expect(provider.kept.has("depositDraft.100234")).toBe(false);
});

test("a server-rendered page restores the draft once it is hydrated", async () => {
  const { provider, broker } = await signedIn();
  const first = await openWizard(broker);
  await first.enterAmount();
  await first.unmount();
  const Page = () => useDeposit().step;
  const page = (one: Broker) => (
    <BrokerProvider broker={one}>
      <Page />
    </BrokerProvider>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page(createTestProvider().broker()));
  expect(container.textContent).toBe("loading");
  const root = hydrateRoot(container, page(provider.broker()));
  await expect.poll(() => container.textContent).toBe("enteringAmount");
  root.unmount();
});

test("a proof is settled although the balance takes long to load again", async () => {
  const { provider, broker } = await signedIn();
  const balance = await renderHook(() => useUserInfo(), within(broker));
  await expect.poll(() => balance.result.current.status).toBe("loaded");
  const { at, enterAmount } = await openWizard(broker);
  await enterAmount();
  await at("enteringAmount", (wizard) => wizard.next());
  await at("providingProof", (wizard) => wizard.choose(receipt));
  provider.holdReplyOf("GetUserInfo");
  await at("providingProof", (wizard) => wizard.submit());
  await at("settled");
});

test("an outdated rate is read again when the provider refuses the amounts, which are converted again with a notice", async () => {
  const { provider, broker } = await signedIn();
  const { at, enterAmount, result } = await openWizard(broker);
  await enterAmount();
  provider.moveRate(4.5);
  await at("enteringAmount", (wizard) => wizard.next());
  await at("requestFailed", (wizard) => {
    expect(wizard.failure).toMatchObject({ kind: "refused", message: expect.stringContaining("rate") });
    wizard.dismiss();
  });
  await at("enteringAmount");
  await expect
    .poll(() => result.current)
    .toMatchObject({
      localAmount: "447",
      usdAmount: "99.33",
      hasRateChanged: true,
    });
  await at("enteringAmount", (wizard) => wizard.next());
  await at("providingProof", (wizard) => expect(wizard.intent.usdAmount).toBe("99.33"));
});

test("a page that becomes visible again after a while reads the rate again", async () => {
  const { provider, broker } = await signedIn();
  const { at, enterAmount, result } = await openWizard(broker);
  await enterAmount();
  provider.moveRate(4.5);
  expect(catalogueQueries.currencies(broker).staleTime).toBeLessThanOrEqual(60_000);
  await broker.queryClient.invalidateQueries({ queryKey: catalogueQueries.currencies(broker).queryKey });
  await at("enteringAmount");
  await expect.poll(() => result.current).toMatchObject({ usdAmount: "99.33", hasRateChanged: true });
});
