import type { Capability } from "@broker/sdk";
import { useProvider } from "./use-provider.ts";

/**
 * Returns whether the provider has a capability; false until that is known. Parts of a screen that need a missing
 * capability are not shown.
 *
 * @example
 * const canSignOutThere = useCapability("logout");
 * return canSignOutThere ? <p>Your session ends everywhere.</p> : null;
 */
export function useCapability(name: Capability): boolean {
  return useProvider()?.capabilities.includes(name) ?? false;
}
