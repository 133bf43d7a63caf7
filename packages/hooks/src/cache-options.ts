import { isApiError } from "@broker/sdk";
import { isServer } from "@tanstack/react-query";
import type { Broker } from "./broker.ts";

/** The kinds of errors that may pass by themselves within seconds. */
const RETRIED = new Set(["offline", "timeout", "server"]);

/** Returns whether an error may pass by itself within seconds. */
export const mayPass = (error: unknown): boolean => isApiError(error) && RETRIED.has(error.kind);

/** Milliseconds that an unused entry stays in the cache; on a server, no timer may keep the process running. */
const GC_TIME = isServer ? Infinity : 5 * 60_000;

/** The defaults of every query, whatever the defaults of the host's client are; a query may override one. */
export const reads = {
  staleTime: 30_000,
  gcTime: GC_TIME,
  networkMode: "online",
  retry: (count: number, error: Error) => count < 2 && mayPass(error),
  refetchOnMount: true,
  refetchOnReconnect: true,
  refetchOnWindowFocus: true,
  throwOnError: false,
} as const;

/** The defaults of every mutation, whatever the defaults of the host's client are: no write is ever retried or delayed. */
export const writes = { retry: 0, networkMode: "always", gcTime: GC_TIME, throwOnError: false } as const;

/** Returns the scope that runs one money write at a time. */
export const moneyScopeOf = ({ rootKey }: Pick<Broker, "rootKey">) => ({ id: rootKey.join() });
