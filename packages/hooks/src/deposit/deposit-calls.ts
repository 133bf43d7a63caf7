import { type Data, isApiError } from "@broker/sdk";
import { compare, toDecimal } from "@broker/sdk/money";
import type { Broker } from "../broker.ts";
import { askWhileBusy } from "../pause.ts";
import { runMutation } from "../run-mutation.ts";
import { transactionQueries } from "../transaction/transaction.queries.ts";
import type { DepositIntent, OpenedDeposit } from "./deposit.intent.ts";
import type { DepositPorts } from "./deposit-setup.machine.ts";
import { depositMutations } from "./deposit.mutations.ts";
import { findObstacle, parseHandoff } from "./read-handoff.ts";
import { watchPayment } from "./watch-payment.ts";

// A payment by a form is opened by a call, so the code that offers the form comes with the calls.
export { offerPaymentForm } from "./offer-payment-form.ts";

/** The ports of the deposit machine that call the provider. */
export type DepositCalls = Pick<
  DepositPorts,
  "listDeposits" | "requestDeposit" | "findDeposit" | "openedBy" | "submitProof" | "hasProof" | "watchPayment"
>;

/** The statuses that a recently requested deposit may have; a deposit at a gateway may be processing already. */
const isFresh = (statusId: number, { gateway }: DepositIntent): boolean =>
  statusId === 1 || (gateway !== null && statusId < 5);

/** Returns whether a row is an open deposit without proof, to the same platform and of the same amounts. */
const isLike = (row: Data<"GetDepositTransactionsByUser">[number], intent: DepositIntent): boolean =>
  isFresh(row.paymentStatusId, intent) &&
  row.receipt === null &&
  row.paymentPlatformName === intent.platformName &&
  row.currencyCode === intent.currencyCode &&
  compare(toDecimal(row.amount), intent.localAmount) === 0 &&
  compare(toDecimal(row.amountUsd), intent.usdAmount) === 0;

/** Creates the calls of a deposit: the mutations, and the list in which an unknown outcome is looked up. `createDepositPorts` loads them with the first call. */
export function createDepositCalls(broker: Broker): DepositCalls {
  const { queryClient } = broker;
  const list = async () => {
    const options = transactionQueries.deposits(broker);
    // A list that is already being read may have been read before the deposit was made.
    await queryClient.cancelQueries({ queryKey: options.queryKey });
    // The read fails when offline: if it waited for the network, the deposit would be sent long after it was
    // confirmed.
    return queryClient.fetchQuery({ ...options, staleTime: 0, networkMode: "always", retry: 0 });
  };
  const listDeposits = async (intent: DepositIntent) => {
    const rows = await list();
    return rows.filter((row) => isLike(row, intent)).map(({ transactionId }) => transactionId);
  };
  /** Returns an opened deposit. The address is null at no gateway, and where it was lost. */
  const toOpened = (transactionId: string, address: string | null): OpenedDeposit => {
    const handoff = address === null ? null : parseHandoff(address, broker.payments);
    const unpayable = handoff || address === null ? null : findObstacle(address, broker.payments);
    return { transactionId, handoff, unpayable };
  };
  const requestDeposit = async (intent: DepositIntent, signal: AbortSignal): Promise<OpenedDeposit> => {
    if (intent.gateway === null) {
      const opened = await runMutation(broker, depositMutations.request(broker), { intent, signal });
      return { transactionId: opened.transactionId, handoff: null };
    }
    const hosted = await runMutation(broker, depositMutations.generateUrl(broker), { intent, signal });
    return toOpened(hosted.transactionId, hosted.paymentUrl);
  };
  return {
    listDeposits,
    requestDeposit,
    async findDeposit({ intent, known, isWanted }, signal) {
      const found = (await listDeposits(intent)).find((id) => !known.includes(id));
      if (found === undefined) return null;
      // A deposit that looks like this one may be another tab's. Only the key identifies the deposit, and only the answer to a
      // request under the key shows how a hosted payment is opened. The provider returns the stored answer to a repeated
      // request, or performs the request now, once. A deposit that the user no longer wants is therefore not repeated, except
      // at a gateway, where opening a payment moves no money.
      const isExact = broker.idempotencyKeys && (isWanted || intent.gateway !== null);
      if (!isExact) return toOpened(found, null);
      return requestDeposit(intent, signal).catch((error: unknown) => {
        if (isApiError(error) && error.kind === "refused") return null;
        throw error;
      });
    },
    openedBy: ({ transactionId, paymentUrl }) => toOpened(transactionId ?? "", paymentUrl),
    submitProof: (proof, signal) =>
      runMutation(broker, depositMutations.submit(broker), { ...proof, signal }),
    async hasProof(transactionId, signal) {
      const rows = await askWhileBusy(list, signal);
      return rows.some((row) => row.transactionId === transactionId && row.receipt !== null);
    },
    watchPayment: (transactionId, signal) => watchPayment(broker, transactionId, signal),
  };
}
