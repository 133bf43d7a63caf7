import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { Broker } from "../broker.ts";
import { signedIn, within } from "../test-render.tsx";
import type { DepositWizard } from "./deposit-wizard.ts";
import { useDepositWizard } from "./use-deposit-wizard.ts";

type Step<Name extends DepositWizard["step"]> = DepositWizard & { step: Name };

async function openWizard(broker: Broker) {
  const hook = await renderHook(() => useDepositWizard(), within(broker));
  const at = async <Name extends DepositWizard["step"]>(
    step: Name,
    use: (wizard: Step<Name>) => void = () => {},
  ) => {
    await expect.poll(() => hook.result.current.step).toBe(step);
    const isThere = (wizard: DepositWizard): wizard is Step<Name> => wizard.step === step;
    const { current } = hook.result;
    if (isThere(current)) await hook.act(() => use(current));
  };
  const enterAmount = async () => {
    await at("choosingMethod", (wizard) => wizard.choose("bank"));
    await at("choosingMethod", (wizard) => wizard.next());
    await at("choosingPlatform", (wizard) => wizard.choose(11));
    await at("choosingPlatform", (wizard) => wizard.next());
    await at("enteringAmount", (wizard) => wizard.change("local", "447"));
  };
  return { ...hook, at, enterAmount };
}

const receipt = new File(["%PDF"], "receipt.pdf", { type: "application/pdf" });

test("a deposit goes from the method to its proof, with one request", async () => {
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

test("when the reply of a request is lost after the commit, it is found and not made again", async () => {
  const { provider, broker } = await signedIn();
  provider.loseReplyOf("DepositRequest");
  const { at, enterAmount } = await openWizard(broker);
  await enterAmount();
  await at("enteringAmount", (wizard) => wizard.next());
  await at("providingProof");
  expect(provider.deposits).toHaveLength(1);
  expect(provider.calls.filter((call) => call === "DepositRequest")).toHaveLength(1);
});

test("a wizard that is opened again goes on where it was", async () => {
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
