/** The status of an identity check (spec 4.2). */
export type KycStatus = "notSubmitted" | "pendingApproval" | "approved" | "cancelledByAdmin" | "unknown";

const statuses: Readonly<Record<number, KycStatus>> = {
  0: "notSubmitted",
  1: "pendingApproval",
  3: "approved",
  4: "cancelledByAdmin",
};

/** The code that a missing code counts as (spec 4.2). */
const MISSING_CODE = 400;

/** Returns the status of a provider's code; `unknown` for a missing code, and for any that the specification does not have. */
export function toKycStatus(code: number | null | undefined): KycStatus {
  return statuses[code ?? MISSING_CODE] ?? "unknown";
}

/** Returns whether the form is shown: nothing was submitted, or the status is unknown (spec 2.8). */
export function isKycOpen(status: KycStatus): boolean {
  return status === "notSubmitted" || status === "unknown";
}
