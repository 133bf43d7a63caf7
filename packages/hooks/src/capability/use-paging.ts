import { useEffect } from "react";
import type { Broker } from "../broker.ts";
import { useBroker } from "../provider.tsx";
import { readProvider } from "./capability.queries.ts";
import { readPagingNote, writePagingNote } from "./paging-note.ts";
import { useKnownCapability } from "./use-capability.ts";

/**
 * Returns whether the provider has the capability `paging`, so that a long list can be read by `useDepositPages` and its
 * siblings; null until that is known. It is noted until the sign-out, so that a later page load knows it before the provider tells it.
 *
 * @example
 * const isPaged = usePaging();
 * if (isPaged === null) return <p>Loading</p>;
 * return <p>{isPaged ? "The newest deposits" : "All deposits"}</p>;
 */
export function usePaging(): boolean | null {
  const broker = useBroker();
  const told = useKnownCapability("paging");
  useEffect(() => {
    if (told !== null) writePagingNote(broker, told);
  }, [broker, told]);
  return told ?? readPagingNote(broker);
}

/**
 * Reads whether the provider has the capability `paging`, for lists that are read before their screen is shown: as noted by
 * {@link usePaging}, and otherwise once the provider has told it. Never rejects.
 */
export const readPaging = async (broker: Broker): Promise<boolean> =>
  readPagingNote(broker) ?? (await readProvider(broker)).capabilities.includes("paging");
