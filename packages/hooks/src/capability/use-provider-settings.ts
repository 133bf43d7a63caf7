import { useBroker } from "../provider.tsx";
import type { ProviderSettings } from "./capability.rules.ts";
import { useProvider } from "./use-provider.ts";

/**
 * Reads the provider's figures and rules: gateways, limits, identity, contact. Until they are loaded, and for fields that the
 * provider does not send, it returns the fields of the deployment's configuration, or else of the specification.
 *
 * @example
 * const { contact } = useProviderSettings();
 * return contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>;
 */
export function useProviderSettings(): ProviderSettings {
  const { configured } = useBroker();
  return (useProvider() ?? configured).settings;
}
