import type { Broker } from "../broker.ts";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import { loadForCall } from "../load-for-call.ts";
import { createOncePorts } from "../once/create-once-ports.ts";
import type { DepositPorts } from "./deposit-setup.machine.ts";
import { depositDrafts } from "./deposit.storage.ts";
import { depositQueries } from "./deposit.queries.ts";
import { termsOf } from "./deposit-terms.ts";
import { toPaymentLink } from "./payment-link.ts";

/** Connects the deposit machine to the broker: the cache, the stored drafts, and the calls, whose code is loaded with the first of them. */
export function createDepositPorts(broker: Broker): DepositPorts {
  const { queryClient } = broker;
  const calls = async () => {
    const { createDepositCalls } = await loadForCall("DepositRequest", () => import("./deposit-calls.ts"));
    return createDepositCalls(broker);
  };
  return {
    ...createOncePorts(broker, depositDrafts),
    terms(platformId) {
      const platforms = queryClient.getQueryData(depositQueries.platforms(broker).queryKey);
      const currencies = queryClient.getQueryData(catalogueQueries.currencies(broker).queryKey);
      return platforms && currencies ? termsOf({ platforms, currencies }, platformId) : null;
    },
    listDeposits: async (...call) => (await calls()).listDeposits(...call),
    requestDeposit: async (...call) => (await calls()).requestDeposit(...call),
    findDeposit: async (...call) => (await calls()).findDeposit(...call),
    openedBy: async (...call) => (await calls()).openedBy(...call),
    submitProof: async (...call) => (await calls()).submitProof(...call),
    hasProof: async (...call) => (await calls()).hasProof(...call),
    watchPayment: async (...call) => (await calls()).watchPayment(...call),
    openWindow: (payment) => broker.payments.openWindow(toPaymentLink(broker, payment)),
  };
}
