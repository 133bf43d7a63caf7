import type { OpenTransfer, TransferEntry } from "./transfer-form.ts";
import { missingFields, type UserTransferField } from "./transfer.rules.ts";
import { type Recipient, type RecipientSearch, useRecipientSearch } from "./use-recipient-search.ts";
import { useTransferMachine } from "./use-transfer-machine.ts";

/** A transfer to another user as it is entered. */
export interface UserTransferEntry extends TransferEntry {
  readonly search: RecipientSearch;
  readonly recipient: Recipient | null;
  /** The selfie with ID or passport. */
  readonly file: File | null;
  /** What `fieldsRequired` stands for, in the order of the fields; empty until sending was tried. */
  readonly missingFields: readonly UserTransferField[];
  /** Chooses one of those that the search found; null takes the choice back. */
  chooseRecipient(cTraderLogin: string | null): void;
  chooseFile(file: File | null): void;
}

/** Where a transfer to another user is, with the commands that are legal there. */
export type UserTransfer = UserTransferEntry | OpenTransfer;

/**
 * A transfer of trading funds to another user, pending for approval: recipient, amount, and a selfie with ID.
 * One whose outcome is open is looked up again after a reload.
 *
 * @example
 * const transfer = useUserTransfer({ onSettled: () => close() });
 * if (transfer.step === "entering" && transfer.search.status === "found")
 *   return transfer.search.recipients.map(({ cTraderLogin, display }) => (
 *     <button onClick={() => transfer.chooseRecipient(cTraderLogin)}>{display}</button>
 *   ));
 */
export function useUserTransfer(options: { onSettled?: () => void } = {}): UserTransfer {
  const { search, found } = useRecipientSearch();
  const { transfer, recipient, file, send } = useTransferMachine("user", options);
  if (transfer.step !== "entering") return transfer;
  return {
    ...transfer,
    search,
    recipient: recipient && { cTraderLogin: recipient.cTraderLogin, display: recipient.display },
    file,
    missingFields:
      transfer.attempts > 0 ? missingFields({ usdAmount: transfer.usdAmount, recipient, file }) : [],
    chooseRecipient: (login) =>
      send({
        type: "recipient.choose",
        recipient: found.find(({ cTraderLogin }) => cTraderLogin === login) ?? null,
      }),
    chooseFile: (chosen) => send({ type: "file.choose", file: chosen }),
  };
}
