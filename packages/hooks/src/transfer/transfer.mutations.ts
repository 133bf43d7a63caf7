import { toWire } from "@broker/sdk/money";
import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { moneyScopeOf, writes } from "../cache-options.ts";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import { areTermsRefused } from "../catalogue/catalogue.rules.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { transactionQueries } from "../transaction/transaction.queries.ts";
import type { TransferToSend } from "./transfer.intent.ts";

type Variables = TransferToSend & { signal: AbortSignal };

const money = (broker: Broker) => ({
  ...writes,
  scope: moneyScopeOf(broker),
  onError: (error: Error) => {
    const { queryKey } = catalogueQueries.currencies(broker);
    if (areTermsRefused(error)) void broker.queryClient.invalidateQueries({ queryKey });
  },
  onSettled: () => {
    void broker.queryClient.invalidateQueries({ queryKey: transactionQueries.all(broker) });
    void broker.queryClient.invalidateQueries({ queryKey: profileQueries.all(broker) });
  },
});

/** The mutations of a transfer, by kind. All their invalidations are here; no mutation waits for them. */
export const transferMutations = {
  eWallet: (broker: Broker) =>
    mutationOptions({
      ...money(broker),
      mutationKey: [...broker.rootKey, "EWalletTransferRequest"],
      mutationFn: ({ intent: { key, usdAmount, local }, signal }: Variables) => {
        if (!local) throw new Error("An e-wallet transfer needs its local amount");
        return broker.client.call(
          "EWalletTransferRequest",
          {
            amountUsd: toWire(usdAmount),
            currencyCode: local.currencyCode,
            amount: toWire(local.amount),
          },
          { idempotencyKey: key, signal },
        );
      },
    }),
  trading: (broker: Broker) =>
    mutationOptions({
      ...money(broker),
      mutationKey: [...broker.rootKey, "CTraderTransferRequest"],
      mutationFn: ({ intent: { key, usdAmount }, signal }: Variables) =>
        broker.client.call(
          "CTraderTransferRequest",
          { amountUsd: toWire(usdAmount) },
          { idempotencyKey: key, signal },
        ),
    }),
  user: (broker: Broker) =>
    mutationOptions({
      ...money(broker),
      mutationKey: [...broker.rootKey, "CTraderInternalTransferUserToUser"],
      mutationFn: ({ intent: { key, usdAmount }, party, signal }: Variables) => {
        if (!party) throw new Error("A transfer to a user needs a recipient and a file");
        return broker.client.call(
          "CTraderInternalTransferUserToUser",
          {
            ToUserEmail: party.recipient.email,
            ToUserCTraderLogin: party.recipient.cTraderLogin,
            AmountUsd: toWire(usdAmount),
            Reference: party.file,
          },
          { idempotencyKey: key, signal },
        );
      },
    }),
};
