import { QueryObserver } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { transactionQueries } from "../transaction/transaction.queries.ts";
import type { PaymentEnd } from "./deposit-setup.machine.ts";

/** The states in which the provider leaves a deposit for good. */
const outcomes: Readonly<Record<number, PaymentEnd>> = { 5: "completed", 6: "cancelled" };

const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 60_000;

/** Milliseconds until the list is read again, after so many looks: twice as long each time, a minute at most. */
export function pauseAfter(looks: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.max(0, looks - 1));
}

/**
 * Reads the list of deposits, ever less often, until one of them has ended. It is not read while nobody looks at the
 * page, and at once when somebody comes back. Rejects only when it is broken off.
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
      return pauseAfter(count - before);
    },
  });
  return new Promise((resolve, reject) => {
    // What was broken off before says so no more: it would be watched for good.
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
