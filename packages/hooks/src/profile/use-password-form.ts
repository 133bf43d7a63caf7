import { useBroker } from "../provider.tsx";
import { profileMutations } from "./profile.mutations.ts";
import { type PasswordCode, type PasswordValues, validatePassword } from "./profile.rules.ts";
import { type EditFormState, useEditForm } from "./use-edit-form.ts";

/** The state of the password form, with the commands that are legal in it. */
export type PasswordFormState = EditFormState<PasswordValues, PasswordCode>;

const empty: PasswordValues = { oldPassword: "", newPassword: "", confirmPassword: "" };

/**
 * Changes the password, which ends every other session of the user. Cancelling and success empty all three fields.
 *
 * @example
 * const password = usePasswordForm({ onSaved: () => announce(t("changed")) });
 * if (password.step === "viewing") return <button onClick={password.edit}>Change</button>;
 */
export function usePasswordForm(options: { onSaved?: () => void } = {}): PasswordFormState {
  return useEditForm<PasswordValues, PasswordCode, PasswordValues>({
    operation: "UpdateUserPassword",
    saved: empty,
    validate: validatePassword,
    mutation: profileMutations.changePassword(useBroker()),
    toVariables: (values) => values,
    onSaved: options.onSaved,
  });
}
