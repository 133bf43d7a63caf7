import { useProvider } from "./use-provider.ts";

/**
 * Returns whether the provider has the capability `paging`, so that `useDepositPages` and its siblings read a part of a long
 * list; null until that is known, so that nothing is read in vain.
 *
 * @example
 * const isPaged = usePaging();
 * if (isPaged === null) return <p>Loading</p>;
 * return isPaged ? <NewestDeposits /> : <AllDeposits />;
 */
export function usePaging(): boolean | null {
  return useProvider()?.capabilities.includes("paging") ?? null;
}
