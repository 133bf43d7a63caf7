import type { DepositState, Issue } from "@broker/hooks";

const issues: Readonly<Record<string, string>> = {
  emailRequired: "Enter your email.",
  emailInvalid: "This is not an email address.",
  passwordRequired: "Enter your password.",
  amountRequired: "Enter an amount.",
  amountTooLow: "The amount must be at least {min} USD.",
  amountTooHigh: "The amount must be at most {max} USD.",
  proofType: "There is no image or PDF at this path.",
  proofTooLarge: "The file must be at most 5 MB.",
};

/** Returns the sentence of an issue. */
export const issueWords = (issue: Issue | null | undefined): string | undefined =>
  issue
    ? (issues[issue.code] ?? issue.code).replace(/\{(\w+)\}/, (_, name) => `${issue.params?.[name]}`)
    : undefined;

/** The sentences of the steps that wait or ask. */
export const stepWords: Partial<Readonly<Record<DepositState["step"], string>>> = {
  unavailable: "The banks could not be loaded.",
  requestFailed: "The deposit was not requested.",
  confirmingAnother: "An earlier deposit may still arrive. Request another one?",
  requestNotFound: "The provider does not know this deposit.",
  requestUnknown: "It is not known whether the deposit was requested.",
  proofFailed: "The proof of payment was not accepted.",
  proofUnknown: "It is not known whether the proof of payment arrived.",
  settled: "The deposit was submitted. The provider reviews it.",
};
