import { expect } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { Broker } from "../src/broker.ts";
import { within } from "./render.tsx";
import type { DepositState } from "../src/deposit/deposit-state.ts";
import { useDeposit } from "../src/deposit/use-deposit.ts";

type Step<Name extends DepositState["step"]> = DepositState & { step: Name };

/** Renders the wizard; `at` waits for a step and uses its commands. */
export async function openWizard(broker: Broker) {
  const hook = await renderHook(() => useDeposit(), within(broker));
  const at = async <Name extends DepositState["step"]>(
    step: Name,
    use: (wizard: Step<Name>) => void = () => {},
  ) => {
    await expect.poll(() => hook.result.current.step).toBe(step);
    const isThere = (wizard: DepositState): wizard is Step<Name> => wizard.step === step;
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
