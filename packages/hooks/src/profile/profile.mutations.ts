import type { Data } from "@broker/sdk";
import { mutationOptions } from "@tanstack/react-query";
import type { Broker } from "../broker.ts";
import { writes } from "../cache-options.ts";
import { normalisePhone } from "../form/field.rules.ts";
import { profileQueries } from "./profile.queries.ts";
import { runWithStepUp } from "../step-up/step-up-requests.ts";
import {
  toSentDateOfBirth,
  type PasswordValues,
  type ProfileValues,
  type WithdrawalSettingsValues,
} from "./profile.rules.ts";

/** The variables of a profile change, with the loaded values that are sent back unchanged. */
export interface ProfileChange {
  readonly values: ProfileValues;
  readonly loaded: { readonly dateOfBirth: string | null; readonly countryCode: string };
}

/** The variables of a change of the withdrawal settings, in the user's own currency. */
export interface WithdrawalSettingsChange {
  readonly values: WithdrawalSettingsValues;
  readonly currencyCode: string;
}

type Info = Data<"GetUserInfo">;

/** Writes the saved values into the cached user info at once; the refetch that follows has the provider's. */
function showSaved(broker: Broker, saved: Partial<Info>): void {
  broker.queryClient.setQueryData(
    profileQueries.userInfo(broker).queryKey,
    (info) => info && { ...info, ...saved },
  );
}

const refresh = (broker: Broker) =>
  void broker.queryClient.invalidateQueries({ queryKey: profileQueries.all(broker) });

const profileToSend = ({ values, loaded }: ProfileChange) => ({
  fullName: values.fullName.trim(),
  dateOfBirth: toSentDateOfBirth(loaded.dateOfBirth, values.dateOfBirth),
  contactNumber: normalisePhone(values.contactNumber),
  countryCode: loaded.countryCode,
});

/** The mutations of the profile. Each invalidates user info whatever its outcome, and does not wait for the refetch. */
export const profileMutations = {
  updateProfile: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "UpdateUserInfo"],
      mutationFn: (change: ProfileChange) => broker.client.call("UpdateUserInfo", profileToSend(change)),
      onSuccess: (_data, change) => showSaved(broker, profileToSend(change)),
      onSettled: () => refresh(broker),
    }),
  /** Changes the password, which ends every other session of the user. */
  changePassword: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "UpdateUserPassword"],
      mutationFn: ({ oldPassword, newPassword }: PasswordValues) =>
        runWithStepUp(broker, "UpdateUserPassword", () =>
          broker.client.call("UpdateUserPassword", { oldPassword, newPassword }),
        ),
      // The variables contain both passwords in clear text, so they are not cached.
      gcTime: 0,
    }),
  updateWithdrawalSettings: (broker: Broker) =>
    mutationOptions({
      ...writes,
      mutationKey: [...broker.rootKey, "UpdateUserWithdrawalInfo"],
      mutationFn: ({ values, currencyCode }: WithdrawalSettingsChange) =>
        runWithStepUp(broker, "UpdateUserWithdrawalInfo", () =>
          broker.client.call("UpdateUserWithdrawalInfo", {
            currencyCode,
            bankCode: values.bankCode,
            bankAccountNumber: values.bankAccountNumber.trim(),
            bankAccountName: values.bankAccountName.trim(),
          }),
        ),
      onSuccess: (_data, { values }) =>
        showSaved(broker, {
          withdrawalBank: values.bankCode,
          withdrawalBankAccountNumber: values.bankAccountNumber.trim(),
          withdrawalBankAccountName: values.bankAccountName.trim(),
        }),
      onSettled: () => refresh(broker),
    }),
};
