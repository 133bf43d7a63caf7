import { QueryObserver } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { isLive } from "../live-brokers.ts";
import { transactionQueries } from "../transaction/transaction.queries.ts";
import type { PaymentEnd } from "./deposit-setup.machine.ts";

/** The statuses that a deposit never leaves. */
const outcomes: Readonly<Record<number, PaymentEnd>> = { 5: "completed", 6: "cancelled" };

const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;

/** Milliseconds until the next poll: doubled with each poll, a minute at most. */
export function pauseAfter(polls: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.max(0, polls - 1));
}

/**
 * Polls the list of deposits, with growing intervals, until a deposit has ended. It pauses while the page is hidden,
 * and polls at once when the page becomes visible. Rejects only when the signal aborts or the list cannot be read.
 */
export function watchPayment(
  broker: Broker,
  transactionId: string,
  signal: AbortSignal,
): Promise<PaymentEnd> {
  const { queryClient } = broker;
  const list = transactionQueries.deposits(broker);
  let before: number | null = null;
  const observer = new QueryObserver(queryClient, {
    ...list,
    staleTime: 0,
    refetchInterval({ state }) {
      const count = state.dataUpdateCount + state.errorUpdateCount;
      before ??= count;
      return isLive(broker) ? LONGEST_PAUSE : pauseAfter(count - before);
    },
  });
  return new Promise((resolve, reject) => {
    // An aborted watch must not keep its subscription, which would poll forever.
    signal.throwIfAborted();
    const stop = observer.subscribe(({ data }) => {
      const row = data?.find((one) => one.transactionId === transactionId);
      const outcome = row && outcomes[row.paymentStatusId];
      if (!outcome) return;
      stop();
      resolve(outcome);
    });
    signal.addEventListener("abort", () => {
      stop();
      reject(new DOMException("Aborted", "AbortError"));
    });
  });
}
