import { describe, expect, onTestFinished, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { Broker } from "../broker.ts";
import { openWizard } from "../../test/deposit-state.tsx";
import { toContinuing } from "../../test/gateway-wizard.ts";
import { atGateways } from "../../test/gateways.ts";
import { within } from "../../test/render.tsx";
import { depositQueries } from "./deposit.queries.ts";
import { defaultGateways, type GatewayDefinition } from "./gateway.rules.ts";
import { useGateways } from "./use-gateways.ts";

describe("the registry of gateways", () => {
  const stripe = { paymentPlatformName: "StripeCheckout" };
  const withStripe = async (gateways?: Broker["gateways"]) => {
    const { broker, ...others } = await atGateways({ sixth: stripe.paymentPlatformName });
    return { ...others, broker: gateways ? { ...broker, gateways } : broker };
  };

  test("a gateway of a team is offered, with its option, its call and its words", async () => {
    const mine: GatewayDefinition = {
      name: "stripecheckout",
      option: "paymentMethod",
      words: (locale) => ({ label: locale === "ms" ? "Kad" : "Card" }),
    };
    const { broker, provider, bodies } = await withStripe([...defaultGateways, mine]);
    const { at } = await toContinuing(broker, 36, "QRIS");
    expect(provider.calls.filter((one) => one.startsWith("GenerateDepositUrl"))).toEqual([
      "GenerateDepositUrlSmilePayz",
    ]);
    expect(bodies).toMatchObject([{ paymentPlatformId: 36, paymentMethodCode: "QRIS" }]);
    await at("continuing", (one) => expect(one.intent.gateway).toMatchObject({ name: "stripecheckout" }));
    const { result } = await renderHook(() => useGateways(), within(broker));
    expect(result.current.unknown).toEqual([]);
    expect(result.current.gatewayOf({ paymentTypeId: 3, ...stripe })?.words?.("ms")).toEqual({
      label: "Kad",
    });
  });

  test("a gateway that it does not have is named, and developers are warned once", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    onTestFinished(() => warn.mockRestore());
    const { broker } = await withStripe();
    const { result } = await renderHook(() => useGateways(), within(broker));
    await expect.poll(() => result.current.unknown).toEqual(["StripeCheckout"]);
    await broker.queryClient.fetchQuery({ ...depositQueries.platforms(broker), staleTime: 0 });
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining('does not name its gateway "stripecheckout"')],
    ]);
    const { at } = await openWizard(broker);
    await at("choosingMethod", (one) => one.choose("gateway"));
    await at("choosingMethod", (one) => one.next());
    await at("choosingPlatform", (one) => expect(one.platforms).toHaveLength(5));
  });
});
