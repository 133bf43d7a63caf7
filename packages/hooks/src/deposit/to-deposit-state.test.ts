import { examples } from "@broker/api-spec/examples";
import { createActor } from "xstate";
import { describe, expect, test } from "vitest";
import type { Failure } from "../failure.ts";
import type { DepositCatalogue } from "./deposit-terms.ts";
import type { DepositDraft } from "./deposit.storage.ts";
import { createWorld } from "../../test/deposit-world.ts";
import { toDepositState } from "./to-deposit-state.ts";

const draft: DepositDraft = {
  method: "crypto",
  platformId: 21,
  gateway: null,
  option: null,
  entry: { field: "usd", text: "100" },
  quotedRate: "1",
  intent: {
    key: "k",
    method: "crypto",
    platformId: 21,
    platformName: "USDT (TRC20)",
    gateway: null,
    option: null,
    currencyCode: "USD",
    localAmount: "100",
    usdAmount: "100",
  },
  known: [],
  unresolved: [],
  transactionId: "D-1",
  handoff: null,
  proofName: null,
  proofKey: null,
  phase: "draft",
};

/** Returns the state of a restored wizard while platforms and rates are loading. */
function resumed(
  kept: DepositDraft,
  loadingFailed: Failure | null,
  retryLoading = () => {},
  catalogue: DepositCatalogue | null = null,
) {
  const actor = createActor(createWorld(catalogue ? { terms: () => null } : {}).machine, {
    input: { draft: kept },
  }).start();
  return toDepositState({
    snapshot: actor.getSnapshot(),
    send: actor.send,
    catalogue,
    keptCatalogue: null,
    options: null,
    accepted: () => [],
    user: null,
    loadingFailed,
    retryLoading,
    linkTo: () => "",
  });
}

test("an amount in US dollars stays as typed, beside the sent one", () => {
  const sgd = { currencyCode: "SGD", currencyId: 702, sellRate: 0.93, buyRate: 0.92 };
  const [bank] = examples.GetPaymentPlatforms.success.data;
  const platforms = bank ? [{ ...bank, paymentPlatformId: 21, currencyCode: "SGD" }] : [];
  const typed = { field: "usd" as const, text: "10.50" };
  const kept = { ...draft, intent: null, transactionId: null, entry: typed };
  const wizard = resumed(kept, null, undefined, { platforms, currencies: [sgd] });
  expect(wizard).toMatchObject({
    usdAmount: "10.50",
    localAmount: "9.77",
    toSend: { usdAmount: "10.51", localAmount: "9.77" },
  });
});

describe("a deposit whose platform is no longer offered", () => {
  const catalogue = { platforms: [], currencies: [] };

  test("has an issue at its amount, and can only choose another platform", () => {
    const wizard = resumed({ ...draft, intent: null, transactionId: null }, null, undefined, catalogue);
    expect(wizard).toMatchObject({
      step: "enteringAmount",
      terms: null,
      issue: { code: "platformMissing" },
      canGoNext: false,
      reachable: ["method", "platform"],
    });
  });

  test("can still be proved", () => {
    const wizard = resumed(draft, null, undefined, catalogue);
    expect(wizard).toMatchObject({ step: "providingProof", platform: null });
  });
});

describe("a deposit that continues without loaded platforms", () => {
  test("waits for the account or the wallet before it shows how to pay", () => {
    expect(resumed(draft, null)).toEqual({ step: "loading" });
  });

  test("reports that they failed to load, and loads them again on demand", () => {
    const failure = { operation: "GetPaymentPlatforms", kind: "server" } as const;
    const retry = () => {};
    expect(resumed(draft, failure, retry)).toEqual({ step: "unavailable", failure, retry });
  });

  test("still looks up a proof, and knows how it is paid", () => {
    const wizard = resumed({ ...draft, phase: "submitting" }, null);
    expect(wizard).toMatchObject({ step: "checkingProof", intent: { method: "crypto" }, platform: null });
  });

  test("still opens a hosted payment", () => {
    const intent = draft.intent && {
      ...draft.intent,
      method: "gateway" as const,
      gateway: { name: "ess", option: null },
    };
    const handoff = { kind: "url", url: "https://pay.example.com/D-1" } as const;
    expect(resumed({ ...draft, intent, handoff }, null).step).toBe("continuing");
  });
});
