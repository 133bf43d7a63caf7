import { toWire } from "@broker/sdk/money";
import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { transactionQueries } from "../transaction/transaction.queries.ts";
import type { DepositIntent, ProofToSend } from "./deposit.intent.ts";

const wire = ({ platformId, currencyCode, localAmount, usdAmount }: DepositIntent) => ({
  paymentPlatformId: platformId,
  currencyCode,
  amount: toWire(localAmount),
  amountUsd: toWire(usdAmount),
});

/** One write at a time, whoever starts it. */
const scope = { id: "money" };

/** The writes of a deposit. What they change is asked for again here, and nowhere else; no write waits for that. */
export const depositMutations = {
  request: ({ client, queryClient }: Broker) =>
    mutationOptions({
      mutationKey: ["DepositRequest"],
      scope,
      mutationFn: ({ intent, signal }: { intent: DepositIntent; signal: AbortSignal }) =>
        client.call("DepositRequest", wire(intent), { idempotencyKey: intent.key, signal }),
      onSettled: () => void queryClient.invalidateQueries({ queryKey: transactionQueries.all() }),
    }),
  submit: ({ client, queryClient }: Broker) =>
    mutationOptions({
      mutationKey: ["SubmitDeposit"],
      scope,
      mutationFn: ({ intent, transactionId, key, receipt, signal }: ProofToSend & { signal: AbortSignal }) =>
        client.call(
          "SubmitDeposit",
          { ...wire(intent), transactionId, receipt },
          { idempotencyKey: key, signal },
        ),
      onSettled: () => {
        void queryClient.invalidateQueries({ queryKey: transactionQueries.all() });
        void queryClient.invalidateQueries({ queryKey: profileQueries.all() });
      },
    }),
};
