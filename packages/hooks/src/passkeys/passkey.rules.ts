import type { Issues } from "../form/issue.ts";

/** The values of the forms that add and remove a passkey. */
export interface PasskeyValues {
  readonly password: string;
  /** The name of a new passkey. */
  readonly name: string;
}

/** Why such a form cannot be sent. */
export type PasskeyCode = "passwordRequired" | "nameRequired" | "nameTooLong";

/** The maximum length of a name. */
const LONGEST = 60;

/** Validates a form that asks for the password, and for a name where it adds a passkey. */
export function validatePasskey(
  { password, name }: PasskeyValues,
  asksForName: boolean,
): Issues<PasskeyValues, PasskeyCode> {
  const text = name.trim();
  const wrong = text === "" ? "nameRequired" : text.length > LONGEST ? "nameTooLong" : null;
  return {
    ...(password === "" && { password: { code: "passwordRequired" as const } }),
    ...(asksForName && wrong && { name: { code: wrong } }),
  };
}
