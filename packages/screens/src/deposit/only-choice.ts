import type { DepositState } from "@broker/hooks";

/** Returns the function that makes the only possible choice of a step and continues; null where the user has to choose. */
export function onlyChoiceOf(wizard: DepositState): (() => void) | null {
  if (wizard.step === "choosingMethod" && wizard.method === null) {
    const [only, ...others] = wizard.methods;
    if (!only || others.length > 0) return null;
    return () => {
      wizard.choose(only);
      wizard.goTo("platform");
    };
  }
  if (wizard.step === "choosingPlatform" && wizard.platform === null && !wizard.isRefreshing) {
    const [only, ...others] = wizard.platforms;
    if (!only || others.length > 0) return null;
    return () => {
      wizard.choose(only.paymentPlatformId);
      wizard.goTo("amount");
    };
  }
  return null;
}
