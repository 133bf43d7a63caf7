import { examples } from "@broker/api-spec/examples";
import { expect, test } from "vitest";
import { openWizard as openDeposit } from "../../test/deposit-state.tsx";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn } from "../../test/render.tsx";
import { openWizard as openWithdrawal } from "../../test/withdrawal-provider.ts";

/** A second visit of a signed-in user, whose platforms load on demand of the test. */
async function secondVisit() {
  let isOpen = true;
  let letThrough = () => {};
  const provider = createTestProvider({
    async GetPaymentPlatforms() {
      if (!isOpen) await new Promise<void>((resolve) => (letThrough = resolve));
      return Response.json(examples.GetPaymentPlatforms.success);
    },
  });
  const { broker } = await signedIn(provider);
  const deposit = await openDeposit(broker);
  await deposit.at("choosingMethod");
  await deposit.unmount();
  const withdrawal = await openWithdrawal(broker);
  await withdrawal.at("choosingPlatform", ({ isRefreshing }) => expect(isRefreshing).toBe(false));
  await withdrawal.unmount();
  isOpen = false;
  provider.moveRate(5);
  return { provider, broker: provider.broker(), letThrough: () => letThrough() };
}

test("a deposit shows the stored platforms at once, without limits, rates and accounts, and loads them again", async () => {
  const { broker, letThrough } = await secondVisit();
  const { at, act, result } = await openDeposit(broker);
  await at("choosingMethod", (one) => {
    expect([one.methods, one.isRefreshing]).toEqual([["bank", "crypto", "gateway"], true]);
    one.choose("bank");
  });
  await at("choosingMethod", (one) => one.next());
  await at("choosingPlatform", (one) => {
    const names = one.platforms.map((platform) => platform.paymentPlatformName);
    expect([one.isRefreshing, one.terms, names]).toEqual([true, null, ["Daybreak Transfer"]]);
    expect(one.platforms).toMatchObject([
      { depositMin: 0, depositMax: 0, bankAccountName: null, bankAccountNumber: null, walletAddress: null },
    ]);
    one.choose(11);
  });
  await at("choosingPlatform", (one) => expect([one.platform, one.canGoNext]).toEqual([null, false]));
  await act(() => letThrough());
  await expect.poll(() => result.current).toMatchObject({ isRefreshing: false });
  await at("choosingPlatform", (one) => {
    expect(one.platforms).toMatchObject([{ depositMin: 10, depositMax: 5000 }]);
    one.choose(11);
  });
  await at("choosingPlatform", (one) => {
    expect(one.terms).toMatchObject({ sellRate: "5", min: "10" });
    one.next();
  });
  await at("enteringAmount");
});

test("a withdrawal shows the stored platforms at once, and none can be chosen before they are loaded again", async () => {
  const { broker, letThrough } = await secondVisit();
  const { at, act, result } = await openWithdrawal(broker);
  await at("choosingPlatform", (one) => {
    expect([one.isRefreshing, one.terms, one.methods.map(({ method }) => method)]).toEqual([
      true,
      null,
      ["bank", "crypto"],
    ]);
    expect(one.methods[0]?.platforms[0]).toMatchObject({ withdrawalMin: 0, withdrawalMax: 0 });
    one.choose(11);
  });
  await at("choosingPlatform", ({ platform }) => expect(platform).toBeNull());
  await act(() => letThrough());
  await expect.poll(() => result.current).toMatchObject({ isRefreshing: false });
  await at("choosingPlatform", (one) => one.choose(11));
  await at("choosingPlatform", (one) => expect(one.terms).toMatchObject({ buyRate: "4.41" }));
});

test("when loading fails, the stored platforms are removed", async () => {
  const { provider, broker } = await secondVisit();
  provider.turnAway("GetPaymentPlatforms", 400);
  const { at } = await openDeposit(broker);
  await at("unavailable", ({ failure }) => expect(failure.operation).toBe("GetPaymentPlatforms"));
});
