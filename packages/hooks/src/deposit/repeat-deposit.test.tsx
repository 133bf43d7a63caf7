import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { openWizard } from "../../test/deposit-state.tsx";
import { atGateways } from "../../test/gateways.ts";
import { signedIn, within } from "../../test/render.tsx";
import { trackKeys } from "../once/kept-drafts.ts";
import { userIdOf } from "../session/signed-in-user.ts";
import { toStartContext } from "./deposit.intent.ts";
import { depositQueries } from "./deposit.queries.ts";
import { depositDrafts } from "./deposit.storage.ts";
import { prepareRepeat, type RepeatedDeposit } from "./repeat-deposit.ts";
import { useRepeatDeposit } from "./use-repeat-deposit.ts";

type Party = Awaited<ReturnType<typeof signedIn>>;

/** Calls `repeat` twice before a render, and waits for the outcome; `replace` then replaces the deposit that was begun. */
async function repeat({ broker }: Pick<Party, "broker">, item: RepeatedDeposit) {
  let ready = 0;
  const hook = await renderHook(() => useRepeatDeposit({ onReady: () => (ready += 1) }), within(broker));
  const now = () => hook.result.current;
  await hook.act(() => {
    now().repeat(item);
    now().repeat(item);
  });
  const end = async () => {
    await expect.poll(() => ready > 0 || !["idle", "preparing"].includes(now().step)).toBe(true);
    return { ready, step: now().step };
  };
  const replace = async () => {
    await hook.act(() => {
      const state = now();
      if (state.step === "begun") state.replace();
    });
    await expect.poll(() => ready).toBe(1);
  };
  return { ...(await end()), state: now(), replace, unmount: hook.unmount };
}
const platformsOf = ({ broker }: Pick<Party, "broker">) =>
  broker.queryClient.fetchQuery(depositQueries.platforms(broker));
/** An earlier deposit by the platform of an id. */
async function earlier(party: Pick<Party, "broker">, id: number, change: Partial<RepeatedDeposit> = {}) {
  const platform = (await platformsOf(party)).find(({ paymentPlatformId }) => paymentPlatformId === id);
  if (!platform) throw new Error("There is no such platform");
  const { paymentPlatformName: platformName, currencyCode } = platform;
  return { platformName, currencyCode, amount: "223.50", amountUsd: "50.00", rate: "4.47", ...change };
}
/** The stored drafts of the user. */
const draftsOf = ({ broker }: Pick<Party, "broker">) =>
  depositDrafts.all(broker.storage, userIdOf(broker) ?? 0);

test("an earlier deposit is repeated: the wizard opens at its amount, and nothing is sent before that is confirmed", async () => {
  const party = await signedIn();
  expect(await repeat(party, await earlier(party, 11))).toMatchObject({ ready: 1, step: "idle" });
  const { at } = await openWizard(party.broker);
  await at("enteringAmount", (wizard) => {
    expect([wizard.localAmount, wizard.usdAmount, wizard.hasRateChanged]).toEqual(["223.50", "50.00", false]);
    expect(wizard.terms?.platformName).toBe("Daybreak Transfer");
  });
  expect(party.provider.deposits).toEqual([]);
  await at("enteringAmount", (wizard) => wizard.next());
  await at("providingProof");
  expect(party.provider.deposits).toHaveLength(1);
});

test("a deposit by a gateway that asks for an option opens at the platform, since the list does not name the option", async () => {
  const party = await atGateways();
  await repeat(party, await earlier(party, 33));
  const { at } = await openWizard(party.broker);
  await at("choosingPlatform", (wizard) => {
    expect(wizard.platform?.paymentPlatformId).toBe(33);
    wizard.chooseOption({ code: "RBI", name: "Ridgeline Bank" });
  });
  await at("choosingPlatform", (wizard) => wizard.next());
  await at("enteringAmount", (wizard) => expect(wizard.localAmount).toBe("223.50"));
});

test("an amount beyond today's limits is an issue of the wizard, and is changed there", async () => {
  const party = await signedIn();
  await repeat(party, await earlier(party, 11, { amount: "44700000", amountUsd: "10000000" }));
  const { at } = await openWizard(party.broker);
  await at("enteringAmount", (wizard) => {
    expect([wizard.issue?.code, wizard.canGoNext]).toEqual(["amountTooHigh", false]);
    wizard.change("local", "447");
  });
  await at("enteringAmount", (wizard) => expect([wizard.issue, wizard.canGoNext]).toEqual([null, true]));
});

test("a platform that is not offered any more is reported, and nothing is stored", async () => {
  const party = await signedIn();
  const item = await earlier(party, 11, { platformName: "Old Bank" });
  expect(await repeat(party, item)).toMatchObject({ ready: 0, step: "gone" });
  expect(draftsOf(party)).toEqual([]);
});

test("a panel that was closed meanwhile neither navigates nor leaves a draft", async () => {
  const { broker, provider } = await signedIn();
  const item = await earlier({ broker }, 11);
  const { queryKey } = depositQueries.platforms(broker);
  broker.queryClient.removeQueries({ queryKey });
  let ready = 0;
  const { result, act, unmount } = await renderHook(
    () => useRepeatDeposit({ onReady: () => (ready += 1) }),
    within(broker),
  );
  let closing: Promise<void> | undefined;
  provider.duringNext("GetPaymentPlatforms", () => {
    closing = unmount();
  });
  await act(() => result.current.repeat(item));
  await expect.poll(() => broker.queryClient.getQueryData(queryKey)).toBeDefined();
  await closing;
  const { at } = await openWizard(broker);
  await at("choosingMethod");
  expect(ready).toBe(0);
});

test("another user who signed in meanwhile gets no draft, nor does the one who asked", async () => {
  const { broker } = await signedIn();
  const item = await earlier({ broker }, 11);
  const before = broker.session.get();
  if (before.status !== "signedIn") throw new Error("The user is not signed in");
  const { user } = before;
  const other = user.staffUserId + 1;
  const { signal } = new AbortController();
  const preparing = prepareRepeat(broker, item, { isReplacing: false, signal });
  broker.session.signIn({ ...user, staffUserId: other }, "other@example.com");
  expect(await preparing).toEqual({ step: "failed" });
  for (const id of [user.staffUserId, other]) expect(depositDrafts.all(broker.storage, id)).toEqual([]);
});

test("a deposit that is still to be proved stays, is reported, and comes first", async () => {
  const party = await signedIn();
  const first = await openWizard(party.broker);
  await first.enterAmount();
  await first.at("enteringAmount", (wizard) => wizard.next());
  await first.at("providingProof");
  await first.unmount();
  const before = draftsOf(party);
  expect(await repeat(party, await earlier(party, 11))).toMatchObject({ ready: 0, step: "underWay" });
  expect(draftsOf(party)).toEqual(before);
  const { at } = await openWizard(party.broker);
  await at("providingProof", (wizard) => expect(wizard.transactionId).toBe("D-1"));
  expect(party.provider.deposits).toHaveLength(1);
});

test("a deposit that was begun is kept and reported, until the user replaces it", async () => {
  const party = await signedIn();
  const first = await openWizard(party.broker);
  await first.enterAmount();
  await first.unmount();
  const { step, state, ready, replace } = await repeat(party, await earlier(party, 11));
  const begun = { platformName: "Daybreak Transfer", amount: "447", currencyCode: "MYR" };
  expect([step, ready, state]).toEqual(["begun", 0, expect.objectContaining({ begun })]);
  expect(draftsOf(party)).toMatchObject([{ entry: { text: "447" } }]);
  await replace();
  expect(draftsOf(party)).toMatchObject([{ entry: { text: "223.50" }, intent: null }]);
});

test("the same deposit is repeated twice without a question, since nothing is lost", async () => {
  const party = await signedIn();
  for (const _ of [1, 2])
    expect(await repeat(party, await earlier(party, 11))).toMatchObject({ ready: 1, step: "idle" });
});

test("the option of a gateway that was begun without an amount is not dropped without a question", async () => {
  const party = await atGateways();
  await repeat(party, await earlier(party, 33, { amount: "0.001" }));
  const { at, unmount } = await openWizard(party.broker);
  await at("choosingPlatform", (wizard) => wizard.chooseOption({ code: "RBI", name: "Ridgeline Bank" }));
  await unmount();
  expect(draftsOf(party)).toMatchObject([{ entry: { text: "" }, option: { code: "RBI" } }]);
  expect(await repeat(party, await earlier(party, 33))).toMatchObject({ ready: 0, step: "begun" });
});

const intent = {
  key: "sent",
  method: "bank",
  platformId: 11,
  platformName: "Daybreak Transfer",
  gateway: null,
  option: null,
  currencyCode: "MYR",
  localAmount: "447",
  usdAmount: "100.00",
} as const;

test("a deposit that this tab has left to another one hinders none, and stays the other tab's", async () => {
  const party = await signedIn();
  const owner = userIdOf(party.broker) ?? 0;
  const theirs = { ...toStartContext(null), platformId: 11, intent, phase: "requesting" } as const;
  depositDrafts.save(party.broker.storage, owner, { context: theirs, own: new Set() });
  const item = await earlier(party, 11);
  expect(await repeat(party, item)).toMatchObject({ ready: 0, step: "underWay" });
  trackKeys(party.broker, theirs).leave(intent.key);
  expect(await repeat(party, item)).toMatchObject({ ready: 1, step: "idle" });
  expect(draftsOf(party)).toMatchObject([
    { intent: { key: "sent" }, phase: "requesting" },
    { intent: null, entry: { text: "223.50" } },
  ]);
});

test("a request that may still arrive is checked with the repeated deposit", async () => {
  const party = await signedIn();
  const owner = userIdOf(party.broker) ?? 0;
  const lost = { ...toStartContext(null), unresolved: [{ intent, known: [] }] };
  depositDrafts.save(party.broker.storage, owner, { context: lost, own: new Set() });
  expect(await repeat(party, await earlier(party, 11))).toMatchObject({ ready: 1 });
  expect(depositDrafts.load(party.broker.storage, owner)).toMatchObject({
    entry: { text: "223.50" },
    unresolved: [{ intent: { key: "sent" } }],
  });
});

test.each([
  ["with the provider's rate of the earlier one", { rate: "4.40" }],
  ["by both amounts, where the provider has no rate of it", { rate: null, amountUsd: "50.80" }],
])("another rate than that of the earlier deposit is noticed, %s", async (_how, change) => {
  const party = await signedIn();
  await repeat(party, await earlier(party, 11, change));
  const { at } = await openWizard(party.broker);
  await at("enteringAmount", (wizard) => {
    expect([wizard.localAmount, wizard.usdAmount, wizard.hasRateChanged]).toEqual(["223.50", "50.00", true]);
  });
});

test("the rate has not changed where both amounts of the earlier deposit have today's rate", async () => {
  const party = await signedIn();
  await repeat(party, await earlier(party, 11, { rate: null }));
  const { at } = await openWizard(party.broker);
  await at("enteringAmount", (wizard) => expect(wizard.hasRateChanged).toBe(false));
});

test("platforms that cannot be read and a full storage are reported as a failure", async () => {
  const party = await signedIn();
  const item = await earlier(party, 11);
  party.broker.queryClient.removeQueries({ queryKey: depositQueries.all(party.broker) });
  party.provider.turnAway("GetPaymentPlatforms", 403);
  expect(await repeat(party, item)).toMatchObject({ ready: 0, step: "failed" });

  const full = await signedIn();
  const storage = { ...full.broker.storage, setItem: () => expect.unreachable() };
  expect(await repeat({ broker: { ...full.broker, storage } }, item)).toMatchObject({
    ready: 0,
    step: "failed",
  });
});
