import type { Issues } from "../form/issue.ts";

/** The values of a form that asks for a code of the authenticator app, and for the password where that is needed. */
export interface FactorValues {
  readonly password: string;
  readonly code: string;
}

/** Why such a form cannot be sent. */
export type FactorCode = "passwordRequired" | "codeRequired" | "codeInvalid";

/** The codes that a form accepts: codes of the app alone, or recovery codes too. */
export type CodeKind = "app" | "any";

const plain = (code: string) => code.replaceAll(/[\s-]/g, "");

/** Validates a code: six digits of the app, or the 16 characters of a recovery code where those are taken. */
export function validateCode(code: string, kind: CodeKind): FactorCode | null {
  const text = plain(code);
  if (text === "") return "codeRequired";
  const isRecoveryCode = kind === "any" && /^[a-z2-7]{16}$/i.test(text);
  return /^\d{6}$/.test(text) || isRecoveryCode ? null : "codeInvalid";
}

/** Validates a form that asks for a password, a code, or both. */
export function validateFactor(
  { password, code }: FactorValues,
  asks: { readonly password?: boolean; readonly code?: CodeKind },
): Issues<FactorValues, FactorCode> {
  const wrong = asks.code ? validateCode(code, asks.code) : null;
  return {
    ...(asks.password && password === "" && { password: { code: "passwordRequired" as const } }),
    ...(wrong && { code: { code: wrong } }),
  };
}
