import { compare, decimal } from "@broker/sdk/money";
import type { Broker } from "../broker.ts";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import { createOncePorts } from "../once/once.ports.ts";
import { runMutation } from "../run-mutation.ts";
import { transactionQueries } from "../transaction/transaction.queries.ts";
import type { TransferPorts } from "./transfer.machine.ts";
import { transferMutations } from "./transfer.mutations.ts";
import { isTo, kindOf } from "./transfer.rules.ts";
import { transferStore } from "./transfer.store.ts";
import { toTerms } from "./transfer-form.ts";

/** The transfer machine's ways out: the cache, the mutations, and the list in which an unknown outcome is looked up. */
export function createTransferPorts(broker: Broker): TransferPorts {
  const { queryClient } = broker;
  return {
    ...createOncePorts(broker, transferStore),
    terms() {
      const session = broker.session.get();
      const currencies = queryClient.getQueryData(catalogueQueries.currencies(broker).queryKey);
      return session.status === "signedIn" ? toTerms(currencies, session.user.currencyCode) : null;
    },
    async findTransfers({ kind, usdAmount, local, recipientLogin }) {
      const list = transactionQueries.transfers(broker);
      // A list that is on its way may have been read before the transfer was made.
      await queryClient.cancelQueries({ queryKey: list.queryKey });
      // Read now or fail now: what waits for the network would let a transfer leave long after it was submitted.
      const rows = await queryClient.fetchQuery({ ...list, staleTime: 0, networkMode: "always", retry: 0 });
      return rows
        .filter(
          (row) =>
            kindOf(row) === kind &&
            (recipientLogin === null || isTo(row, recipientLogin)) &&
            compare(decimal(row.amountUsd), usdAmount) === 0 &&
            (!local ||
              (row.currencyCode === local.currencyCode && compare(decimal(row.amount), local.amount) === 0)),
        )
        .map(({ transactionId }) => transactionId);
    },
    submitTransfer: (transfer, signal) =>
      runMutation(broker, transferMutations[transfer.intent.kind](broker), { ...transfer, signal }),
  };
}
