import type { DepositState } from "@broker/hooks";

const issues: Readonly<Record<string, string>> = {
  emailRequired: "Your e-mail is missing.",
  emailInvalid: "This is no e-mail address.",
  passwordRequired: "Your password is missing.",
  amountRequired: "How much do you pay in?",
  amountTooLow: "Pay in {min} dollars or more.",
  amountTooHigh: "Pay in {max} dollars or less.",
  proofRequired: "Add your receipt.",
  proofType: "A picture or a PDF, please.",
  proofTooLarge: "Five megabytes at most.",
};

type Issue = { readonly code: string; readonly params?: Readonly<Record<string, string | number>> };

/** Returns the sentence of an issue. */
export const issueWords = (issue: Issue | null | undefined): string | undefined =>
  issue
    ? (issues[issue.code] ?? "Check this.").replace(/\{(\w+)\}/, (_, name) => `${issue.params?.[name]}`)
    : undefined;

/** The sentences of the steps that wait or ask. */
export const stepWords: Partial<Readonly<Record<DepositState["step"], string>>> = {
  loading: "Reading the tides…",
  unavailable: "The list of banks did not arrive.",
  requesting: "Booking your deposit…",
  requestFailed: "The deposit was not booked.",
  confirmingAnother: "An earlier deposit may still arrive. Book another one?",
  requestNotFound: "The deposit was not found.",
  requestUnknown: "It is not known yet whether the deposit is booked.",
  submitting: "Sending your receipt…",
  proofFailed: "The receipt was not accepted.",
  proofUnknown: "It is not known yet whether the receipt arrived.",
  settled: "Thank you. The harbour master checks your receipt.",
};
