import { useQuery } from "@tanstack/react-query";
import { useCapability } from "../capability/use-capability.ts";
import { type EditFormState, useEditForm } from "../profile/use-edit-form.ts";
import { useSavedBank } from "../profile/use-saved-bank.ts";
import { type BankList, toBanks } from "../profile/use-withdrawal-settings.ts";
import { useBroker } from "../provider.tsx";
import { checkWallet } from "../withdrawal/wallet-check.ts";
import { type PayeeCode, type PayeeValues, toSentPayee, validatePayee } from "./payee.rules.ts";
import { payeeMutations } from "./payees.mutations.ts";
import { payeeQueries } from "./payees.queries.ts";

/** The state of the form that saves an account, with the commands that are legal in it. */
export type PayeeFormState = EditFormState<PayeeValues, PayeeCode> & {
  readonly banks: BankList;
  /** Whether wallets can be saved too. */
  readonly hasWallets: boolean;
};

const blank: PayeeValues = {
  kind: "bank",
  name: "",
  bankCode: "",
  bankAccountNumber: "",
  bankAccountName: "",
  walletAddress: "",
};

/**
 * Saves a bank account or a wallet under a name of the user's own; for providers with the capability `payees`. With
 * `stepUp` it waits for a code of the second factor. `onSaved` is called after an account was saved.
 *
 * @example
 * const form = usePayeeForm();
 * if (form.step === "viewing") return <button onClick={form.edit}>Add an account</button>;
 */
export function usePayeeForm(options: { onSaved?: () => void } = {}): PayeeFormState {
  const broker = useBroker();
  const hasWallets = useCapability("withdrawalWallet");
  const { query: banks } = useSavedBank();
  const saved = useQuery(payeeQueries.list(broker), broker.queryClient).data?.payees ?? [];
  const form = useEditForm({
    operation: "AddPayee",
    saved: blank,
    validate: (values: PayeeValues) =>
      validatePayee(values, { banks: banks.data, saved, isWallet: checkWallet }),
    mutation: payeeMutations.add(broker),
    toVariables: toSentPayee,
    onSaved: options.onSaved,
  });
  return { ...form, hasWallets, banks: toBanks(banks.data, banks.error, () => void banks.refetch()) };
}
