import { useEffect } from "react";
import { useBroker } from "./provider.tsx";

/**
 * Repeats what is shown and failed for a reason that passes by itself (no connection, no answer, 5xx), as soon as the
 * provider answers again, five times at most. Until then one call asks every 4 to 38 seconds, and nothing changes on the
 * screen. A component below the provider calls it once; the `ScreensProvider` of `@broker/screens` does.
 *
 * @example
 * function ReadRecovery() {
 *   useReadRecovery();
 *   return null;
 * }
 */
export function useReadRecovery(): void {
  const broker = useBroker();
  useEffect(
    () =>
      broker.queryClient.getQueryCache().subscribe(({ query }) => {
        if (query.state.error)
          void import("./recover-reads.ts").then(
            ({ recoverReads }) => recoverReads(broker),
            () => undefined,
          );
      }),
    [broker],
  );
}
