import { examples } from "@broker/api-spec/examples";
import { describe, expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { openWizard } from "../../test/deposit-state.tsx";
import { atGateways } from "../../test/gateways.ts";
import { signedIn, within } from "../../test/render.tsx";
import { depositQueries } from "./deposit.queries.ts";
import { depositDrafts } from "./deposit.storage.ts";
import { prepareRepeat, toRepeat } from "./repeat-deposit.ts";
import { useRepeatDeposit } from "./use-repeat-deposit.ts";

type Party = Awaited<ReturnType<typeof signedIn>>;

/** Presses the button twice before a render; returns the number of calls of `onReady`, and whether the platform is gone. */
async function repeat({ broker }: Pick<Party, "broker">, item: Parameters<typeof toRepeat>[0]) {
  let ready = 0;
  const { result, act, unmount } = await renderHook(
    () => useRepeatDeposit({ onReady: () => (ready += 1) }),
    within(broker),
  );
  await act(() => {
    result.current.repeat(item);
    result.current.repeat(item);
  });
  await expect.poll(() => ready > 0 || result.current.isGone).toBe(true);
  expect(result.current.isPending).toBe(false);
  const { isGone } = result.current;
  await unmount();
  return { ready, isGone };
}
const platformsOf = ({ broker }: Pick<Party, "broker">) =>
  broker.queryClient.fetchQuery(depositQueries.platforms(broker));
/** An earlier deposit by the platform of an id. */
async function earlier(party: Pick<Party, "broker">, id: number, amount = "223.50") {
  const platform = (await platformsOf(party)).find(({ paymentPlatformId }) => paymentPlatformId === id);
  if (!platform) throw new Error("There is no such platform");
  const { paymentPlatformName: platformName, currencyCode } = platform;
  return { platformName, currencyCode, amount };
}

test("an earlier deposit is repeated: the wizard opens at its amount, and nothing is sent before that is confirmed", async () => {
  const party = await signedIn();
  expect(await repeat(party, await earlier(party, 11))).toEqual({ ready: 1, isGone: false });
  const { at } = await openWizard(party.broker);
  await at("enteringAmount", (wizard) => {
    expect([wizard.localAmount, wizard.usdAmount]).toEqual(["223.50", "50.00"]);
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
  await repeat(party, await earlier(party, 11, "44700000"));
  const { at } = await openWizard(party.broker);
  await at("enteringAmount", (wizard) => {
    expect([wizard.issue?.code, wizard.canGoNext]).toEqual(["amountTooHigh", false]);
    wizard.change("local", "447");
  });
  await at("enteringAmount", (wizard) => expect([wizard.issue, wizard.canGoNext]).toEqual([null, true]));
});

test("a platform that is not offered any more is reported, and nothing is stored", async () => {
  const party = await signedIn();
  const item = { ...(await earlier(party, 11)), platformName: "Old Bank" };
  expect(await repeat(party, item)).toEqual({ ready: 0, isGone: true });
  const { at } = await openWizard(party.broker);
  await at("choosingMethod", (wizard) => expect(wizard.localAmount).toBe(""));
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
  const preparing = prepareRepeat(broker, item);
  broker.session.signIn({ ...user, staffUserId: other }, "other@example.com");
  expect(await preparing).toBe("ready");
  for (const id of [user.staffUserId, other]) expect(depositDrafts.all(broker.storage, id)).toEqual([]);
});

test("a deposit that is still to be proved stays, and comes first", async () => {
  const party = await signedIn();
  const first = await openWizard(party.broker);
  await first.enterAmount();
  await first.at("enteringAmount", (wizard) => wizard.next());
  await first.at("providingProof");
  await first.unmount();
  await repeat(party, await earlier(party, 11));
  const { at } = await openWizard(party.broker);
  await at("providingProof", (wizard) => expect(wizard.transactionId).toBe("D-1"));
  expect(party.provider.deposits).toHaveLength(1);
});

test("where the platforms cannot be read, the wizard opens as usual", async () => {
  const party = await signedIn();
  const item = await earlier(party, 11);
  party.broker.queryClient.removeQueries({ queryKey: depositQueries.all(party.broker) });
  party.provider.turnAway("GetPaymentPlatforms", 403);
  expect(await repeat(party, item)).toEqual({ ready: 1, isGone: false });
  const { at } = await openWizard(party.broker);
  await at("choosingMethod");
});

describe("the beginning of a repeated deposit", () => {
  const user = { currencyCode: "MYR", companyId: 9 };
  const platforms = examples.GetPaymentPlatforms.success.data;
  const [platform] = platforms;
  const item = {
    platformName: platform?.paymentPlatformName ?? "",
    currencyCode: platform?.currencyCode ?? "",
    amount: "447",
  };

  test("has no intent, so that it cannot be taken for one that was sent", () => {
    expect(toRepeat(item, platforms, user)).toMatchObject({
      intent: null,
      unresolved: [],
      phase: "draft",
      entry: { field: "local", text: "447" },
    });
  });

  test.each([
    [
      "a platform that is not offered any more",
      platforms.map((one) => Object.assign({}, one, { activeDeposit: false })),
      item,
    ],
    ["another currency of the same name", platforms, { ...item, currencyCode: "THB" }],
    ["an unknown platform", platforms, { ...item, platformName: "Old Bank" }],
    ["another company's platform", platforms.map((one) => Object.assign({}, one, { companyId: 12 })), item],
  ])("is not made for %s", (_what, listed, wanted) => {
    expect(toRepeat(wanted, listed, user)).toBeNull();
  });
});
