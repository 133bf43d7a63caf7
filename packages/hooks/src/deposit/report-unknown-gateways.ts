import { warnDeveloper } from "../warn-developer.ts";
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
    warnDeveloper(
      `The payment platform "${name}" is not offered: createBroker({ gateways }) does not name its gateway "${name.trim().toLowerCase()}".`,
    );
  }
}
