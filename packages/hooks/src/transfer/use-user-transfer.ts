import type { OpenTransfer, TransferEntry } from "./transfer-state.ts";
import { findMissingFields, type UserTransferField } from "./transfer.rules.ts";
import { type Recipient, type RecipientSearch, useRecipientSearch } from "./use-recipient-search.ts";
import { useTransferMachine } from "./use-transfer-machine.ts";

/** The properties of a transfer to another user while it is entered. */
export interface UserTransferEntry extends TransferEntry {
  readonly search: RecipientSearch;
  readonly recipient: Recipient | null;
  /** The selfie with ID or passport. */
  readonly file: File | null;
  /** The missing fields of `fieldsRequired`, in order; empty until the first submission. */
  readonly missingFields: readonly UserTransferField[];
  /** Chooses one of the found users; null removes the choice. */
  chooseRecipient(cTraderLogin: string | null): void;
  chooseFile(file: File | null): void;
}

/** The state of a transfer to another user, with the commands that are legal in it. */
export type UserTransferState = UserTransferEntry | OpenTransfer;

/**
 * Runs a transfer of trading funds to another user, pending approval: recipient, amount, and a selfie with ID. After
 * a reload a transfer with an unknown outcome is looked up again.
 *
 * @example
 * const transfer = useUserTransfer({ onSettled: () => close() });
 * if (transfer.step === "entering" && transfer.search.status === "found")
 *   return transfer.search.recipients.map(({ cTraderLogin, display }) => (
 *     <button onClick={() => transfer.chooseRecipient(cTraderLogin)}>{display}</button>
 *   ));
 */
export function useUserTransfer(options: { onSettled?: () => void } = {}): UserTransferState {
  const { search, found } = useRecipientSearch();
  const { transfer, recipient, file, send } = useTransferMachine("user", options);
  if (transfer.step !== "entering") return transfer;
  return {
    ...transfer,
    search,
    recipient: recipient && { cTraderLogin: recipient.cTraderLogin, display: recipient.display },
    file,
    missingFields:
      transfer.attempts > 0 ? findMissingFields({ usdAmount: transfer.usdAmount, recipient, file }) : [],
    chooseRecipient: (login) =>
      send({
        type: "recipient.choose",
        recipient: found.find(({ cTraderLogin }) => cTraderLogin === login) ?? null,
      }),
    chooseFile: (chosen) => send({ type: "file.choose", file: chosen }),
  };
}
