import { GATEWAY_TYPE, type GatewayDefinition, gatewayOf, type PlatformName } from "./gateway.rules.ts";

const warned = new Set<string>();

/** Warns on the console, once for each name, of platforms whose gateway is not in the registry. For development. */
export function reportUnknownGateways(
  platforms: readonly PlatformName[],
  gateways: readonly GatewayDefinition[] | undefined,
): void {
  for (const platform of platforms) {
    const { paymentPlatformName: name, paymentTypeId } = platform;
    if (paymentTypeId !== GATEWAY_TYPE || gatewayOf(platform, gateways) || warned.has(name)) continue;
    warned.add(name);
    // oxlint-disable-next-line no-console -- A developer reads it, and no bundle for production has it.
    console.warn(
      `The payment platform "${name}" is not offered: createBroker({ gateways }) does not name its gateway "${name.trim().toLowerCase()}".`,
    );
  }
}
