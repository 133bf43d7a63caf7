import { compare, toDecimal } from "@broker/sdk/money";
import type { Broker } from "../broker.ts";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import { createOncePorts } from "../once/create-once-ports.ts";
import { runMutation } from "../run-mutation.ts";
import { transactionQueries } from "../transaction/transaction.queries.ts";
import type { TransferPorts } from "./transfer.machine.ts";
import { transferMutations } from "./transfer.mutations.ts";
import { isTo, kindOf } from "./transfer.rules.ts";
import { transferDrafts } from "./transfer.storage.ts";
import { toTerms } from "./transfer-state.ts";

/** Connects the transfer machine to the broker: the cache, the mutations, and the list in which an unknown outcome is looked up. */
export function createTransferPorts(broker: Broker): TransferPorts {
  const { queryClient } = broker;
  return {
    ...createOncePorts(broker, transferDrafts),
    terms() {
      const session = broker.session.get();
      const currencies = queryClient.getQueryData(catalogueQueries.currencies(broker).queryKey);
      return session.status === "signedIn" ? toTerms(currencies, session.user.currencyCode) : null;
    },
    async findTransfers({ kind, usdAmount, local, recipientLogin }) {
      const list = transactionQueries.transfers(broker);
      // A list that is already being read may have been read before the transfer was made.
      await queryClient.cancelQueries({ queryKey: list.queryKey });
      // The read fails when offline: if it waited for the network, the transfer would be sent long after it was
      // submitted.
      const rows = await queryClient.fetchQuery({ ...list, staleTime: 0, networkMode: "always", retry: 0 });
      return rows
        .filter(
          (row) =>
            kindOf(row) === kind &&
            (recipientLogin === null || isTo(row, recipientLogin)) &&
            compare(toDecimal(row.amountUsd), usdAmount) === 0 &&
            (!local ||
              (row.currencyCode === local.currencyCode &&
                compare(toDecimal(row.amount), local.amount) === 0)),
        )
        .map(({ transactionId }) => transactionId);
    },
    submitTransfer: (transfer, signal) =>
      runMutation(broker, transferMutations[transfer.intent.kind](broker), { ...transfer, signal }),
  };
}
