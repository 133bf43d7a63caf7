import { useBroker } from "../provider.tsx";
import type { ProviderSettings } from "./capability.rules.ts";
import { useProvider } from "./use-provider.ts";

/**
 * The figures and rules that the provider goes by: gateways, limits, identity, contact. Until they are known, and where
 * the provider does not say, what the deployment says holds, and then the specification.
 *
 * @example
 * const { contact } = useProviderSettings();
 * return contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>;
 */
export function useProviderSettings(): ProviderSettings {
  const { configured } = useBroker();
  return (useProvider() ?? configured).settings;
}
