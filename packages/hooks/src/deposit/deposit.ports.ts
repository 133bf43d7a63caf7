import type { Broker } from "../broker.ts";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import { loadForCall } from "../load-for-call.ts";
import { createOncePorts } from "../once/create-once-ports.ts";
import type { DepositCalls } from "./deposit-calls.ts";
import type { DepositPorts } from "./deposit-setup.machine.ts";
import { depositDrafts } from "./deposit.storage.ts";
import { depositQueries } from "./deposit.queries.ts";
import { termsOf } from "./deposit-terms.ts";
import { toPaymentLink } from "./payment-link.ts";

/** Connects the deposit machine to the broker: the cache, the stored drafts, and the calls, whose code is loaded with the first of them. */
export function createDepositPorts(broker: Broker): DepositPorts {
  const { queryClient } = broker;
  const late =
    <Inputs extends readonly unknown[], Result>(
      pick: (calls: DepositCalls) => (...inputs: Inputs) => Result | Promise<Result>,
    ) =>
    async (...inputs: Inputs): Promise<Result> => {
      const { createDepositCalls } = await loadForCall("DepositRequest", () => import("./deposit-calls.ts"));
      return pick(createDepositCalls(broker))(...inputs);
    };
  return {
    ...createOncePorts(broker, depositDrafts),
    terms(platformId) {
      const platforms = queryClient.getQueryData(depositQueries.platforms(broker).queryKey);
      const currencies = queryClient.getQueryData(catalogueQueries.currencies(broker).queryKey);
      return platforms && currencies ? termsOf({ platforms, currencies }, platformId, broker.gateways) : null;
    },
    listDeposits: late((calls) => calls.listDeposits),
    requestDeposit: late((calls) => calls.requestDeposit),
    findDeposit: late((calls) => calls.findDeposit),
    openedBy: late((calls) => calls.openedBy),
    submitProof: late((calls) => calls.submitProof),
    hasProof: late((calls) => calls.hasProof),
    watchPayment: late((calls) => calls.watchPayment),
    openWindow: (payment) => broker.payments.openWindow(toPaymentLink(broker, payment)),
  };
}
