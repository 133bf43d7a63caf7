import { expect } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { Broker } from "../broker.ts";
import { within } from "../test-render.tsx";
import type { DepositWizard } from "./deposit-wizard.ts";
import { useDepositWizard } from "./use-deposit-wizard.ts";

type Step<Name extends DepositWizard["step"]> = DepositWizard & { step: Name };

/** Opens the wizard and drives it: `at` waits for a step and uses it. */
export async function openWizard(broker: Broker) {
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
