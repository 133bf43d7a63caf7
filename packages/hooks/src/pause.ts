import { isApiError } from "@broker/sdk";
import type { FetchQueryOptions, QueryKey } from "@tanstack/react-query";
import type { Broker } from "./broker.ts";

/** Waits for some milliseconds; rejects with the signal's reason when it is aborted. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", abort);
      resolve();
    }, milliseconds);
    signal.addEventListener("abort", abort);
  });
}

/** The interval between attempts, in milliseconds. */
export const PAUSE = 1000;
/** The most attempts. */
export const MOST_ATTEMPTS = 10;

/** Returns whether the provider cannot decide for some seconds: its database is being replaced, or it has too many calls. */
export const isBusy = (error: unknown): boolean => isApiError(error) && error.status === 503;

/** Looks up an outcome, and repeats that without the user while the provider is busy, ten times at most. */
export async function askWhileBusy<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !isBusy(error)) throw error;
    }
    await pause(PAUSE, signal);
  }
}

/** Looks up an outcome by a query, which is always read again. */
export const lookUp = <Answer, Key extends QueryKey>(
  { queryClient }: Broker,
  query: FetchQueryOptions<Answer, Error, Answer, Key>,
  signal: AbortSignal,
): Promise<Answer> => askWhileBusy(() => queryClient.fetchQuery({ ...query, staleTime: 0 }), signal);
