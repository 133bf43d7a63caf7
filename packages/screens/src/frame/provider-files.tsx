import { useBroker } from "@broker/hooks";
import { createContext, type ReactNode, use } from "react";

const Origin = createContext<string | null>(null);

/** Provides the provider's origin to the pictures below. */
export function ProviderFiles({ children }: { children: ReactNode }) {
  return <Origin value={useBroker().payments.origin}>{children}</Origin>;
}

/** Returns the function that completes a relative address of the provider, since the provider may be on another origin. */
export function useProviderFile(): (address: string) => string {
  const origin = use(Origin);
  return (address) => (origin === null ? address : (URL.parse(address, origin)?.href ?? address));
}
