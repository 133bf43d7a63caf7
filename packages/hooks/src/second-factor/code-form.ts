import type { Form } from "../form/use-form.ts";
import { codeOf } from "../failure.ts";
import { type FactorCode, validateCode } from "./second-factor.rules.ts";

/** The values of a form that asks for a code of the authenticator app or a recovery code. */
export interface CodeValues {
  readonly code: string;
}

/** The part of a machine's context that its form shows. */
interface CodeContext {
  readonly code: string;
  /** How often the form was submitted with a text that is not a code. */
  readonly attempts: number;
}

/** The refusal of a code that is wrong or was used. */
const CODE_WRONG = 1105;

/** Returns the form after a failed call: a wrong code is cleared, any other code stays and can be sent again. */
export const keepCode = (error: unknown, code: string): string => (codeOf(error) === CODE_WRONG ? "" : code);

/** Creates the form of a machine that asks for a code. */
export function createCodeForm(
  { code, attempts }: CodeContext,
  send: (event: { type: "code.change"; code: string }) => void,
): Form<CodeValues, FactorCode> {
  const issue = attempts > 0 ? validateCode(code, "any") : null;
  return {
    values: { code },
    issues: issue ? { code: { code: issue } } : {},
    attempts,
    change: (_field, text) => send({ type: "code.change", code: text }),
    leave: () => {},
  };
}
