import { parseProviderDate } from "@broker/sdk";
import { compare, decimal } from "@broker/sdk/money";
import type { Broker } from "../broker.ts";
import { knownProvider } from "../capability/capability.queries.ts";
import { runMutation } from "../run-mutation.ts";
import { transactionQueries } from "../transaction/transaction.queries.ts";
import type { WithdrawalPorts } from "./withdrawal.machine.ts";
import { withdrawalMutations } from "./withdrawal.mutations.ts";

/** The ports that write at the provider, and that look up what was written. */
export type WithdrawalCalls = Pick<WithdrawalPorts, "requestCode" | "findWithdrawals" | "submitWithdrawal">;

/** The calls of a withdrawal: the mutations, and the list in which an unknown outcome is looked up. `createWithdrawalPorts` loads them with the first. */
export function createWithdrawalCalls(broker: Broker): WithdrawalCalls {
  const { queryClient } = broker;
  return {
    async requestCode(signal, wanted) {
      const order =
        knownProvider(broker).capabilities.includes("boundCode") || wanted?.walletAddress ? wanted : null;
      const sent = await runMutation(broker, withdrawalMutations.requestCode(broker), { order, signal });
      return {
        order,
        resendAt: broker.clock() + sent.resendAfterSeconds * 1000,
        expiresAt: parseProviderDate(sent.expiresAt)?.getTime() ?? null,
      };
    },
    async findWithdrawals(intent) {
      const list = transactionQueries.withdrawals(broker);
      // A list that is on its way may have been read before the withdrawal was made.
      await queryClient.cancelQueries({ queryKey: list.queryKey });
      // Read now or fail now: what waits for the network would let a withdrawal leave long after it was confirmed.
      const rows = await queryClient.fetchQuery({ ...list, staleTime: 0, networkMode: "always", retry: 0 });
      return rows
        .filter(
          (row) =>
            row.paymentPlatformName === intent.platformName &&
            row.currencyCode === intent.currencyCode &&
            // A provider may not say to which wallet.
            (!row.walletAddress || row.walletAddress === intent.walletAddress) &&
            compare(decimal(row.amount), intent.localAmount) === 0 &&
            compare(decimal(row.amountUsd), intent.usdAmount) === 0,
        )
        .map(({ transactionId }) => transactionId);
    },
    submitWithdrawal: (withdrawal, signal) =>
      runMutation(broker, withdrawalMutations.submit(broker), { ...withdrawal, signal }),
  };
}
