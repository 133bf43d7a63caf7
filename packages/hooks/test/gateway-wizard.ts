import { expect } from "vitest";
import type { Broker } from "../src/broker.ts";
import { openWizard } from "./deposit-state.tsx";

/** Drives the wizard to the amount of 447 MYR at a gateway, with the named option where one must be chosen. */
export async function enterAmount(broker: Broker, platformId: number, code: string | null = null) {
  const wizard = await openWizard(broker);
  const { at, result } = wizard;
  await at("choosingMethod", (one) => one.choose("gateway"));
  await at("choosingMethod", (one) => one.next());
  await at("choosingPlatform", (one) => one.choose(platformId));
  const loaded = { options: code === null ? null : { status: "loaded" } };
  await expect.poll(() => result.current).toMatchObject(loaded);
  await at("choosingPlatform", (one) => {
    expect(one.canGoNext).toBe(code === null);
    const offered = one.options?.status === "loaded" ? one.options.options : [];
    for (const option of offered) if (option.code === code) one.chooseOption(option);
  });
  await at("choosingPlatform", (one) => one.next());
  await at("enteringAmount", (one) => one.change("local", "447"));
  return wizard;
}

/** Drives the wizard until the payment can be opened. */
export async function toContinuing(broker: Broker, platformId = 31, code: string | null = null) {
  const wizard = await enterAmount(broker, platformId, code);
  await wizard.at("enteringAmount", (one) => one.next());
  await wizard.at("continuing");
  return wizard;
}
