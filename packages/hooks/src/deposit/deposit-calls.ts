import { type Data, isApiError } from "@broker/sdk";
import { compare, decimal } from "@broker/sdk/money";
import type { Broker } from "../broker.ts";
import { runMutation } from "../run-mutation.ts";
import { transactionQueries } from "../transaction/transaction.queries.ts";
import type { DepositIntent, OpenedDeposit } from "./deposit.intent.ts";
import type { DepositPorts } from "./deposit-setup.machine.ts";
import { depositMutations } from "./deposit.mutations.ts";
import { parseHandoff } from "./read-handoff.ts";
import { watchPayment } from "./watch-payment.ts";

/** The ports that reach the provider. */
export type DepositCalls = Pick<
  DepositPorts,
  "listDeposits" | "requestDeposit" | "findDeposit" | "openedBy" | "submitProof" | "hasProof" | "watchPayment"
>;

/** The states in which a deposit may have been requested a moment ago; one at a gateway may be under way already. */
const isFresh = (statusId: number, { gateway }: DepositIntent): boolean =>
  statusId === 1 || (gateway !== null && statusId < 5);

/** An open deposit without proof, to the same platform and of the same amounts. */
const isLike = (row: Data<"GetDepositTransactionsByUser">[number], intent: DepositIntent): boolean =>
  isFresh(row.paymentStatusId, intent) &&
  row.receipt === null &&
  row.paymentPlatformName === intent.platformName &&
  row.currencyCode === intent.currencyCode &&
  compare(decimal(row.amount), intent.localAmount) === 0 &&
  compare(decimal(row.amountUsd), intent.usdAmount) === 0;

/** The calls of a deposit: the mutations, and the list in which an unknown outcome is looked up. `createDepositPorts` loads them with the first. */
export function createDepositCalls(broker: Broker): DepositCalls {
  const { queryClient } = broker;
  const list = async () => {
    const options = transactionQueries.deposits(broker);
    // A list that is on its way may have been read before the deposit was made.
    await queryClient.cancelQueries({ queryKey: options.queryKey });
    // Read now or fail now: what waits for the network would let a deposit leave long after it was confirmed.
    return queryClient.fetchQuery({ ...options, staleTime: 0, networkMode: "always", retry: 0 });
  };
  const listDeposits = async (intent: DepositIntent) => {
    const rows = await list();
    return rows.filter((row) => isLike(row, intent)).map(({ transactionId }) => transactionId);
  };
  const requestDeposit = async (intent: DepositIntent, signal: AbortSignal): Promise<OpenedDeposit> => {
    if (intent.gateway === null) {
      const opened = await runMutation(broker, depositMutations.request(broker), { intent, signal });
      return { transactionId: opened.transactionId, handoff: null };
    }
    const hosted = await runMutation(broker, depositMutations.generateUrl(broker), { intent, signal });
    const handoff = parseHandoff(hosted.paymentUrl, broker.payments);
    return { transactionId: hosted.transactionId, handoff };
  };
  return {
    listDeposits,
    requestDeposit,
    async findDeposit({ intent, known, isWanted }, signal) {
      const found = (await listDeposits(intent)).find((id) => !known.includes(id));
      if (found === undefined) return null;
      // What looks like it may be another tab's. Its key tells, and how a hosted payment goes on: the answer that was
      // stored under it comes, or the request is done now, once. So what nobody wants any more is not sent again, but
      // at a gateway: only its answer tells how what was found is paid, and what it may open there moves no money yet.
      const isExact = broker.idempotencyKeys && (isWanted || intent.gateway !== null);
      if (!isExact) return { transactionId: found, handoff: null };
      return requestDeposit(intent, signal).catch((error: unknown) => {
        if (isApiError(error) && error.kind === "refused") return null;
        throw error;
      });
    },
    openedBy: ({ transactionId, paymentUrl }) => ({
      transactionId: transactionId ?? "",
      handoff: paymentUrl === null ? null : parseHandoff(paymentUrl, broker.payments),
    }),
    submitProof: (proof, signal) =>
      runMutation(broker, depositMutations.submit(broker), { ...proof, signal }),
    async hasProof(transactionId) {
      const rows = await list();
      return rows.some((row) => row.transactionId === transactionId && row.receipt !== null);
    },
    watchPayment: (transactionId, signal) => watchPayment(broker, transactionId, signal),
  };
}
