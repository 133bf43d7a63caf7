import { issuesOf } from "../form/field.rules.ts";
import type { Issue, Issues } from "../form/issue.ts";

/** The values of the form behind a reset link. */
export interface NewPasswordValues {
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** The codes of a new password that cannot be set. */
export type NewPasswordCode = "required" | "passwordTooShort" | "passwordMismatch";

const PASSWORD_MIN = 8;

/** Validates a new password by the rules of a change of the password (spec 5.4). */
export function validateNewPassword({
  newPassword,
  confirmPassword,
}: NewPasswordValues): Issues<NewPasswordValues, NewPasswordCode> {
  const required: Issue<NewPasswordCode> = { code: "required" };
  const tooShort: Issue<NewPasswordCode> = { code: "passwordTooShort", params: { min: PASSWORD_MIN } };
  const mismatch: Issue<NewPasswordCode> = { code: "passwordMismatch" };
  const isShort = newPassword.length < PASSWORD_MIN;
  const isSame = confirmPassword === newPassword;
  return issuesOf<NewPasswordValues, NewPasswordCode>({
    newPassword: newPassword === "" ? required : isShort ? tooShort : undefined,
    confirmPassword: confirmPassword === "" ? required : isSame ? undefined : mismatch,
  });
}
