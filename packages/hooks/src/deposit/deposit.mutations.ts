import type { Client, Data } from "@broker/sdk";
import { toWire } from "@broker/sdk/money";
import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { moneyScopeOf, writes } from "../cache-options.ts";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import { areTermsRefused } from "../catalogue/catalogue.rules.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { transactionQueries } from "../transaction/transaction.queries.ts";
import type { DepositIntent, ProofToSend } from "./deposit.intent.ts";
import { depositQueries } from "./deposit.queries.ts";

const wire = ({ platformId, currencyCode, localAmount, usdAmount }: DepositIntent) => ({
  paymentPlatformId: platformId,
  currencyCode,
  amount: toWire(localAmount),
  amountUsd: toWire(usdAmount),
});

function generateUrl(
  client: Client,
  intent: DepositIntent,
  signal: AbortSignal,
): Promise<Data<"GenerateDepositUrlEss">> {
  const options = { idempotencyKey: intent.key, signal };
  if (!intent.option) return client.call("GenerateDepositUrlEss", wire(intent), options);
  const { code, name } = intent.option;
  if (intent.gateway?.option === "paymentMethod") {
    const method = { paymentMethodCode: code };
    return client.call("GenerateDepositUrlSmilePayz", { ...wire(intent), ...method }, options);
  }
  const bank = { merchantBankId: code, bankName: name };
  return client.call("GenerateDepositUrlOnePay", { ...wire(intent), ...bank }, options);
}

/** Gateways need the user's e-mail, which is not stored: after a page load it comes with user info. */
async function learnEmail(broker: Broker): Promise<void> {
  const now = broker.session.get();
  if (now.status !== "signedIn" || now.email !== undefined) return;
  // The read fails when offline: if it waited for the network, the deposit would be sent long after it was confirmed.
  const userInfo = profileQueries.userInfo(broker);
  await broker.queryClient.fetchQuery({ ...userInfo, staleTime: 0, networkMode: "always", retry: 0 });
}

/** Invalidates platforms and rates when the provider refused them as outdated. */
const readTermsAgain =
  (broker: Broker) =>
  (error: unknown): void => {
    if (!areTermsRefused(error)) return;
    const { queryKey } = catalogueQueries.currencies(broker);
    void broker.queryClient.invalidateQueries({ queryKey: depositQueries.all(broker) });
    void broker.queryClient.invalidateQueries({ queryKey });
  };

/** The mutations of a deposit. All their invalidations are here; no mutation waits for them. */
export const depositMutations = {
  request: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "DepositRequest"],
      scope: moneyScopeOf(broker),
      mutationFn: ({ intent, signal }: { intent: DepositIntent; signal: AbortSignal }) =>
        broker.client.call("DepositRequest", wire(intent), { idempotencyKey: intent.key, signal }),
      onError: readTermsAgain(broker),
      onSettled: () =>
        void broker.queryClient.invalidateQueries({ queryKey: transactionQueries.all(broker) }),
    }),
  /** Opens a hosted payment at the intent's gateway. */
  generateUrl: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "GenerateDepositUrl"],
      scope: moneyScopeOf(broker),
      async mutationFn({ intent, signal }: { intent: DepositIntent; signal: AbortSignal }) {
        await learnEmail(broker);
        return generateUrl(broker.client, intent, signal);
      },
      onError: readTermsAgain(broker),
      onSettled: () =>
        void broker.queryClient.invalidateQueries({ queryKey: transactionQueries.all(broker) }),
    }),
  submit: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "SubmitDeposit"],
      scope: moneyScopeOf(broker),
      mutationFn: ({ intent, transactionId, key, receipt, signal }: ProofToSend & { signal: AbortSignal }) =>
        broker.client.call(
          "SubmitDeposit",
          { ...wire(intent), transactionId, receipt },
          { idempotencyKey: key, signal },
        ),
      onSettled: () => {
        void broker.queryClient.invalidateQueries({ queryKey: transactionQueries.all(broker) });
        void broker.queryClient.invalidateQueries({ queryKey: profileQueries.all(broker) });
      },
    }),
};
