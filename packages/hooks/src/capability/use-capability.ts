import type { Capability } from "@broker/sdk";
import { useProvider } from "./use-provider.ts";

/**
 * Whether the provider has a capability; false until that is known. What belongs to one that is off is not shown.
 *
 * @example
 * const canSignOutThere = useCapability("logout");
 * return canSignOutThere ? <p>Your session ends everywhere.</p> : null;
 */
export function useCapability(name: Capability): boolean {
  return useProvider()?.capabilities.includes(name) ?? false;
}
