import { toWire } from "@broker/sdk/money";
import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { moneyScopeOf, writes } from "../cache-options.ts";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import { areTermsRefused } from "../catalogue/catalogue.rules.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { runWithStepUp } from "../step-up/step-up-requests.ts";
import { transactionQueries } from "../transaction/transaction.queries.ts";
import type { CodeOrder, WithdrawalToSend } from "./withdrawal.intent.ts";
import { withdrawalQueries } from "./withdrawal.queries.ts";

/** The wallet fields, for a withdrawal to a wallet. */
const toWallet = ({ walletAddress }: Pick<CodeOrder, "walletAddress">) =>
  walletAddress ? { walletAddress } : {};

/** The mutations of a withdrawal. All their invalidations are here; no mutation waits for them. */
export const withdrawalMutations = {
  requestCode: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "RequestOtpWithdrawal"],
      mutationFn: ({ order, signal }: { order: CodeOrder | null; signal: AbortSignal }) =>
        broker.client.call(
          "RequestOtpWithdrawal",
          order
            ? {
                paymentPlatformId: order.platformId,
                amountUsd: toWire(order.usdAmount),
                ...toWallet(order),
              }
            : {},
          { signal },
        ),
      // The provider may have refused the withdrawal because another tab has used up a limit; limits are read with the
      // balances.
      onError: () => {
        void broker.queryClient.invalidateQueries({ queryKey: profileQueries.all(broker) });
      },
    }),
  submit: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "WithdrawalRequest"],
      scope: moneyScopeOf(broker),
      mutationFn: ({ intent, code, signal }: WithdrawalToSend & { signal: AbortSignal }) =>
        runWithStepUp(
          broker,
          "WithdrawalRequest",
          () =>
            broker.client.call(
              "WithdrawalRequest",
              {
                paymentPlatformId: intent.platformId,
                currencyCode: intent.currencyCode,
                amount: toWire(intent.localAmount),
                amountUsd: toWire(intent.usdAmount),
                otpValue: code,
                ...toWallet(intent),
              },
              { idempotencyKey: intent.key, signal },
            ),
          signal,
        ),
      onError: (error) => {
        if (!areTermsRefused(error)) return;
        const { queryKey } = catalogueQueries.currencies(broker);
        void broker.queryClient.invalidateQueries({ queryKey: withdrawalQueries.all(broker) });
        void broker.queryClient.invalidateQueries({ queryKey });
      },
      onSettled: () => {
        void broker.queryClient.invalidateQueries({ queryKey: transactionQueries.all(broker) });
        void broker.queryClient.invalidateQueries({ queryKey: profileQueries.all(broker) });
      },
    }),
};
