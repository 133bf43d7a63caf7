import type { Capability } from "@broker/sdk";
import type { Broker } from "../broker.ts";
import { providerOf } from "../capability/capability.queries.ts";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import { findMissingRequirements } from "../eligibility/eligibility.rules.ts";
import { loadForCall } from "../load-for-call.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { createOncePorts } from "../once/create-once-ports.ts";
import { checkWallet } from "./wallet-check.ts";
import type { WithdrawalPorts } from "./withdrawal.machine.ts";
import { limitsQuery } from "./limits.queries.ts";
import { withdrawalQueries } from "./withdrawal.queries.ts";
import { withdrawalDrafts } from "./withdrawal.storage.ts";
import { toTerms } from "./withdrawal-offer.ts";

/** Connects the withdrawal machine to the broker: the cache, the stored drafts, and the calls, whose code is loaded with the first of them. */
export function createWithdrawalPorts(broker: Broker): WithdrawalPorts {
  const { queryClient } = broker;
  const calls = async () => {
    const { createWithdrawalCalls } = await loadForCall(
      "WithdrawalRequest",
      () => import("./withdrawal-calls.ts"),
    );
    return createWithdrawalCalls(broker);
  };
  const can = (capability: Capability) => providerOf(broker).capabilities.includes(capability);
  return {
    ...createOncePorts(broker, withdrawalDrafts),
    terms(platformId) {
      const platforms = queryClient.getQueryData(withdrawalQueries.platforms(broker).queryKey);
      const currencies = queryClient.getQueryData(catalogueQueries.currencies(broker).queryKey);
      const user = queryClient.getQueryData(profileQueries.userInfo(broker).queryKey);
      const limits = queryClient.getQueryData(limitsQuery(broker).queryKey);
      const isWallet = can("withdrawalWallet") ? checkWallet : null;
      return platforms && currencies && user
        ? toTerms(platformId, {
            platforms,
            currencies,
            user,
            bankName: user.withdrawalBank,
            isWallet,
            limits,
          })
        : null;
    },
    bindsCodes: () => can("boundCode"),
    now: broker.clock,
    async checkEligibility() {
      // The read fails when offline: if it waited for the network, the withdrawal would be sent long after it was
      // confirmed.
      const now = { staleTime: 0, networkMode: "always" } as const;
      const user = await queryClient.fetchQuery({ ...profileQueries.userInfo(broker), ...now });
      return findMissingRequirements(user, "withdrawal");
    },
    requestCode: async (...call) => (await calls()).requestCode(...call),
    findWithdrawals: async (...call) => (await calls()).findWithdrawals(...call),
    submitWithdrawal: async (...call) => (await calls()).submitWithdrawal(...call),
  };
}
