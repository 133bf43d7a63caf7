import type { Issues } from "../form/issue.ts";

/** The values of the form that requests a deletion: the address of the account, typed in to confirm, and the password. */
export interface DeletionValues {
  readonly email: string;
  readonly password: string;
}

/** Why the form cannot be sent. */
export type DeletionCode = "emailRequired" | "emailOther" | "passwordRequired";

const plain = (email: string): string => email.trim().toLowerCase();

/** Validates the form against the address of the account; while that is unknown, the provider compares it. */
export function validateDeletion(
  { email, password }: DeletionValues,
  own: string | null,
): Issues<DeletionValues, DeletionCode> {
  const typed = plain(email);
  return {
    ...(typed === ""
      ? { email: { code: "emailRequired" as const } }
      : own !== null && typed !== plain(own) && { email: { code: "emailOther" as const } }),
    ...(password === "" && { password: { code: "passwordRequired" as const } }),
  };
}
