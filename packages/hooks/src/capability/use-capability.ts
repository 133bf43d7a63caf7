import type { Capability } from "@broker/sdk";
import { ownCapabilities } from "./capability.rules.ts";
import { useProvider } from "./use-provider.ts";

/**
 * Returns whether the provider has a capability. Until the answer is known it is true for capabilities of the contract's own
 * forty calls ({@link ownCapabilities}), and false for extensions. Parts of a screen that need a missing capability are not
 * shown.
 *
 * @example
 * const canSignOutThere = useCapability("logout");
 * return canSignOutThere ? <p>Your session ends everywhere.</p> : null;
 */
export function useCapability(name: Capability): boolean {
  const known: readonly Capability[] = useProvider()?.capabilities ?? ownCapabilities;
  return known.includes(name);
}

/**
 * Returns whether the provider has a capability; null until the provider has answered. Meanwhile a screen keeps room for a part
 * that may follow, or reads nothing.
 *
 * @example
 * const isPaged = useKnownCapability("paging");
 * if (isPaged === null) return <p>Loading</p>;
 * return <p>{isPaged ? "The newest deposits" : "All deposits"}</p>;
 */
export function useKnownCapability(name: Capability): boolean | null {
  return useProvider()?.capabilities.includes(name) ?? null;
}
