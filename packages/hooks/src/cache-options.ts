import { isApiError } from "@broker/sdk";
import { isServer } from "@tanstack/react-query";
import type { Broker } from "./broker.ts";

/** What may pass by itself within seconds. */
const RETRIED = new Set(["offline", "timeout", "server"]);

/** Milliseconds that an entry outlives its last user; on a server no timer may hold the process. */
const GC_TIME = isServer ? Infinity : 5 * 60_000;

/** How every query behaves, whatever the defaults of the host's cache are; a query may differ in one of them. */
export const reads = {
  staleTime: 30_000,
  gcTime: GC_TIME,
  networkMode: "online",
  retry: (count: number, error: Error) => count < 2 && isApiError(error) && RETRIED.has(error.kind),
  refetchOnMount: true,
  refetchOnReconnect: true,
  refetchOnWindowFocus: true,
  throwOnError: false,
} as const;

/** How every mutation behaves, whatever the defaults of the host's cache are: no write is ever sent twice, or later. */
export const writes = { retry: 0, networkMode: "always", gcTime: GC_TIME, throwOnError: false } as const;

/** One write of money at a time, whoever starts it. */
export const moneyScope = ({ rootKey }: Pick<Broker, "rootKey">) => ({ id: rootKey.join() });
