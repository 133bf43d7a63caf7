import { expect, test } from "vitest";
import { signedIn } from "../../test/render.tsx";
import { createWithdrawalProvider, openWizard } from "../../test/withdrawal-provider.ts";

const WALLET = "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC";
const OTHER = "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE";

/** Drives the wizard to the details of 100 US dollars over a network. */
async function atDetails() {
  const { provider, bodies } = createWithdrawalProvider();
  const { broker } = await signedIn(provider);
  const wizard = await openWizard(broker);
  await wizard.at("choosingPlatform", (one) => one.choose(21));
  await wizard.at("choosingPlatform", (one) => one.next());
  await wizard.at("enteringDetails", (one) => {
    expect(one.wallet).toMatchObject({ text: "", network: "TRC20" });
    one.change("usd", "100");
  });
  const enter = (address: string) => wizard.at("enteringDetails", (one) => one.wallet?.change(address));
  return { ...wizard, provider, bodies, enter };
}

test("the withdrawal goes to the wallet for which its code was requested", async () => {
  const { at, enter, requestCode, bodies, provider } = await atDetails();
  await enter(` ${WALLET} `);
  await requestCode();
  await at("enteringDetails", (one) => one.code.change("493027"));
  await at("enteringDetails", (one) => one.next());
  await at("reviewing", (one) => {
    expect(one.intent).toMatchObject({ walletAddress: WALLET, usdAmount: "100", currencyCode: "USD" });
    one.confirm();
  });
  await at("settled");
  expect(bodies).toMatchObject([{ paymentPlatformId: 21, amount: 100, walletAddress: WALLET }]);
  expect(provider.kept.has("withdrawalDraft.100234")).toBe(false);
});

test("no code is requested before the address is valid, and the field shows the issue", async () => {
  const { at, enter, details, provider } = await atDetails();
  await at("enteringDetails", (one) => one.code.request());
  expect(details()?.issues.wallet).toEqual({ code: "walletRequired" });
  // The code for checksums is loaded with the first address, and checks what is entered after that.
  await expect
    .poll(async () => {
      await enter("");
      await enter(`${WALLET.slice(0, -1)}D`);
      return details()?.issues.wallet;
    })
    .toEqual({ code: "walletWrong" });
  await at("enteringDetails", (one) => one.code.request());
  expect(provider.calls).not.toContain("RequestOtpWithdrawal");
});

test("another address requires another code", async () => {
  const { at, enter, requestCode, details } = await atDetails();
  await enter(WALLET);
  await requestCode();
  await at("enteringDetails", (one) => one.code.change("493027"));
  await enter(OTHER);
  expect([details()?.code.isRequested, details()?.canGoNext]).toEqual([false, false]);
  await enter(WALLET);
  expect([details()?.code.isRequested, details()?.canGoNext]).toEqual([true, true]);
});

test("another platform clears the address", async () => {
  const { at, enter, details } = await atDetails();
  await enter(WALLET);
  await at("enteringDetails", (one) => one.back());
  await at("choosingPlatform", (one) => one.choose(11));
  await at("choosingPlatform", (one) => one.next());
  expect(details()?.wallet).toBeNull();
});

test("where the provider lists no wallet networks, no address is required or sent", async () => {
  const { provider, bodies } = createWithdrawalProvider();
  const { broker } = await signedIn(provider);
  provider.turnAway("GetCapabilities", 404);
  const { at, requestCode } = await openWizard(broker);
  await at("choosingPlatform", (one) => one.choose(21));
  await at("choosingPlatform", (one) => one.next());
  await at("enteringDetails", (one) => {
    expect(one.wallet).toBeNull();
    one.change("usd", "100");
  });
  await requestCode();
  await at("enteringDetails", (one) => one.code.change("493027"));
  await at("enteringDetails", (one) => one.next());
  await at("reviewing", (one) => one.confirm());
  await at("settled");
  expect(bodies).toEqual([expect.not.objectContaining({ walletAddress: expect.anything() })]);
});
