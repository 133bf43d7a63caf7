import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { moneyScopeOf, writes } from "../cache-options.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { transactionQueries } from "../transaction/transaction.queries.ts";

/** The kind of a transaction that its user can cancel. */
export type CancelKind = "deposit" | "withdrawal" | "transfer";

/** The call that cancels each kind. */
export const cancelCalls = {
  deposit: "CancelDeposit",
  withdrawal: "CancelWithdrawal",
  transfer: "CancelTransfer",
} as const satisfies Record<CancelKind, string>;

const lists = { deposit: "deposits", withdrawal: "withdrawals", transfer: "transfers" } as const;

/**
 * The mutations that cancel a pending transaction of the user. A repeated call has no further effect, so one whose
 * outcome is unknown may be sent again. Each reads the list and the balances again, whatever its outcome.
 */
export const cancelMutations = {
  cancel: (broker: Broker, kind: CancelKind) =>
    mutationOptions({
      ...writes,
      scope: moneyScopeOf(broker),
      mutationKey: [...broker.rootKey, "cancel", kind],
      mutationFn: async (transactionId: string) => {
        await broker.client.call(cancelCalls[kind], { transactionId });
      },
      onSettled: async () => {
        const { queryClient } = broker;
        void queryClient.invalidateQueries({ queryKey: profileQueries.all(broker) });
        await queryClient.invalidateQueries({ queryKey: transactionQueries[lists[kind]](broker).queryKey });
      },
    }),
};
