import { parseProviderDate } from "@broker/sdk";
import { compare, toDecimal } from "@broker/sdk/money";
import type { Broker } from "../broker.ts";
import { providerOf } from "../capability/capability.queries.ts";
import { runMutation } from "../run-mutation.ts";
import { transactionQueries } from "../transaction/transaction.queries.ts";
import type { WithdrawalPorts } from "./withdrawal.machine.ts";
import { withdrawalMutations } from "./withdrawal.mutations.ts";

/** The ports of the withdrawal machine that call the provider. */
export type WithdrawalCalls = Pick<WithdrawalPorts, "requestCode" | "findWithdrawals" | "submitWithdrawal">;

/** Creates the calls of a withdrawal: the mutations, and the list in which an unknown outcome is looked up. `createWithdrawalPorts` loads them with the first call. */
export function createWithdrawalCalls(broker: Broker): WithdrawalCalls {
  const { queryClient } = broker;
  return {
    async requestCode(signal, wanted) {
      const order =
        providerOf(broker).capabilities.includes("boundCode") || wanted?.walletAddress ? wanted : null;
      const sent = await runMutation(broker, withdrawalMutations.requestCode(broker), { order, signal });
      return {
        order,
        resendAt: broker.clock() + sent.resendAfterSeconds * 1000,
        expiresAt: parseProviderDate(sent.expiresAt)?.getTime() ?? null,
      };
    },
    async findWithdrawals(intent) {
      const list = transactionQueries.withdrawals(broker);
      // A list that is already being read may have been read before the withdrawal was made.
      await queryClient.cancelQueries({ queryKey: list.queryKey });
      // The read fails when offline: if it waited for the network, the withdrawal would be sent long after it was
      // confirmed.
      const rows = await queryClient.fetchQuery({ ...list, staleTime: 0, networkMode: "always", retry: 0 });
      return rows
        .filter(
          (row) =>
            row.paymentPlatformName === intent.platformName &&
            row.currencyCode === intent.currencyCode &&
            // A provider may leave out the wallet.
            (!row.walletAddress || row.walletAddress === intent.walletAddress) &&
            compare(toDecimal(row.amount), intent.localAmount) === 0 &&
            compare(toDecimal(row.amountUsd), intent.usdAmount) === 0,
        )
        .map(({ transactionId }) => transactionId);
    },
    submitWithdrawal: (withdrawal, signal) =>
      runMutation(broker, withdrawalMutations.submit(broker), { ...withdrawal, signal }),
  };
}
