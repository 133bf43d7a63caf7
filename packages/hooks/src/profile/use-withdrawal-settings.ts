import type { Data } from "@broker/sdk";
import { useQuery } from "@tanstack/react-query";
import { type Failure, toFailure } from "../failure.ts";
import { useBroker } from "../provider.tsx";
import { profileMutations, type WithdrawalSettingsChange } from "./profile.mutations.ts";
import { profileQueries } from "./profile.queries.ts";
import {
  validateWithdrawalSettings,
  type WithdrawalSettingsCode,
  type WithdrawalSettingsValues,
} from "./profile.rules.ts";
import { type EditFormState, useEditForm } from "./use-edit-form.ts";
import { useSavedBank } from "./use-saved-bank.ts";

/** The banks of the user's country: loading, loaded or failed. */
export type BankList =
  | { readonly status: "loading" }
  | { readonly status: "loaded"; readonly rows: Data<"GetWithdrawalMethod"> }
  | { readonly status: "failed"; readonly failure: Failure; retry(): void };

/** The state of the withdrawal settings, with the commands that are legal in it. */
export type WithdrawalSettingsState =
  | { readonly step: "loading" }
  | { readonly step: "unavailable"; readonly failure: Failure; retry(): void }
  | (EditFormState<WithdrawalSettingsValues, WithdrawalSettingsCode> & {
      readonly banks: BankList;
      /** The name of the saved bank; its code while the list is not loaded, null if no bank is set. */
      readonly savedBankName: string | null;
      readonly currencyCode: string;
    });

function toValues(info: Data<"GetUserInfo"> | undefined): WithdrawalSettingsValues {
  return {
    bankCode: info?.withdrawalBank ?? "",
    bankAccountNumber: info?.withdrawalBankAccountNumber ?? "",
    bankAccountName: info?.withdrawalBankAccountName ?? "",
  };
}

/**
 * Shows and edits the bank that withdrawals go to, with the banks of the user's country.
 *
 * @example
 * const settings = useWithdrawalSettings();
 * if (settings.step === "editing" && settings.banks.status === "loading") return <p>Loading banks...</p>;
 */
export function useWithdrawalSettings(options: { onSaved?: () => void } = {}): WithdrawalSettingsState {
  const broker = useBroker();
  const query = useQuery(profileQueries.userInfo(broker), broker.queryClient);
  const info = query.data;
  const { query: bankQuery, savedName } = useSavedBank();
  const editForm = useEditForm<WithdrawalSettingsValues, WithdrawalSettingsCode, WithdrawalSettingsChange>({
    operation: "UpdateUserWithdrawalInfo",
    saved: toValues(info),
    validate: (values) => validateWithdrawalSettings(values, bankQuery.data),
    mutation: profileMutations.updateWithdrawalSettings(broker),
    toVariables: (values) => ({ values, currencyCode: info?.currencyCode ?? "" }),
    onSaved: options.onSaved,
  });
  if (!info) {
    if (!query.isError) return { step: "loading" };
    const retry = () => void query.refetch();
    return { step: "unavailable", failure: toFailure(query.error, "GetUserInfo"), retry };
  }
  return {
    ...editForm,
    banks: toBanks(bankQuery.data, bankQuery.error, () => void bankQuery.refetch()),
    savedBankName: savedName,
    currencyCode: info.currencyCode,
  };
}

/** Converts the query of the banks to its state. */
export function toBanks(
  banks: Data<"GetWithdrawalMethod"> | undefined,
  error: Error | null,
  retry: () => void,
): BankList {
  if (banks) return { status: "loaded", rows: banks };
  if (!error) return { status: "loading" };
  return { status: "failed", failure: toFailure(error, "GetWithdrawalMethod"), retry };
}
