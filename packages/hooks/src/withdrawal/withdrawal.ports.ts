import { type Capability, parseProviderDate } from "@broker/sdk";
import { compare, decimal } from "@broker/sdk/money";
import type { Broker } from "../broker.ts";
import { capabilityQueries } from "../capability/capability.queries.ts";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import { eligibility } from "../eligibility/eligibility.rules.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { createOncePorts } from "../once/once.ports.ts";
import { runMutation } from "../run-mutation.ts";
import { transactionQueries } from "../transaction/transaction.queries.ts";
import { judgeWallet } from "./wallet-judge.ts";
import type { WithdrawalPorts } from "./withdrawal.machine.ts";
import { withdrawalMutations } from "./withdrawal.mutations.ts";
import { withdrawalQueries } from "./withdrawal.queries.ts";
import { withdrawalStore } from "./withdrawal.store.ts";
import { toTerms } from "./withdrawal-offer.ts";

/** The withdrawal machine's ways out: the cache, the mutations, and the list in which an unknown outcome is looked up. */
export function createWithdrawalPorts(broker: Broker): WithdrawalPorts {
  const { queryClient } = broker;
  // Read now or fail now: what waits for the network would let a withdrawal leave long after it was confirmed.
  const now = { staleTime: 0, networkMode: "always" } as const;
  const has = (capability: Capability) => {
    const { queryKey } = capabilityQueries.provider(broker);
    return (queryClient.getQueryData(queryKey) ?? broker.configured).capabilities.includes(capability);
  };
  return {
    ...createOncePorts(broker, withdrawalStore),
    terms(platformId) {
      const platforms = queryClient.getQueryData(withdrawalQueries.platforms(broker).queryKey);
      const currencies = queryClient.getQueryData(catalogueQueries.currencies(broker).queryKey);
      const user = queryClient.getQueryData(profileQueries.userInfo(broker).queryKey);
      const isWallet = has("withdrawalWallet") ? judgeWallet : null;
      return platforms && currencies && user
        ? toTerms(platformId, { platforms, currencies, user, bankName: user.withdrawalBank, isWallet })
        : null;
    },
    now: broker.clock,
    async checkEligibility() {
      const user = await queryClient.fetchQuery({ ...profileQueries.userInfo(broker), ...now });
      return eligibility(user, "withdrawal");
    },
    async requestCode(signal, wanted) {
      const order = has("boundCode") || wanted?.walletAddress ? wanted : null;
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
      const rows = await queryClient.fetchQuery({ ...list, ...now, retry: 0 });
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
