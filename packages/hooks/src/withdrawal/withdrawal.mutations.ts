import { isApiError } from "@broker/sdk";
import { toWire } from "@broker/sdk/money";
import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { transactionQueries } from "../transaction/transaction.queries.ts";
import type { WithdrawalToSend } from "./withdrawal.intent.ts";

/** The provider's refusal of an amount that does not follow from its rate: ours is old. */
const AMOUNT_MISMATCH = 2004;

/** The writes of a withdrawal. What they change is asked for again here, and nowhere else; no write waits for that. */
export const withdrawalMutations = {
  requestCode: ({ client }: Broker) =>
    mutationOptions({
      mutationKey: ["RequestOtpWithdrawal"],
      mutationFn: ({ signal }: { signal: AbortSignal }) =>
        client.call("RequestOtpWithdrawal", {}, { signal }),
    }),
  submit: ({ client, queryClient }: Broker) =>
    mutationOptions({
      mutationKey: ["WithdrawalRequest"],
      // One write of money at a time, whoever starts it.
      scope: { id: "money" },
      mutationFn: ({ intent, code, signal }: WithdrawalToSend & { signal: AbortSignal }) =>
        client.call(
          "WithdrawalRequest",
          {
            paymentPlatformId: intent.platformId,
            currencyCode: intent.currencyCode,
            amount: toWire(intent.localAmount),
            amountUsd: toWire(intent.usdAmount),
            otpValue: code,
          },
          { idempotencyKey: intent.key, signal },
        ),
      onError: (error) => {
        if (isApiError(error) && error.code === AMOUNT_MISMATCH)
          void queryClient.invalidateQueries({ queryKey: catalogueQueries.all() });
      },
      onSettled: () => {
        void queryClient.invalidateQueries({ queryKey: transactionQueries.all() });
        void queryClient.invalidateQueries({ queryKey: profileQueries.all() });
      },
    }),
};
