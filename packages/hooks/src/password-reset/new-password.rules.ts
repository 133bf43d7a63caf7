import { issuesOf } from "../form/field.rules.ts";
import type { Issue, Issues } from "../form/issue.ts";

/** What the page behind a reset link asks for. */
export interface NewPasswordValues {
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** Why a new password cannot be set. */
export type NewPasswordCode = "required" | "passwordTooShort" | "passwordMismatch";

const PASSWORD_MIN = 8;

/** Judges a new password as the change of one is judged (spec 5.4). */
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
