import { useBroker } from "../provider.tsx";
import { profileMutations } from "./profile.mutations.ts";
import { type PasswordCode, type PasswordValues, validatePassword } from "./profile.rules.ts";
import { type EditForm, useEditForm } from "./use-edit-form.ts";

/** Where the change of the password is, with the commands that are legal there. */
export type PasswordForm = EditForm<PasswordValues, PasswordCode>;

const empty: PasswordValues = { oldPassword: "", newPassword: "", confirmPassword: "" };

/**
 * Changes the password, which ends every other session of the user. Cancelling and success empty all three fields.
 *
 * @example
 * const password = usePasswordForm({ onSaved: () => announce(t("changed")) });
 * if (password.step === "viewing") return <button onClick={password.edit}>Change</button>;
 */
export function usePasswordForm(options: { onSaved?: () => void } = {}): PasswordForm {
  return useEditForm<PasswordValues, PasswordCode, PasswordValues>({
    operation: "UpdateUserPassword",
    saved: empty,
    validate: validatePassword,
    mutation: profileMutations.changePassword(useBroker()),
    toVariables: (values) => values,
    onSaved: options.onSaved,
  });
}
